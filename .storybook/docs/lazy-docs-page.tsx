import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { Suspense, lazy } from "react";
import type { PropsWithChildren } from "react";

const DocsPage = lazy(() => import("./docs-page.tsx"));

/** Loads the code of docs pages only when a docs page is shown. Tests and server rendering never need it. */
export function LazyDocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <DocsPage {...props} />
    </Suspense>
  );
}
