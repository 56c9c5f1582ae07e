/** Loads the modules of pages, and stores the loaded ones so that they can be rendered without suspending. */
import type { PageMeta } from "@larkline/content/page-meta";
import { type ComponentType, lazy } from "react";

import { loadOrReload } from "./module-loading.ts";
import { type SiteRoute, routeFor } from "./routes.ts";

/** The exports of a page's module. */
export interface PageModule {
  /** The page's markup. */
  default: ComponentType;
  /** Title and description for search engines and link previews. */
  meta: PageMeta;
  /**
   * The components that keep their prerendered markup on hydration (`kept-sections.tsx`,
   * `loaded-on-use.tsx`).
   */
  keptSections?: readonly { prepare: () => Promise<void> }[];
}

const modules = import.meta.glob<PageModule>("./pages/**/*.page.tsx");

/**
 * Loads the module of a route's page.
 *
 * @throws If the list of pages has a page without a module.
 */
export async function loadPage({ module }: SiteRoute): Promise<PageModule> {
  const load = modules[module.replace(/^src/, ".")];
  if (!load) throw new Error(`There is no apps/site/${module}.`);
  return await load();
}

const components = new Map<SiteRoute, ComponentType>();
const metas = new Map<SiteRoute, PageMeta>();

/** Stores a loaded page. */
function store(route: SiteRoute, page: PageModule): void {
  components.set(route, page.default);
  metas.set(route, page.meta);
}

/**
 * Loads a page with the modules of its sections that keep their prerendered markup, so that it renders without
 * suspending. A Suspense boundary would hydrate later than the shell.
 */
export async function preparePage(route: SiteRoute): Promise<PageModule> {
  const page = await loadPage(route);
  await Promise.all(page.keptSections?.map(({ prepare }) => prepare()) ?? []);
  store(route, page);
  return page;
}

/** Like `preparePage`, but without the modules of sections that keep their prerendered markup. */
export async function preparePrerenderedPage(route: SiteRoute): Promise<void> {
  store(route, await loadPage(route));
}

/**
 * The component of a route's page. A page that is not loaded suspends; the router navigates in a
 * transition, so the previous page stays visible meanwhile.
 */
export function pageOf(route: SiteRoute): ComponentType {
  const known = components.get(route);
  if (known) return known;
  const Page = lazy(() => loadOrReload(() => preparePage(route)));
  components.set(route, Page);
  return Page;
}

/** Preloads the page at a path, because the visitor is likely to open it. */
export function prefetchPage(pathname: string): void {
  // The browser loads each module once, so a later navigation reuses it. A failure is handled on
  // navigation.
  preparePage(routeFor(pathname)).catch(() => {});
}

/** Title and description of a loaded page. */
export function metaOf(route: SiteRoute): PageMeta | undefined {
  return metas.get(route);
}
