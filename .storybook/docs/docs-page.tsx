import { DocsContainer } from "@storybook/addon-docs/blocks";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import type { PropsWithChildren } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

import { Evidence } from "../blocks/evidence.tsx";
import { StylingHooks } from "../blocks/styling-hooks.tsx";
import { applyGlobals, chosen } from "../stage/apply-globals.ts";
import { themeFor } from "./theme.ts";

import "./docs.css";

type Globals = Record<string, unknown>;

/**
 * The container of docs pages. It applies the toolbar's choices, and adds the styling hooks and the evidence
 * after the content.
 */
export default function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(initialGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals: next }: { globals: Globals }) => setGlobals(next);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  useEffect(() => {
    void applyGlobals(globals, "docs");
  }, [globals]);
  return (
    <DocsContainer {...props} theme={themeFor(chosen(globals, "theme"))}>
      <main>
        {children}
        <EvidenceOf context={props.context} />
      </main>
    </DocsContainer>
  );
}

/** Styling hooks and evidence of the component whose stories the page names in `<Meta of={…} />`. */
function EvidenceOf({ context }: Pick<DocsContainerProps, "context">) {
  const fileName: unknown = context.componentStories()[0]?.parameters["fileName"];
  if (typeof fileName !== "string") return null;
  return (
    <>
      <StylingHooks stories={fileName} />
      <Evidence stories={fileName} />
    </>
  );
}

/** Reads the toolbar's initial choices from the URL: `globals=theme:dark;…`. */
function initialGlobals(): Globals {
  const globals = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(
    globals.split(";").flatMap((pair) => {
      const [name, value] = pair.split(":");
      return name && value ? [[name, value]] : [];
    }),
  );
}
