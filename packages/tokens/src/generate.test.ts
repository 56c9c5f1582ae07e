import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { compile } from "tailwindcss";
import { describe, expect, test } from "vitest";

import { dimension } from "./css/values.ts";
import { generate } from "./generate.ts";
import { computeRoleColors, grounds, roleNames, themes } from "./source.ts";

const generated = await generate();
const onDisk = (name: string) =>
  readFileSync(new URL(`../generated/${name}`, import.meta.url), "utf8");

test.each([...generated.keys()])("generated/%s is up to date", (name) => {
  expect(onDisk(name), "run: npm run build -w @larkline/tokens").toBe(generated.get(name));
});

/** The style sheet that Tailwind generates from our theme and these classes. */
async function utilities(...classes: readonly string[]): Promise<string> {
  const compiler = await compile(`${onDisk("theme-strict.css")}\n@tailwind utilities;`);
  return compiler.build([...classes]);
}

describe("Tailwind with the strict theme", () => {
  test.each(roleNames())("%s works as background, text, border and stroke color", async (role) => {
    const css = await utilities(`bg-${role}`, `text-${role}`, `border-${role}`, `stroke-${role}`);
    for (const property of ["background-color", "color", "border-color", "stroke"]) {
      expect(css).toContain(` ${property}: var(--color-${role});`);
    }
  });

  test("Tailwind's own theme values are gone", async () => {
    const css = await utilities("bg-red-500", "text-xl", "rounded-lg", "max-w-md", "font-sans");
    expect(css).not.toMatch(/\.(?:bg-red-500|text-xl|rounded-lg|max-w-md|font-sans)/u);
  });

  test.each([
    ["p-4", "padding: calc(var(--spacing) * 4)"],
    ["w-module", "width: var(--spacing-module)"],
    ["-mx-module", "margin-inline: calc(var(--spacing-module) * -1)"],
    ["px-gutter", "padding-inline: var(--spacing-gutter)"],
    ["py-section", "padding-block: var(--spacing-section)"],
    ["max-w-page", "max-width: var(--container-page)"],
    ["max-w-measure", "max-width: var(--container-measure)"],
    ["rounded-control", "border-radius: var(--radius-control)"],
    ["duration-panel", "transition-duration: var(--duration-panel)"],
    ["transition-colors", "transition-duration: var(--tw-duration, var(--duration-state))"],
    ["ease-out", "transition-timing-function: var(--ease-out)"],
    ["shadow-float", "var(--color-shadow)"],
    ["text-display", "letter-spacing: var(--tw-tracking, var(--text-display--letter-spacing))"],
    ["font-plate", "font-family: var(--font-plate)"],
    ["lg:flex", "@media (width >= 1024px)"],
  ])("the class %s sets %s", async (className, declaration) => {
    expect(await utilities(className)).toContain(declaration);
  });
});

test("in CSS zero keeps its unit, because calc() treats a zero without a unit as a number", () => {
  expect(dimension({ value: 0, unit: "px" })).toBe("0px");
  expect(dimension({ value: 0, unit: "ms" })).toBe("0ms");
});

test("the strict theme adds less than 2 kB of compressed CSS to a page without utility classes", async () => {
  const css = await utilities();
  expect(brotliCompressSync(css.replaceAll(/\s+/gu, " ")).length).toBeLessThan(2000);
});

test("Figma gets every role in every theme and on every ground", () => {
  const { color } = JSON.parse(onDisk("figma.json"));
  expect(Object.keys(color)).toEqual(roleNames());
  for (const role of roleNames()) {
    const modes: Record<string, string> = color[role].$extensions.mode;
    expect(Object.keys(modes)).toHaveLength(themes.length * grounds.length);
    expect(modes["dark on board"]).toBe(computeRoleColors().dark.board[role]);
  }
});

test("Figma's variables name custom properties that the style sheet declares; breakpoints name none", () => {
  const declared = new Set(onDisk("variables.css").match(/--[\w-]+(?=:)/gu));
  const { $description: _, breakpoint, ...groups } = JSON.parse(onDisk("figma.json"));
  const variables = Object.values<object>(groups).flatMap((group) => Object.entries(group));
  expect(variables.length).toBeGreaterThan(roleNames().length);
  for (const [name, variable] of variables) {
    const code: string = variable.$extensions["com.figma"].codeSyntax.WEB;
    const property = /^var\((--[\w-]+)\)$/u.exec(code)?.[1];
    expect(declared, `${name}: ${code}`).toContain(property);
  }
  expect(JSON.stringify(breakpoint)).not.toContain("codeSyntax");
});
