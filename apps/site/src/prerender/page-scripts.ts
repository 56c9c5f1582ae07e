import { statSync } from "node:fs";
import { join } from "node:path";

import type { Manifest } from "vite";

import type { SiteRoute } from "../routes.ts";
import { type ServerEntry, entryModule, shellModule, trackModule } from "./bundles.ts";
import { compileLoader, inlineScript } from "./inline-script.ts";
import { moduleOf, modulesOf, stylesheetOf } from "./manifest.ts";

/** Size in bytes of the file at a URL path. */
const sizeOf = (client: string, address: string): number => statSync(join(client, address)).size;

/**
 * Creates the function that returns the inline script of a route's page: the compiled loader with the names of the
 * modules that the page needs.
 *
 * @param client The folder of the browser's files.
 */
export function pageScripts(
  client: string,
  manifest: Manifest,
  routeFor: ServerEntry["routeFor"],
): (route: SiteRoute) => Promise<string> {
  const entry = moduleOf(manifest, entryModule);
  const track = moduleOf(manifest, trackModule);
  const stylesheet = stylesheetOf(manifest, entryModule);

  /** The compiled loader for each combination of `atOnce` and `secret`. */
  const loaders = new Map<string, string>();
  const loaderOf = async ({
    startsAtOnce: atOnce = false,
    secretFragment: secret = false,
  }: SiteRoute) => {
    const key = `${atOnce} ${secret}`;
    const compiled = loaders.get(key) ?? (await compileLoader({ atOnce, secret }));
    loaders.set(key, compiled);
    return compiled;
  };

  return async (route) => {
    const needed = [
      shellModule,
      ...(route.keepsMarkup ? [] : [route.module]),
      // Also the page to which this one redirects. Its modules would otherwise be requested only after the
      // redirect.
      ...(route.leadsTo ? [routeFor(route.leadsTo).module] : []),
    ];
    return inlineScript(await loaderOf(route), {
      entry,
      stylesheet,
      track,
      // The first modules import all others, so that the browser requests those even if `inlineScript` omits them
      // because the script would be too long. The largest of the others are first. The analytics module is
      // omitted, because it is usually loaded already.
      modules: [
        ...new Set([
          ...needed.map((module) => moduleOf(manifest, module)),
          ...modulesOf(manifest, [entryModule, ...needed]).toSorted(
            (a, b) => sizeOf(client, b) - sizeOf(client, a),
          ),
        ]),
      ].filter((address) => address !== entry && address !== track),
    });
  };
}
