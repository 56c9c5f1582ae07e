import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "./content.ts";
import {
  categoryWords,
  type Concept,
  concepts,
  industryWords,
  languageNames,
  leanings,
  orders,
  otherTrades,
  periodWords,
  productWords,
  references,
  solutionWords,
  tierWords,
} from "./lexicon.ts";
import { Speller } from "./spelling.ts";
import { isEveryday, isStopWord, stem } from "./words.ts";

/** What a question says, as far as rules can tell. */
export interface Understanding {
  /** The question's words, put right. */
  words: readonly string[];
  concepts: ReadonlySet<Concept>;
  categories: readonly PlanCategoryId[];
  tiers: readonly PlanTier[];
  period: "monthly" | "annual" | undefined;
  /** Calls a month, computed from a day or a week where the question says so. */
  calls: number | undefined;
  /** The first sum of money in the question, in dollars. */
  amount: number | undefined;
  /** The first number in the question, whatever it counts. */
  number: number | undefined;
  /** Set when `calls` was computed from another period. */
  callsPer: "day" | "week" | undefined;
  industries: readonly string[];
  otherTrade: string | undefined;
  products: readonly string[];
  solutions: readonly string[];
  /** Named tools, as the content spells them. */
  tools: readonly string[];
  languages: readonly string[];
  /** The question tries to give orders. */
  isOrder: boolean;
  /** Begins like a continuation ('and …', 'what about …'). */
  leans: boolean;
  /** Points at something said before ('it', 'that one'). */
  refers: boolean;
  /** Words with a topic that neither our content nor our lexicon knows. */
  foreign: readonly string[];
  /** Names the product, its plans or addresses us. */
  addressesUs: boolean;
}

/** Days a month has for a line that is answered every day. */
const daysPerMonth = 30;
const weeksPerMonth = 52 / 12;

/** A text as words: lower case, no accents, no apostrophes, numbers without commas ('2k' is 2000). */
export function toWords(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\b(\d+(?:\.\d+)?)k\b/g, (_, number: string) =>
      String(Math.round(Number(number) * 1000)),
    )
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== "");
}

type Phrases = readonly string[];

/** Phrases as stems, ready to be looked for. */
const prepared = new Map<string, string>();
function prepare(phrase: string): string {
  let result = prepared.get(phrase);
  if (result === undefined) {
    result = ` ${toWords(phrase).map(stem).join(" ")} `;
    prepared.set(phrase, result);
  }
  return result;
}

function keysFound<Key extends string>(
  stems: string,
  table: Readonly<Record<Key, Phrases>>,
): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has no keys but these
  return (Object.keys(table) as Key[]).filter((key) => hasAny(stems, table[key]));
}

function hasAny(stems: string, phrases: Phrases): boolean {
  return phrases.some((phrase) => stems.includes(prepare(phrase)));
}

/** Every word of a value's texts. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield* toWords(value);
  else if (typeof value === "object" && value !== null) {
    for (const entry of Object.values(value)) yield* wordsIn(entry);
  }
}

/** Reads questions with the words of one content. */
export class Reader {
  readonly #speller: Speller;
  readonly #tools: readonly { name: string; phrase: string }[];
  readonly #brandWords: ReadonlySet<string>;

