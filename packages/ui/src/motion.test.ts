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
 * Matches a literal time without a minus sign: in CSS any; in a class a number after `duration-` or
 * `delay-`, or a time in brackets after a hyphen.
 */
const literalTime = {
  css: /(?<![\w.-])\d*\.?\d+m?s\b/u,
  tsx: /\b(?:duration|delay)-(?:\d|\[\d)|-\[[^\]]*(?<![\w.-])\d*\.?\d+m?s\b/u,
};

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
