/** A draft as the two files that a page consists of: its words, and the page that shows them. */
import { type PagePlace, isInGroup, placeOf } from "../page-place.ts";
import { type Draft, textIn } from "./draft.ts";
import { makePage } from "./made.ts";
import { type Data, Phrase, type Words, refsIn } from "./nodes.ts";
import { brandName, phraseOf } from "./phrase.ts";
import { partsIn, printPart } from "./print-part.ts";
import { printEntries } from "./print-words.ts";

/** @throws NewError Where no page can be at the draft's address. */
export function placeOfDraft({ page }: Draft): PagePlace {
  const path = textIn(page, "path").trim();
  const group = isInGroup(path) ? {} : { group: textIn(page, "group") };
  return placeOf(path, { name: textIn(page, "name").trim(), ...group });
}

export interface PageFiles {
  /** Its words, in the content. */
  words: { path: string; text: string };
  /** The page itself. */
  page: { path: string; text: string };
}

/** `import { a, b } from "…";`, or `import type`. */
function importOf(keyword: string, names: ReadonlySet<string>, from: string): string {
  const sorted = [...names].toSorted();
  const one = `${keyword} { ${sorted.join(", ")} } from "${from}";\n`;
  if (one.length <= 101) return one;
  return `${keyword} {\n${sorted.map((name) => `  ${name},\n`).join("")}} from "${from}";\n`;
}

/** Names by the module that they are imported from. */
function grouped(pairs: readonly (readonly [module: string, name: string])[]) {
  const modules = new Map<string, Set<string>>();
  for (const [module, name] of pairs)
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  return [...modules].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The page's title as the browser shows it: what was typed, and the brand. */
function titleOf(typed: string): Data {
  const title = phraseOf(typed);
  const parts = title instanceof Phrase ? title.parts : typeof title === "string" ? [title] : [];
  return new Phrase([...parts, " | ", brandName]);
}

function wordsFileOf(draft: Draft, place: PagePlace): string {
  const { address, component, words: name, file } = place;
  const up = file.includes("/") ? "../" : "./";
  const sections = makePage(draft).flatMap(({ words }) => words);
  const meta: Words = {
    title: titleOf(textIn(draft.page, "title")),
    description: phraseOf(textIn(draft.page, "description")),
  };
  const words: Words = {
    meta,
    ...Object.fromEntries(sections.map(({ key, data }) => [key, data])),
  };
  const own = sections.filter(({ key }) => key !== "hero" && key !== "cta");
  const hasCta = sections.some(({ key }) => key === "cta");
  const types = grouped([
    ["page-sections", "PageText"],
    ...own.map(({ type }) => [type === "Quote" ? "quotes" : "page-sections", type] as const),
  ]).map(([module, names]) => ["import type", module, names] as const);
  const values = grouped(refsIn(words).map(({ module, name: ref }) => [module, ref])).map(
    ([module, names]) => ["import", module, names] as const,
  );
  const imports = [...values, ...types]
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([keyword, module, names]) => importOf(keyword, names, `${up}${module}.ts`));
  const base = hasCta ? "PageText" : 'Omit<PageText, "cta">';
  const shape = `${component}Page`;
  const fields = own.map(({ key, type }) => `  readonly ${key}: ${type};\n`).join("");
  const declared = own.length > 0 ? `interface ${shape} extends ${base} {\n${fields}}\n\n` : "";
  return `/** Words of the page \`${address}\`. */
${imports.join("")}
${declared}export const ${name} = {
${printEntries(words, "  ")}} as const satisfies ${declared === "" ? base : shape};
`;
}

function pageFileOf(draft: Draft, { address, component, words, file }: PagePlace): string {
  const parts = makePage(draft).map(({ part }) => part);
  const imports = grouped(
    parts.flatMap(partsIn).map((part) => [part.module, part.component] as const),
  ).map(([module, names]) => importOf("import", names, module));
  return `import { ${words} as text } from "@larkline/content/${file}";

${imports.join("")}
export const meta = text.meta;

/** The page \`${address}\`. */
export default function ${component}() {
  return (
    <>
${parts.map((part) => `      ${printPart(part, "      ")}\n`).join("")}    </>
  );
}
`;
}

export const filesOf = (draft: Draft, place: PagePlace): PageFiles => ({
  words: { path: `packages/content/src/${place.file}.ts`, text: wordsFileOf(draft, place) },
  page: { path: `apps/site/src/pages/${place.module}`, text: pageFileOf(draft, place) },
});
