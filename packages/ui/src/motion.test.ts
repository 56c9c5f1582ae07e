/**
 * With reduced motion the duration tokens are 0. That stops all CSS animations only if the kit's
 * style sheets and classes use no other durations, which this test checks.
 */
import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const sources = globSync("**/*.{css,tsx}", { cwd: folder }).filter(
  (file) => !file.endsWith(".stories.tsx"),
);

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gsu, "");

/**
 * Patterns of literal times that are not negative. In style sheets: any time, such as `200ms`. In classes: a
 * number after `duration-` or `delay-`, or a time in brackets after a hyphen, such as
 * `transition-[opacity_200ms]`.
 */
const literalTime = {
  css: /(?<![\w.-])\d*\.?\d+m?s\b/u,
  // In brackets an underscore stands for a space.
  tsx: /\b(?:duration|delay)-(?:\d|\[\d)|-\[[^\]]*(?<![a-z\d.-])\d*\.?\d+m?s(?![a-z\d])/u,
};

test.each([
  "duration-200",
  "delay-[1s]",
  "transition-[opacity_200ms]",
  "transition-[opacity,.2s]",
  "animate-[spin_1s_linear_infinite]",
])("the class %s has a literal duration", (name) => {
  expect(name).toMatch(literalTime.tsx);
});

test.each(["duration-small", "duration-(--delay)", "grid-cols-[1fr_2fr]"])(
  "the class %s has no literal duration",
  (name) => {
    expect(name).not.toMatch(literalTime.tsx);
  },
);

test("all durations in style sheets and classes of the kit are tokens", () => {
  // Fails if the glob finds no files.
  expect(sources.length).toBeGreaterThan(10);
  const literal = sources.flatMap((file) =>
    withoutComments(readFileSync(new URL(file, folder), "utf8"))
      .split("\n")
      .filter((line) => literalTime[file.endsWith(".css") ? "css" : "tsx"].test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(literal).toEqual([]);
});
