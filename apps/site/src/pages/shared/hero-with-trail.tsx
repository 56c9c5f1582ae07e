import { pageName } from "@larkline/content/trail";
import { Hero, type HeroProps } from "@larkline/ui/hero";
import { useLocation } from "react-router-dom";

import { routeFor } from "../../routes.ts";
import { PageTrail } from "./page-trail.tsx";

/** A page's hero with breadcrumbs, and with `kicker` above the title: by default the page's name. */
export function HeroWithTrail({ kicker, ...props }: Omit<HeroProps, "breadcrumbs">) {
  const { path } = routeFor(useLocation().pathname);
  return (
    <Hero
      kicker={kicker ?? pageName(path)}
      breadcrumbs={<PageTrail currentHidden {...(kicker && { current: kicker })} />}
      {...props}
    />
  );
}
