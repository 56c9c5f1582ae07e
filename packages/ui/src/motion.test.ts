/**
 * Under reduced motion the duration tokens are 0. That stills the kit only if it uses no duration
 * of its own, which is what is held here.
 */
import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const sources = globSync("**/*.{css,tsx}", { cwd: folder }).filter(
  (file) => !file.endsWith(".stories.tsx"),
);

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gsu, "");

/** A time in a style sheet; a number after `duration-` or `delay-`, or a time in brackets, in a class. */
const literalTime = {
  css: /(?<![\w.-])\d*\.?\d+m?s\b/u,
  tsx: /\b(?:duration|delay)-(?:\d|\[\d)|-\[[^\]]*(?<![\w.-])\d*\.?\d+m?s\b/u,
};

test("every duration of the kit is a token", () => {
  expect(sources.length).toBeGreaterThan(10);
  const literal = sources.flatMap((file) =>
    withoutComments(readFileSync(new URL(file, folder), "utf8"))
      .split("\n")
      .filter((line) => literalTime[file.endsWith(".css") ? "css" : "tsx"].test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(literal).toEqual([]);
});
