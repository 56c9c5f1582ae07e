/** Tests that Figma's Code Connect can parse the templates that `npm run figma` writes. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { components, kitExports, root } from "../kit/kit-package.ts";
import { runIn } from "./application.ts";

/** URL of a node in a Figma file. */
const nodeUrl = (index: number) => `https://www.figma.com/design/abc/Kit?node-id=1-${index}`;

it("Code Connect reads a template of every component", async () => {
  const folder = await mkdtemp(join(tmpdir(), "larkline-figma-"));
  try {
    const sources = new Set(components.map(({ source }) => source));
    const names = kitExports.filter(({ source }) => sources.has(source)).map(({ name }) => name);
    const nodes = Object.fromEntries(names.map((name, index) => [name, nodeUrl(index)]));
    await writeFile(join(folder, "nodes.json"), JSON.stringify(nodes));
    const out = join(folder, "out");
    const output = await runIn(root, "node", ["scripts/figma.ts", join(folder, "nodes.json"), out]);
    expect(output).toContain(`${names.length} templates`);
    const figma = join(import.meta.dirname, "node_modules/.bin/figma");
    const printed = await runIn(out, figma, ["connect", "parse", "--exit-on-unreadable-files"]);
    // The tool may print other lines before and after the JSON list.
    const read: { figmaNode: string; template: string; component?: string }[] = JSON.parse(
      printed.slice(printed.indexOf("[\n"), printed.lastIndexOf("]") + 1),
    );
    expect(read.map(({ figmaNode }) => figmaNode).toSorted()).toEqual(
      Object.values(nodes).toSorted(),
    );
    const button = read.find(({ figmaNode }) => figmaNode === nodes["button"]);
    expect(button?.template).toContain('getEnum("variant"');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
