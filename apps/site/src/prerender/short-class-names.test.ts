import { fileURLToPath } from "node:url";

import { build } from "vite";
import { beforeAll, describe, expect, test } from "vitest";

import { type ShortClassNames, shortClassNames } from "./short-class-names.ts";

let names: ShortClassNames;
beforeAll(async () => {
  names = await shortClassNames();
});

const rule = (name: string) => `.${name}{top:0}`;
const selectorOf = (css: string) => /^\.(\S+)\{/.exec(css)?.[1] ?? "";

/** Path of a module that only this test defines. */
const moduleFile = fileURLToPath(new URL("../../../../packages/ui/src/part.tsx", import.meta.url));

/** Builds a module of the kit with the plugin. Returns its code. */
async function built(code: string): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      names.plugin,
      {
        name: "one-module",
        enforce: "pre",
        resolveId: (id) => (id === moduleFile ? moduleFile : null),
        load: (id) => (id === moduleFile ? code : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: moduleFile, formats: ["es"] } },
  });
  const [output] = Array.isArray(bundle) ? bundle : [];
  return output && "output" in output ? output.output[0].code : "";
}

describe("the built markup and styles", () => {
  test("have short names for utilities, from which the long ones can be restored", () => {
    const short = selectorOf(names.shortenStyles(rule("font-semibold")));
    expect(short.length).toBeLessThanOrEqual(2);
    expect(names.lengthenMarkup(`<p class="grid ${short}">`)).toBe(
      '<p class="grid font-semibold">',
    );
  });

  test("have short names for the kit's own utilities, but not for names of components", () => {
    const short = selectorOf(names.shortenStyles(rule("ll-call-window")));
    expect(short.length).toBeLessThanOrEqual(3);
    expect(names.lengthenMarkup(`<p class="${short}" data-slot="call-window">`)).toBe(
      '<p class="ll-call-window" data-slot="call-window">',
    );
  });

  test("have short names for classes with escaped characters", () => {
    const long = String.raw`border-\(length\:--width-edge\)`;
    const short = selectorOf(names.shortenStyles(rule(long)));
    expect(short.length).toBeLessThanOrEqual(2);
    expect(names.lengthenMarkup(`<p class="${short}">`)).toContain("border-(length:--width-edge)");
  });

  test("have unique short names", () => {
    const shorts = ["font-semibold", "text-ink", "text-ink-muted", "items-center"].map((name) =>
      selectorOf(names.shortenStyles(rule(name))),
    );
    expect(new Set(shorts).size).toBe(shorts.length);
  });
});

describe("the kit’s modules", () => {
  test("have the short names in strings and in templates, from the first word to the last", async () => {
    const code = await built(
      "export const look = (own: string, wide: boolean) => `bg-page text-ink ${own} ${wide ? 'items-center' : \"\"} font-semibold`;",
    );
    expect(code).toMatch(/`\w{1,2} \w{1,2} \$\{own\} \$\{wide \? "\w{1,2}" : ""\} \w{1,2}`/);
  });

  test("keep words that are joined to other text", async () => {
    const code = await built("export const name = (n: number) => `text-ink-${n} text-ink`;");
    expect(code).toMatch(/`text-ink-\$\{n\} \w{1,2}`/);
  });

  test("leave no long name in a page: `lengthenMarkup` throws an error if there is one", () => {
    expect(() => names.lengthenMarkup('<p class="text-ink"></p>')).toThrow("text-ink");
  });
});

describe("text that is not renamed", () => {
  test.each(["call-window", "footer-link", "grid", "flex", "h-1"])(
    "%s, because the word also has other meanings",
    (name) => {
      expect(names.shortenStyles(rule(name))).toBe(rule(name));
    },
  );

  test("numbers in a stylesheet", () => {
    expect(names.shortenStyles("p{top:.5rem}")).toBe("p{top:.5rem}");
  });
});
