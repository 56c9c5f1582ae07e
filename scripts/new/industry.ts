/** `npm run new industry <name>`: an industry on the overview, in the header and in the conversation, with its page. */
import { industriesAlsoCalled } from "@larkline/content/also-called";
import { industries } from "@larkline/content/industries";
import { pageTexts } from "@larkline/content/page-texts";

import { type Change, edit, write } from "./changes.ts";
import { industryEntryOf, industryWordsOf } from "./industry-words.ts";
import { addBefore, addImport } from "./insert.ts";
import { camel, checkName, pascal, titled } from "./names.ts";
import { NewError } from "./new-error.ts";
import { checkPage } from "./page-place.ts";
import { listPage, pageStory } from "./page.ts";

export interface IndustryOptions {
  /** What the industry is called. */
  name?: string | undefined;
  /** Whom the page is for, as in 'dental practices'. */
  for?: string | undefined;
}

/** The line's seed: from 20 to 79, the same for the same name. */
const seedOf = (name: string) =>
  20 + (Array.from(name).reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7) % 60);

/**
 * The assistant takes a word to mean one industry: what the new one is called goes from the words of
 * another.
 */
function claimWords(names: readonly string[]): Change[] {
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

/**
 * Where pages of other industries name it already: the assistant may answer from there.
 *
 * @returns Sentences for whoever made it.
 */
export function namedElsewhere(id: string, { name = titled(id) }: IndustryOptions): string[] {
  const isIt = (text: string) => text.toLowerCase() === name.toLowerCase();
  const hasIt = (value: unknown): boolean =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).some(([key, inner]) =>
      key === "title" && typeof inner === "string" ? isIt(inner) : hasIt(inner),
    );
  return industries
    .filter((other) => other.id !== id && hasIt(pageTexts[other.id]))
    .map(
      (other) =>
        `packages/content/src/industry-pages/${other.id}.ts says “${name}”, too: change it there, or the assistant answers with both.`,
    );
}

export function newIndustry(id: string, options: IndustryOptions): Change[] {
  checkName(id);
  const name = options.name ?? titled(id);
  const customers =
    options.for ?? (name.endsWith("s") ? name.toLowerCase() : `${name.toLowerCase()} businesses`);
  const path = `/industries/${id}`;
  checkPage(path, `${id}-page`, name);
  const entry = camel(id);
  const words = `${entry}Page`;
  if (/^(?:industry|industries|claims|complete|entries)$/.test(entry))
    throw new NewError(`"${id}" is a name of the list itself: choose another.`);
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
  return <IndustryPage text={${words}} drawing="front-desk" seed={${seedOf(id)}} />;
}
`,
    ),
    write(
      `stories/pages/industries-${id}.stories.tsx`,
      pageStory(name, pascal(id), `industries/${id}.page.tsx`, path),
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
    ...claimWords([id.replaceAll("-", " "), name.toLowerCase()]),
  ];
}
