/** `npm run new industry <name>`: adds an industry with its page to the overview, the header and the chat. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { industriesAlsoCalled } from "@larkline/content/also-called";
import { industries } from "@larkline/content/industries";
import { pageTexts } from "@larkline/content/page-texts";

import { root } from "../build/stamp.ts";
import { type Change, edit, write } from "./changes.ts";
import { industryEntryOf, industryWordsOf } from "./industry-words.ts";
import { addBefore, addImport } from "./insert.ts";
import { camel, checkConstant, pascal, titled } from "./names.ts";
import { checkPage } from "./page-place.ts";
import { listPage, pageStory } from "./page.ts";

/** Options of `npm run new industry`. */
export interface IndustryOptions {
  /** Name of the industry. */
  name?: string | undefined;
  /** The customers in the plural, as in 'dental practices'. */
  for?: string | undefined;
}

/**
 * Seed of the call's waveform, 20 to 79. Derived from the id, so that most industries have different seeds.
 */
const seedOf = (id: string) =>
  20 +
  (Array.from(id).reduce((hash, character) => hash * 31 + (character.codePointAt(0) ?? 0), 7) % 60);

/**
 * Removes the new industry's names from the synonyms of other industries, because the assistant maps each
 * word to one industry.
 */
function removeSynonyms(names: readonly string[]): Change[] {
  const taken = names.filter((name) => Object.values(industriesAlsoCalled).flat().includes(name));
  if (taken.length === 0) return [];
  const [start, end] = ["export const industriesAlsoCalled", "\n};"];
  return [
    edit("packages/content/src/also-called.ts", (text) => {
      const from = text.indexOf(start);
      const to = text.indexOf(end, from);
      const list = taken.reduce(
        (lines, name) => lines.replaceAll(`    "${name}",\n`, ""),
        text.slice(from, to),
      );
      return `${text.slice(0, from)}${list}${text.slice(to)}`;
    }),
  ];
}

/** Number of the first line that contains a text, as a suffix of a path: ":12". Empty if there is none. */
function lineOf(file: string, text: string): string {
  const lines = readFileSync(join(root, file), "utf8").toLowerCase().split("\n");
  const at = lines.findIndex((line) => line.includes(text.toLowerCase()));
  return at < 0 ? "" : `:${at + 1}`;
}

/**
 * Finds the pages of other industries that have the new industry's name as a title. The assistant may answer
 * questions about the new industry from these pages.
 *
 * @returns Notes for the developer, one sentence each.
 */
export function namedElsewhere(id: string, { name = titled(id) }: IndustryOptions): string[] {
  const isName = (text: string) => text.toLowerCase() === name.toLowerCase();
  const hasTitle = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([key, inner]) =>
      key === "title" && typeof inner === "string" ? isName(inner) : hasTitle(inner),
    );
  return industries
    .filter((other) => other.id !== id && hasTitle(pageTexts[other.id]))
    .map((other) => {
      const file = `packages/content/src/industry-pages/${other.id}.ts`;
      return `${file}${lineOf(file, `title: "${name}"`)} has the title “${name}”, too. Change that title, because otherwise the assistant answers with both.`;
    });
}

/**
 * All changes that add an industry.
 *
 * @param id Id of the industry, the last part of its page's path: "dental".
 * @throws InputError If the id or the name is invalid or already used.
 */
export function newIndustry(id: string, options: IndustryOptions): Change[] {
  checkConstant(id, ["brand", "claims", "complete", "entries", "industries", "industry"]);
  const name = options.name ?? titled(id);
  const customers =
    options.for ?? (name.endsWith("s") ? name.toLowerCase() : `${name.toLowerCase()} businesses`);
  const path = `/industries/${id}`;
  checkPage(path, `${id}-page`, name);
  const entry = camel(id);
  const words = `${entry}Page`;
  const text = { id, entry, words, name, customers };
  return [
    write(`packages/content/src/industries/${id}.ts`, industryEntryOf(text)),
    write(`packages/content/src/industry-pages/${id}.ts`, industryWordsOf(text)),
    write(
      `apps/site/src/pages/industries/${id}.page.tsx`,
      `import { ${words} } from "@larkline/content/industry-pages/${id}";

import { IndustryPage } from "./industry-page.tsx";

export const meta = ${words}.meta;

/** \`${path}\`: the industry pages' template. */
export default function ${pascal(id)}() {
  return <IndustryPage text={${words}} drawing="front-desk" waveformSeed={${seedOf(id)}} />;
}
`,
    ),
    write(
      `stories/pages/industries-${id}.stories.tsx`,
      pageStory(
        { name, component: pascal(id), module: `industries/${id}.page.tsx`, address: path },
        false,
      ),
    ),
    ...listPage(path, { id: `${id}-page`, name }, { name: words, file: `industry-pages/${id}` }),
    edit("packages/content/src/industries.ts", (list) =>
      addBefore(
        addImport(list, entry, `./industries/${id}.ts`),
        "const entries",
        /^\];/m,
        `  ${entry},`,
      ),
    ),
    ...removeSynonyms([id.replaceAll("-", " "), name.toLowerCase()]),
  ];
}
