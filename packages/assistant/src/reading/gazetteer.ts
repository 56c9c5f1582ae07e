import {
  categoriesAlsoCalled,
  industriesAlsoCalled,
  offersAlsoCalled,
  tiersAlsoCalled,
} from "@larkline/content/also-called";

import { toPlanTable } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { stem } from "./stem.ts";
import { isStopWord, otherTools } from "./word-lists.ts";
import { toWords } from "./words.ts";

/** Kinds of named content. The id is that of the content; of tools, authors and languages it is the name. */
export type EntityKind =
  | "category"
  | "tier"
  | "product"
  | "solution"
  | "industry"
  | "tool"
  | "otherTool" // Of `data/words/other-tools.txt`.
  | "story"
  | "author"
  | "language";

export interface Entity {
  readonly kind: EntityKind;
  readonly id: string;
}

/** An entity that a message names; `from` and `to` (exclusive) are word indexes. */
export interface Mention extends Entity {
  readonly from: number;
  readonly to: number;
}

/** Whether an entity is a part of a plan's name. */
export const isOfPlan = ({ kind }: Entity): boolean => kind === "category" || kind === "tier";

/** Indexes of the words of these mentions or figures. */
export const placesOf = (mentions: readonly Pick<Mention, "from" | "to">[]): ReadonlySet<number> =>
  new Set(
    mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );

/** Entities by the stems of their name, joined by spaces. A name may mean several entities. */
export type Gazetteer = ReadonlyMap<string, readonly Entity[]>;

/** Names in the content, those in `packages/content/src/also-called.ts`, other tools, and languages. */
export function toGazetteer(site: Site): Gazetteer {
  const names = new Map<string, Entity[]>();
  const add = (kind: EntityKind, id: string, ...aliases: readonly string[]) => {
    for (const name of aliases) {
      const key = toWords(name).map(stem).join(" ");
      const known = names.get(key) ?? [];
      // A short name that is also a common word, such as 'Make', would be found everywhere.
      if (key === "" || isStopWord(key) || isStopWord(name.toLowerCase())) continue;
      if (known.some((each) => each.kind === kind && each.id === id)) continue;
      names.set(key, [...known, { kind, id }]);
    }
  };
  for (const { id, name } of site.planCategories)
    add("category", id, name, ...(categoriesAlsoCalled[id] ?? []));
  for (const { tier, plan } of toPlanTable(site.planCategories))
    add("tier", tier, plan.name, ...(tiersAlsoCalled[tier] ?? []));
  for (const { id, name } of site.products)
    add("product", id, name, ...(offersAlsoCalled[id] ?? []));
  for (const { id, name } of site.solutions)
    add("solution", id, name, ...(offersAlsoCalled[id] ?? []));
  for (const { id, name } of site.industries)
    add("industry", id, name, ...(industriesAlsoCalled[id] ?? []));
  for (const name of site.toolNames) add("tool", name, name, ...shortName(name));
  for (const name of otherTools) add("otherTool", name, name);
  for (const { id, company } of site.caseStudies) add("story", id, company, ...shortName(company));
  for (const { author } of site.posts)
    add("author", author.name, author.name, ...shortName(author.name));
  for (const name of languageNames()) add("language", name, name);
  return names;
}

/** The first word of a name, if it is distinctive: 'Zoho' of 'Zoho CRM'. */
const shortName = (name: string): readonly string[] => {
  const [first = ""] = name.split(" ");
  const isName = first.length > 3 || (first.length > 2 && first === first.toUpperCase());
  return isName && !/^(?:google|microsoft|make)$/i.test(first) ? [first] : [];
};

/** One-word names (4 or more ASCII letters) of languages with two-letter codes, Klingon ('tlh'), Filipino ('fil'). */
function languageNames(): string[] {
  const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const codes = [...letters.flatMap((first) => letters.map((next) => first + next)), "tlh", "fil"];
  return codes
    .flatMap((code) => names.of(code) ?? [])
    .filter((name) => /^[A-Z][a-z]{3,}$/.test(name));
}

const maxNameWords = 5; // Maximum length of a name, in words.

/** What a message names, in order. Of names that begin at the same word the longest counts. */
export function findMentions(gazetteer: Gazetteer, words: readonly string[]): Mention[] {
  const stems = words.map(stem);
  const mentions: Mention[] = [];
  let from = 0;
  while (from < stems.length) {
    let to = Math.min(stems.length, from + maxNameWords);
    let found: readonly Entity[] | undefined;
    for (; to > from; to -= 1) {
      found = gazetteer.get(stems.slice(from, to).join(" "));
      if (found !== undefined) break;
    }
    if (found === undefined) from += 1;
    else {
      for (const entity of found) mentions.push({ ...entity, from, to });
      from = to;
    }
  }
  return mentions;
}
