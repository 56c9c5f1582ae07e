/** Tests the order of the kit's budgets. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { root } from "../kit/kit-package.ts";

test.each(["budgets.json", "budgets-styles.json"])(
  "%s is sorted as `npm run new component` sorts it, which then changes only its own lines",
  (name) => {
    const text = readFileSync(join(root, "packages/ui", name), "utf8");
    const keys = Object.keys(JSON.parse(text));
    expect(keys).toEqual(keys.toSorted());
  },
);
