import { pageName, pagesAbove } from "@larkline/content/trail";
import { Breadcrumbs, type BreadcrumbsProps } from "@larkline/ui/breadcrumbs";
import { Hero, type HeroProps } from "@larkline/ui/hero";
import { useLocation } from "react-router-dom";

import { routeFor } from "../../routes.ts";

/** The breadcrumbs of the current page. */
export function PageTrail(props: Partial<Pick<BreadcrumbsProps, "current" | "currentHidden">>) {
  const { path } = routeFor(useLocation().pathname);
  return <Breadcrumbs items={pagesAbove(path)} current={pageName(path)} {...props} />;
}

/** The head of every page but home: breadcrumbs and title. */
export function PageHead({ kicker, ...props }: Omit<HeroProps, "breadcrumbs">) {
  const { path } = routeFor(useLocation().pathname);
  return (
    <Hero
      kicker={kicker ?? pageName(path)}
      breadcrumbs={<PageTrail currentHidden {...(kicker && { current: kicker })} />}
      {...props}
    />
  );
}
