import { pageName, pagesAbove } from "@larkline/content/trail";
import { Breadcrumbs, type BreadcrumbsProps } from "@larkline/ui/breadcrumbs";
import { useLocation } from "react-router-dom";

import { routeFor } from "../../routes.ts";

/** The breadcrumbs of the current page. */
export function PageTrail(props: Partial<Pick<BreadcrumbsProps, "current" | "currentHidden">>) {
  const { path } = routeFor(useLocation().pathname);
  return <Breadcrumbs items={pagesAbove(path)} current={pageName(path)} {...props} />;
}
