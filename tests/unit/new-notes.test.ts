/** Tests the notes that `npm run new` prints about files that it does not change. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { healthcarePage } from "@larkline/content/industry-pages/healthcare";
import { expect, test } from "vitest";

import { root } from "../../scripts/build/stamp.ts";
import { namedElsewhere } from "../../scripts/new/industry.ts";

test("a note names the line where another industry's page has the new industry's name as a title", () => {
  const { title } = healthcarePage.specialties.items[0];
  const notes = namedElsewhere("specialty", { name: title.toUpperCase() });
  const note = notes.find((each) => each.includes("/healthcare.ts:")) ?? "";
  const [, file = "", line = "0"] = /^(\S+):(\d+) has the title/.exec(note) ?? [];
  expect(readFileSync(join(root, file), "utf8").split("\n")[Number(line) - 1]).toContain(title);
});

test("there is no note if no other page has the name", () => {
  expect(namedElsewhere("marinas", {})).toEqual([]);
});
