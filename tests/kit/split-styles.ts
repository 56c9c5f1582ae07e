/**
 * Reads the computed styles of stories, for a comparison of the kit's whole stylesheet with the stylesheets
 * of single exports (package.test.ts).
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Page } from "playwright";

import { components, kit, kitExports, root } from "./kit-package.ts";
import { openServerRenderer } from "./machinery/node/server-renderer.ts";

/** The text of a file of the built package. */
const shipped = (path: string) => readFileSync(join(kit, "dist", path), "utf8");

/** The text of the kit's whole stylesheet. */
export const wholeStylesheet = () => shipped("styles.css");

/** The text of `base.css` and of the style sheets of these exports, in this order. */
export const stylesheetsOf = (names: readonly string[]) =>
  ["base", ...names].map((name) => shipped(`styles/${name}.css`)).join("\n");

/** A component's `Default` story as server-rendered markup, and the exports that it uses. */
export interface Sample {
  name: string;
  html: string;
  exports: readonly string[];
}

/** Exports that a story file imports, including its own component. */
function exportsOf(stories: string): string[] {
  const imports = readFileSync(join(kit, stories), "utf8").matchAll(/from "(\.[^"]+)"/g);
  const paths = Array.from(imports, ([, path = ""]) => join(dirname(stories), path));
  return kitExports.filter(({ source }) => paths.includes(source)).map(({ name }) => name);
}

/** Renders the `Default` stories of these components, with the class prefix `ll-` that the build adds. */
export async function samplesOf(names: readonly string[]): Promise<Sample[]> {
  const renderer = openServerRenderer(root, join(root, ".storybook/preview.tsx"));
  try {
    const samples: Sample[] = [];
    for (const name of names) {
      const component = components.find((each) => each.name === name);
      if (component === undefined) throw new Error(`No component is called ${name}.`);
      // The renderer selects the story by the part of the id after `--`.
      const { html } = await renderer.render(join(kit, component.stories), "sample--default");
      const prefixed = html.replaceAll(/(?<=\sclass=")[^"]*/g, (classes) =>
        classes.replaceAll(/(?<=^|\s)(?!ll-)(?=\S)/g, "ll-"),
      );
      samples.push({ name, html: prefixed, exports: exportsOf(component.stories) });
    }
    return samples;
  } finally {
    await renderer.close();
  }
}

/**
 * All computed properties of the kit's elements and of their pseudo-elements: one text for each element or
 * pseudo-element. Wrappers of a story are left out, because their classes are the story's own.
 */
export async function looksOf(page: Page, html: string, css: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>${css}</style><body>${html}</body>`);
  return page.evaluate(() =>
    [...document.body.querySelectorAll("[data-slot], [data-slot] *")].flatMap((element, index) =>
      ["", "::before", "::after", "::placeholder", "::marker"].map((part) => {
        const style = getComputedStyle(element, part);
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        const name = `${index} ${element.localName}.${element.getAttribute("class") ?? ""}${part}`;
        return [name, ...values].join("\n");
      }),
    ),
  );
}
