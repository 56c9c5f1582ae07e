/** Tests the texts that `npm run new industry` writes. */
import { stripTypeScriptTypes } from "node:module";

import { brand } from "@larkline/content/brand";
import { expect, it } from "vitest";

import { industryWordsOf } from "../../scripts/new/industry-words.ts";

/** The title in the generated module. */
function titleIn(source: string): unknown {
  const code = stripTypeScriptTypes(source)
    .replaceAll(/^import [^;]*;/gm, "")
    .replace(/export const \w+ =/, "return");
  // oxlint-disable-next-line typescript/no-implied-eval -- our own generator's text, as a module would run it
  return new Function("brand", "claims", "clinics", code)(brand, {}, {}).meta.title;
}

it("writes a typographic apostrophe and a backtick of the industry's name into the title", () => {
  const names = { id: "clinics", entry: "clinics", words: "clinicsPage" };
  const source = industryWordsOf({ ...names, name: "Children's `A`", customers: "clinics" });
  expect(titleIn(source)).toBe(`Children’s \`A\`: AI receptionist | ${brand.name}`);
});
