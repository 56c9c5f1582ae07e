/**
 * Safari before 26.2 ignores `text-decoration` with more than a line (https://caniuse.com/text-decoration), so
 * style sheets set the color and the thickness in properties of their own.
 */
import { globSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const folder = new URL(".", import.meta.url);
const styleSheets = globSync("**/*.css", { cwd: folder });

test("no style sheet of the kit sets more than the line in `text-decoration`", () => {
  // Fails if the glob finds no files.
  expect(styleSheets.length).toBeGreaterThan(10);
  const declarations = styleSheets.flatMap((file) =>
    [...readFileSync(new URL(file, folder), "utf8").matchAll(/\btext-decoration:\s*([^;]+);/gu)]
      .filter(([, value = ""]) => value.trim().includes(" "))
      .map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(declarations).toEqual([]);
});
