/**
 * Tests the texts that `npm run new industry` writes, and how `npm run new` rejects names that are too long or
 * empty.
 */
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";

import { brand } from "@larkline/content/brand";
import { expect, it } from "vitest";

import { resolve } from "../../scripts/new/changes.ts";
import { changesOf, readCommand } from "../../scripts/new/command.ts";
import { industryWordsOf } from "../../scripts/new/industry-words.ts";

const names = { id: "clinics", entry: "clinics", words: "clinicsPage" };

/** The title in the generated module. */
function titleIn(source: string): unknown {
  const code = stripTypeScriptTypes(source)
    .replaceAll(/^import [^;]*;/gm, "")
    .replace(/export const \w+ =/, "return");
  // oxlint-disable-next-line typescript/no-implied-eval -- our own generator's text, as a module would run it
  return new Function("brand", "claims", "clinics", code)(brand, {}, {}).meta.title;
}

it("writes a typographic apostrophe and a backtick of the industry's name into the title", () => {
  const source = industryWordsOf({ ...names, name: "Children's `A`", customers: "clinics" });
  expect(titleIn(source)).toBe(`Children’s \`A\`: AI receptionist | ${brand.name}`);
});

it.each([
  [
    "the name, if the customers' description does not contain it",
    { name: "Dental", customers: "orthodontists, pediatric clinics and oral surgeons" },
    "Dental: AI receptionist",
  ],
  [
    "the name, if the customers' description contains it but is too long",
    { name: "Property Management", customers: "property management and letting companies" },
    "Property Management: AI receptionist",
  ],
  [
    "the customers' description, if it contains the name and fits",
    { name: "Marinas", customers: "marinas" },
    "AI receptionist for marinas",
  ],
])("makes the title of %s", (_, texts, title) => {
  expect(titleIn(industryWordsOf({ ...names, ...texts }))).toBe(`${title} | ${brand.name}`);
});

const root = path.join(import.meta.dirname, "../..");
const runWith = (...args: string[]) => resolve(root, changesOf(readCommand(args)));

it("needs no options for an industry with a long name", () => {
  expect(() => runWith("industry", "property-management")).not.toThrow();
});

it.each([
  [
    "a page's name that is too long",
    ["page", "x", "--name", "y".repeat(60)],
    /“y{60} with .*--name\.$/,
  ],
  [
    "an industry's name that is too long",
    ["industry", "x", "--name", "y".repeat(60)],
    /“y{60}: .*--name\.$/,
  ],
  ["a --for that is too long", ["industry", "x", "--for", "y".repeat(100)], /y{100}”.*--for\.$/],
  ["a blank name of a page", ["page", "x", "--name", " "], /^--name is empty/],
  ["an empty name of an industry", ["industry", "x", "--name="], /^--name is empty/],
  ["an empty --for", ["industry", "x", "--for="], /^--for is empty/],
  [
    "a page whose constant another page has",
    ["page", "solutions/crm"],
    /^`crmPage` is already imported from .*: choose another name/,
  ],
  [
    "an industry whose constant another one has",
    ["industry", "ecommerce", "--name", "Web Shops"],
    /^`ecommercePage` is already imported/,
  ],
  ["an industry called by a reserved word", ["industry", "new"], /^"new" is a word/],
  ["an industry called like another constant", ["industry", "brand"], /^"brand" is a word/],
  [
    "an unquoted name of two words",
    ["page", "about", "us"],
    /^`npm run new page` takes one name\./,
  ],
  ["an article", ["page", "blog/x"], /^An article needs more than a page/],
  ["a page two folders deep", ["page", "a/b/c"], /^"a\/b\/c" is too deep/],
  [
    "a page called in events like a page of another folder",
    ["page", "guides/call-screening"],
    /^\/solutions\/call-screening is called "call-screening-page" in events already/,
  ],
  [
    "a name that differs from another page's in capital letters only",
    ["page", "x", "--name", "call SCREENING"],
    /^\/solutions\/call-screening is called "Call Screening" already/,
  ],
  ["a component called by a reserved word", ["component", "delete"], /^"delete" is a word/],
  ["a component called like one of its stories", ["component", "matrix"], /^"matrix" is a word/],
  ["a component called like one of its props", ["component", "size"], /^"size" is a word/],
  ["a component called like a block of its page", ["component", "do-dont"], /^"do-dont" is a word/],
])("rejects %s with a message that says what to do", (_, args, message) => {
  expect(() => runWith(...args)).toThrow(message);
});