  constructor(content: AssistantContent) {
    const lexicon = [
      concepts,
      categoryWords,
      tierWords,
      periodWords,
      industryWords,
      otherTrades,
      solutionWords,
      productWords,
      languageNames,
      orders,
    ];
    this.#speller = new Speller([...wordsIn(content), ...wordsIn(lexicon)]);
    this.#tools = content.integrations.flatMap(({ name }) => {
      // 'Outlook' and 'Zoho' are said without 'Calendar' and 'CRM', 'Dynamics' without '365'.
      const short = name.replace(/ (?:CRM|365)$|^Microsoft /, "");
      return [...new Set([name, short])].map((phrase) => ({ name, phrase }));
    });
    this.#brandWords = new Set(toWords(content.brand.name));
  }

  /** Whether our content or lexicon uses the word. */
  knows(word: string): boolean {
    return this.#speller.knows(word);
  }

  read(text: string): Understanding {
    const words = toWords(text)
      .map((word) => this.#speller.correct(word))
      .map((word) => (this.#brandWords.has(word) ? "brandname" : word));
    const stemmed = words.map(stem);
    const stems = ` ${stemmed.join(" ")} `;
    const found = new Set(keysFound(stems, concepts));
    const { calls, per } = readCalls(words);
    const period = hasAny(stems, periodWords.annual)
      ? ("annual" as const)
      : hasAny(stems, periodWords.monthly)
        ? ("monthly" as const)
        : undefined;
    const otherTrade = otherTrades.find((trade) => hasAny(stems, [trade]));
    return {
      words,
      concepts: found,
      categories: keysFound(stems, categoryWords),
      tiers: keysFound(stems, tierWords),
      period,
      calls,
      number: Number(words.find((word) => /^\d{1,7}$/.test(word)) ?? "0") || undefined,
      callsPer: per,
      amount: readAmount(text, words),
      industries: keysFound(stems, industryWords),
      otherTrade,
      products: keysFound(stems, productWords),
      solutions: keysFound(stems, solutionWords),
      tools: [
        ...new Set(
          this.#tools
            .filter(({ phrase }) => hasAny(stems, [phrase]))
            // 'Make' is a tool and a verb: only a question about integrations means the tool.
            .filter(({ phrase }) => !isStopWord(phrase.toLowerCase()) || found.has("integrations"))
            .map(({ name }) => name),
        ),
      ],
      languages: languageNames.filter((language) => hasAny(stems, [language])),
      isOrder: hasAny(stems, orders),
      leans: leanings.some((leaning) => ` ${words.join(" ")} `.startsWith(` ${leaning} `)),
      refers: references.some((reference) => words.includes(reference)),
      foreign: words.filter(
        (word, index) =>
          word.length > 1 &&
          !/^\d+$/.test(word) &&
          !isStopWord(word) &&
          !isEveryday(word) &&
          !this.knows(word) &&
          !isAudience(words, index),
      ),
      addressesUs:
        found.has("plan") ||
        words.includes("brandname") ||
        words.some((word) => word === "you" || word === "your" || word === "yours"),
    };
  }
}

/** 'for my bakery' says who asks, not what about. */
function isAudience(words: readonly string[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 3), index);
  return /^(?:.* )?(?:for|as|at|in|own|run|have) (?:a|an|my|our)(?: \w+)?$/.test(before.join(" "));
}

function readAmount(text: string, words: readonly string[]): number | undefined {
  const [, marked] = /\$\s*(\d[\d,]{0,8})/.exec(text) ?? [];
  const named = words.find((_, index) => /^(?:dollars?|bucks?|usd)$/.test(words[index + 1] ?? ""));
  const amount = marked?.replaceAll(",", "") ?? named;
  return amount !== undefined && /^\d{1,7}$/.test(amount) ? Number(amount) : undefined;
}

function readCalls(words: readonly string[]): {
  calls: number | undefined;
  per: "day" | "week" | undefined;
} {
  const index = words.findIndex(
    (word, position) =>
      /^\d{1,7}$/.test(word) &&
      // '150 calls', '150 phone calls', '150 inbound calls', and 'calls: 150', 'calls about 150'.
      (words.slice(position + 1, position + 4).some((next) => /^calls?$/.test(next)) ||
        words.slice(Math.max(0, position - 3), position).some((before) => /^calls?$/.test(before))),
  );
  const number = index === -1 ? undefined : Number(words[index]);
  if (number === undefined || number === 0) return { calls: undefined, per: undefined };
  const after = words.slice(index, index + 7);
  if (after.some((word) => /^(?:day|days|daily)$/.test(word))) {
    return { calls: number * daysPerMonth, per: "day" };
  }
  if (after.some((word) => /^(?:week|weeks|weekly)$/.test(word))) {
    return { calls: Math.ceil(number * weeksPerMonth), per: "week" };
  }
  return { calls: number, per: undefined };
}
