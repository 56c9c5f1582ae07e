import { join } from "node:path";

import { type Plugin, build } from "vite";
import { expect, test } from "vitest";

import { contentAsData } from "./content-as-data.ts";
import { leanPackages } from "./lean-packages.ts";
import { separateExports } from "./separate-exports.ts";

/** A module id without the query of `separateExports`. */
const fileOf = (id: string): string => id.split("?")[0] ?? "";

/**
 * Builds the given modules. Those whose names begin with "/given/page" are the entries. Returns the code of
 * each chunk.
 */
async function built(plugin: Plugin, modules: Readonly<Record<string, string>>): Promise<string[]> {
  const entry = Object.keys(modules).filter((name) => name.startsWith("/given/page"));
  const bundle = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      plugin,
      {
        name: "given-modules",
        enforce: "pre",
        resolveId: (id) => (fileOf(id) in modules ? id : null),
        load: (id) => modules[fileOf(id)] ?? null,
      },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ["es"] } },
  });
  const [output] = Array.isArray(bundle) ? bundle : [];
  return output && "output" in output
    ? output.output.map((file) => ("code" in file ? file.code : ""))
    : [];
}

test("if two pages use different exports of a module, no chunk contains both exports", async () => {
  const chunks = await built(separateExports(), {
    "/given/page-1.ts":
      'import { one as first } from "/given/labels.ts"; export const page = [first];',
    "/given/page-2.ts": 'import { two } from "/given/labels.ts"; export const page = [two];',
    "/given/labels.ts": 'export const one = { a: "first" }; export const two = { b: "second" };',
  });
  const exported = chunks.map((code) => code.match(/"first"|"second"/g)).filter(Boolean);
  expect(exported).toHaveLength(2);
  expect(exported).toEqual(expect.arrayContaining([['"first"'], ['"second"']]));
});

test("a module with a context, such as the kit's labels.tsx, exists once for all of its exports", async () => {
  const chunks = await built(separateExports(), {
    "/given/page-1.ts":
      'import { provide, read } from "/given/labels.tsx"; export const page = [provide, read];',
    "/given/labels.tsx":
      'const context = globalThis.create("context"); export const provide = () => context.set(); export const read = () => context.get();',
  });
  expect(chunks.join("").match(/"context"/g)).toHaveLength(1);
});

test("names for developers are removed, with the functions that nothing else refers to", async () => {
  const radix = "/given/node_modules/@radix-ui/react-given/dist/index.mjs";
  const [code] = await built(leanPackages(), {
    "/given/page.ts": `export { Used } from "${radix}";`,
    [radix]: [
      'var __name = (target, value) => Object.defineProperty(target, "name", { value });',
      'export const Used = /* @__PURE__ */ __name((props) => props.children, "UsedName");',
      'Used.displayName = "UsedName";',
      "export function unused() { return globalThis.unused; }",
      '__name(unused, "unused");',
    ].join("\n"),
  });
  expect(code).toContain("props.children");
  expect(code).not.toMatch(/UsedName|unused/);
});

test("Socket.IO has the transports that the chat uses, and no other", async () => {
  const packages = join(import.meta.dirname, "../../../../node_modules");
  const list = join(packages, "engine.io-client/build/esm/transports/index.js");
  const [code] = await built(leanPackages(), {
    "/given/page.ts": `export { transports } from "${list}";`,
  });
  expect(code).toContain("websocket error");
  expect(code).toContain("xhr poll error");
  expect(code).not.toContain("webtransport");
});

test("the content's modules are replaced by their data", async () => {
  const faq = new URL("../../../../packages/content/src/faq.ts", import.meta.url).pathname;
  const [code] = await built(contentAsData(), {
    "/given/page.ts": `export { faqItems } from "${faq}";`,
  });
  expect(code).toContain("Pricing starts from $99 a month");
  expect(code).not.toMatch(/lowestMonthlyPrice|claims/);
});
