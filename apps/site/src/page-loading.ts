/** Loads the modules of pages, and stores the loaded ones so that they can be rendered without suspending. */
import type { PageMeta } from "@larkline/content/page-meta";
import { type ComponentType, lazy } from "react";

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
export async function loadPage({ path, module }: SiteRoute): Promise<PageModule> {
  const load = modules[module.replace(/^src/, ".")];
  if (!load) throw new Error(`The page ${path} has no module apps/site/${module}.`);
  return await load();
}

const components = new Map<SiteRoute, ComponentType>();
const metas = new Map<SiteRoute, PageMeta>();

/** Loads a page with the modules of its sections that keep their prerendered markup. */
async function loadWholePage(route: SiteRoute): Promise<PageModule> {
  const page = await loadPage(route);
  metas.set(route, page.meta);
  await Promise.all(page.keptSections?.map(({ prepare }) => prepare()) ?? []);
  return page;
}

/**
 * Loads a page before the first render, which then needs no Suspense boundary. Such a boundary
 * would hydrate later than the shell.
 */
export async function preparePage(route: SiteRoute): Promise<void> {
  const page = await loadWholePage(route);
  components.set(route, page.default);
}

/** Like `preparePage`, but without the modules of sections that keep their prerendered markup. */
export async function preparePrerenderedPage(route: SiteRoute): Promise<void> {
  const page = await loadPage(route);
  components.set(route, page.default);
  metas.set(route, page.meta);
}

/**
 * The component of a route's page. A page that is not loaded suspends; the router navigates in a
 * transition, so the previous page stays visible meanwhile.
 */
export function pageOf(route: SiteRoute): ComponentType {
  const known = components.get(route);
  if (known) return known;
  const Page = lazy(() => loadOrReload(() => loadWholePage(route)));
  components.set(route, Page);
  return Page;
}

/** Preloads the page that a link leads to, because the visitor is likely to open it. */
export function prefetchPage(href: string): void {
  const route = routeFor(new URL(href, location.href).pathname);
  // The browser loads each module once, so a later navigation reuses it. A failure is handled on
  // navigation.
  loadWholePage(route).catch(() => {});
}

/** Title and description of a loaded page. */
export function metaOf(route: SiteRoute): PageMeta | undefined {
  return metas.get(route);
}

/**
 * Loads modules. If that fails offline, repeats it when the browser is online again, because the browser's own error
 * page would replace a reloaded page and what the visitor has typed. If it fails online, reloads the document, because
 * a newer release may have replaced the modules.
 *
 * @param load Imports the modules.
 * @returns The modules. Never settles before a reload, so that nothing is rendered meanwhile.
 */
export const loadOrReload = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) =>
      navigator.onLine ? location.reload() : addEventListener("online", resolve),
    );
    return await loadOrReload(load);
  });
