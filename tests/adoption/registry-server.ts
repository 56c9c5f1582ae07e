/** Builds and serves the kit's registry on this machine, and runs shadcn's CLI against it. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { RegistryItem } from "../../scripts/registry/item.ts";
import { registryItems } from "../../scripts/registry/items.ts";
import { root } from "../kit/kit-package.ts";
import { runIn } from "./application.ts";
import type { Application } from "./application.ts";

/** A running registry. */
export interface RegistryServer {
  items: readonly RegistryItem[];
  /** Adds items to an application by `shadcn add`. Resolves to what the CLI prints. */
  add: (application: Application, ...names: string[]) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Replaces the response of shadcn's site to a request for an application's base color. The CLI requests the
 * base color for every item, even if the item does not need one. The machine that runs the tests may not be
 * able to reach that site: the tests need only the npm registry.
 */
const baseColor = {
  inlineColors: { light: {}, dark: {} },
  cssVars: { light: {}, dark: {} },
  inlineColorsTemplate: "",
  cssVarsTemplate: "",
};

/** Starts the registry on a free port. */
export async function serveRegistry(): Promise<RegistryServer> {
  /** Response bodies, by path. */
  const answers = new Map<string, unknown>([["/colors/neutral.json", baseColor]]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? "");
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: "There is no such item." }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const items = await registryItems(address);
  for (const item of items) answers.set(`/${item.name}.json`, item);
  const tool = join(import.meta.dirname, "node_modules/shadcn");
  const { bin } = JSON.parse(await readFile(join(tool, "package.json"), "utf8"));
  const cli = join(tool, typeof bin === "string" ? bin : bin.shadcn);
  return {
    items,
    add: ({ folder }, ...names) =>
      runIn(
        folder,
        join(root, "node_modules/.bin/node"),
        [cli, "add", ...names.map((name) => `${address}/${name}.json`), "--yes", "--overwrite"],
        { REGISTRY_URL: address },
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
