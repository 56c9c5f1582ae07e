/** Exports a draft as the source files of a page: its texts, and the components that show them. */
import { type PagePlace, groupOfPath, placeOf } from "../page-place.ts";
import { type Draft, textIn } from "./draft.ts";
import { type MadeSection, makePage } from "./made.ts";
import { type Data, type Part, Phrase, type Words, refsIn } from "./nodes.ts";
import { brandName, phraseOf } from "./phrase.ts";
import { partsIn, printPart } from "./print-part.ts";
import { printEntries } from "./print-words.ts";

/**
 * The places of a draft's page.
 *
 * @throws InputError If the address is invalid, if the address, id or name is already used, or if the
 * header's menu does not exist.
 */
export function placeOfDraft({ page }: Draft): PagePlace {
  const path = textIn(page, "path").trim();
  const group = groupOfPath(path) === undefined ? { group: textIn(page, "group") } : {};
  return placeOf(path, { name: textIn(page, "name").trim(), ...group });
}

interface SourceFile {
  path: string;
  text: string;
}

/** The source files of a page. */
export interface PageFiles {
  /** The page's texts, in packages/content. */
  words: SourceFile;
  /**
   * The page's component, in apps/site. If only some of its sections need a script, the others are in a
   * second file.
   */
  pages: readonly SourceFile[];
}

/** Prints an import declaration: `import { a, b } from "…";`, or `import type`. */
function importOf(keyword: string, names: ReadonlySet<string>, from: string): string {
  const sorted = [...names].toSorted();
  const oneLine = `${keyword} { ${sorted.join(", ")} } from "${from}";\n`;
  // oxfmt breaks lines of more than 100 characters, not counting the line break.
  if (oneLine.length <= 101) return oneLine;
  return `${keyword} {\n${sorted.map((name) => `  ${name},\n`).join("")}} from "${from}";\n`;
}

/** Groups imported names by their module, sorted by module. */
function grouped(pairs: readonly (readonly [module: string, name: string])[]) {
  const modules = new Map<string, Set<string>>();
  for (const [module, name] of pairs)
    modules.set(module, (modules.get(module) ?? new Set()).add(name));
  return [...modules].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** The document's title: the typed title, followed by the brand's name. */
function titleOf(typed: string): Data {
  const title = phraseOf(typed);
  const parts = title instanceof Phrase ? title.parts : [title];
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
    .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([keyword, module, names]) => importOf(keyword, names, `${up}${module}.ts`));
  const base = hasCta ? "PageText" : 'Omit<PageText, "cta">';
  const shape = `${component}Page`;
  const fields = own.map(({ key, type }) => `  readonly ${key}: ${type};\n`).join("");
  const declared = own.length > 0 ? `interface ${shape} extends ${base} {\n${fields}}\n\n` : "";
  return `/** Texts of the page \`${address}\`. */
${imports.join("")}
${declared}export const ${name} = {
${printEntries(words, "  ")}} as const satisfies ${declared === "" ? base : shape};
`;
}

/** Import declarations of components. */
const importsOf = (parts: readonly Part[]): string =>
  grouped(parts.flatMap(partsIn).map((part) => [part.module, part.component] as const))
    .map(([module, names]) => importOf("import", names, module))
    .join("");

/** Source of a component that renders lines of JSX, as a function declaration without a docstring. */
const componentOf = (name: string, lines: readonly string[]): string => `function ${name}() {
  return (
    <>
${lines.map((line) => `      ${line}\n`).join("")}    </>
  );
}
`;

const print = (part: Part) => printPart(part, "      ");

/** One section that needs its script, or one or more adjacent sections that do not. */
type Run = Part | readonly Part[];

/** Whether the sections of a run need no script. */
const isStill = (run: Run): run is readonly Part[] => Array.isArray(run);

function runsOf(sections: readonly MadeSection[]): readonly Run[] {
  const runs: (Part | Part[])[] = [];
  for (const { live, part } of sections) {
    const last = runs.at(-1);
    if (live) runs.push(part);
    else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

/**
 * The files of the page's component. If no section needs a script, there is one file, and `keepsMarkup` in
 * the site's routes keeps the prerendered markup of the whole page. Otherwise the sections that need no
 * script are in a second file. Visitors who begin on this page do not load that file until they leave the page
 * for another one, so that it is ready if they go back. Visitors who come from another page load it at once.
 */
function pageFilesOf(draft: Draft, place: PagePlace): SourceFile[] {
  const { address, component, words, file, module } = place;
  const path = `apps/site/src/pages/${module}`;
  const sections = makePage(draft);
  const text = `import { ${words} as text } from "@larkline/content/${file}";\n\n`;
  const end = (lines: readonly string[]) => `export const meta = text.meta;

/** The page \`${address}\`. */
export default ${componentOf(component, lines)}`;
  const parts = sections.map(({ part }) => part);
  if (keepsMarkup(draft))
    return [{ path, text: `${text}${importsOf(parts)}\n${end(parts.map(print))}` }];

  const runs = runsOf(sections);
  const named = runs.filter(isStill).map((run, index) => ({ run, name: `Sections${index + 1}` }));
  const nameOf = new Map<Run, string>(named.map(({ run, name }) => [run, name]));
  const name = module.slice(module.lastIndexOf("/") + 1).replace(/\.page\.tsx$/, "");
  const live = sections.flatMap((section) => (section.live ? [section.part] : []));
  const lines = runs.map((run) => (isStill(run) ? `<${nameOf.get(run) ?? ""} />` : print(run)));
  const declared = named.map(
    (each) =>
      `const ${each.name} = kept(() => sections().then((module) => module.${each.name}), ${each.run.length});\n`,
  );
  const page = `${text}import { kept } from "../../kept-sections.tsx";
${importsOf(live)}
const sections = () => import("./${name}.kept.tsx");
${declared.join("")}
export const keptSections = [${named.map((each) => each.name).join(", ")}];

${end(lines)}`;
  const keptComponents = named.map(
    (each) => `export ${componentOf(each.name, each.run.map(print))}`,
  );
  const keptText = `${text}${importsOf(named.flatMap(({ run }) => run))}
/** Sections of the page \`${address}\` that need no script. */
${keptComponents.join("\n")}`;
  return [
    { path, text: page },
    { path: path.replace(/\.page\.tsx$/, ".kept.tsx"), text: keptText },
  ];
}

/** Whether no section of the page needs its script. */
export const keepsMarkup = (draft: Draft): boolean => makePage(draft).every(({ live }) => !live);

/** All source files of a draft's page. */
export const filesOf = (draft: Draft, place: PagePlace): PageFiles => ({
  words: { path: `packages/content/src/${place.file}.ts`, text: wordsFileOf(draft, place) },
  pages: pageFilesOf(draft, place),
});
