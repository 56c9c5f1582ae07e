import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "./content.ts";
import { type Concept, concepts } from "./lexicon.ts";
import { commonWords } from "./lexicon/common-words.ts";
import { withoutIdioms } from "./lexicon/idioms.ts";
import {
  categoryWords,
  industryWords,
  languageNames,
  leanings,
  otherTools,
  otherTrades,
  periodWords,
  productWords,
  references,
  solutionWords,
  tierWords,
} from "./lexicon/names.ts";
import {
  aboutService,
  asksForHelp,
  abuse,
  callersName,
  crisis,
  houseInDanger,
  householdTrouble,
  orders,
  petTrouble,
  urgentCalls,
} from "./lexicon/safety.ts";
import { synonymGroups } from "./lexicon/synonyms.ts";
import { otherLanguageWords } from "./other-language.ts";
import {
  findPattern,
  findPatterns,
  type Pattern,
  possibleKeys,
  type Stems,
  toStems,
  wordsOf,
} from "./pattern.ts";
import { type PlanMention, readPlanMentions } from "./plans/plan-mentions.ts";
import { withKindsForPrices, withNamesForPrices } from "./plans/priced-names.ts";
import { type Quantities, readQuantities } from "./quantities.ts";
import { Speller } from "./spelling.ts";
import { tradeNamed, tradeSaid } from "./told/self.ts";
import { isElsewhere, isEveryday, isStopWord, toWords } from "./words.ts";

/** What a question says, as far as rules can tell. */
export interface Understanding extends Quantities {
  /** The question's words, put right. */
  words: readonly string[];
  concepts: ReadonlySet<Concept>;
  categories: readonly PlanCategoryId[];
  tiers: readonly PlanTier[];
  /** Plans that are named, in order: a size with the kind that stands with it. */
  plans: readonly PlanMention[];
  period: "monthly" | "annual" | undefined;
  industries: readonly string[];
  otherTrade: string | undefined;
  products: readonly string[];
  solutions: readonly string[];
  /** Named tools, as the content spells them. */
  tools: readonly string[];
  /** Tools that our pages do not name. */
  unnamedTools: readonly string[];
  languages: readonly string[];
  /** Somebody or something is in danger: a person's life, or a house. */
  danger: "life" | "house" | undefined;
  /** A caller of the visitor's is in such danger: what becomes of the call is asked, or will be. */
  emergency: "emergency" | "urgent" | "pet" | undefined;
  /** The question tries to give orders. */
  isOrder: boolean;
  isRude: boolean;
  /** Begins like a continuation ('and …', 'what about …'). */
  leans: boolean;
  /** Points at something said before ('it', 'that one'). */
  refers: boolean;
  /** Words with a topic that neither our content nor our lexicon knows. */
  foreign: readonly string[];
  /** Words with a topic beside what the names of trades, products, plans and tools account for. */
  topical: readonly string[];
  /** Names the product, its plans or addresses us. */
  addressesUs: boolean;
}

type Patterns = readonly Pattern[];

/** Every word of a value's texts. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield* wordsOf(value);
  else if (typeof value === "object" && value !== null) {
    for (const entry of Object.values(value)) yield* wordsIn(entry);
  }
}

/** A text as stems, and which of its words patterns have accounted for. */
class Matcher {
  readonly stems: Stems;
  readonly #covered = new Set<number>();

  constructor(words: readonly string[]) {
    this.stems = toStems(words);
  }

  has(patterns: Patterns): boolean {
    const places = findPatterns(this.stems, patterns);
    for (const { from, to } of places) {
      for (let index = from; index < to; index += 1) this.#covered.add(index);
    }
    return places.length > 0;
  }

  hasOne(pattern: Pattern): boolean {
    const place = findPattern(this.stems, pattern);
    if (place === undefined) return false;
    for (let index = place.from; index < place.to; index += 1) this.#covered.add(index);
    return true;
  }

  keys<Key extends string>(table: Readonly<Record<Key, Patterns>>): Key[] {
    const possible = possibleKeys(this.stems, table);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has no keys but these
    return (Object.keys(table) as Key[]).filter((key) => possible.has(key) && this.has(table[key]));
  }

  covers(index: number): boolean {
    return this.#covered.has(index);
  }
}

/** What healthcare is called, but for the word that other trades use too. */
const withoutPractice = industryWords.healthcare.filter((pattern) => pattern !== "practice");

/** Most texts whose reading is kept. */
const remembered = 500;

/** Reads questions with the words of one content. */
export class Reader {
  readonly #content: AssistantContent;
  readonly #speller: Speller;
  readonly #tools: readonly { name: string; phrase: string }[];
  readonly #brandWords: ReadonlySet<string>;
  readonly #read = new Map<string, Understanding>();

  constructor(content: AssistantContent) {
    this.#content = content;
    const lexicon = [
      concepts,
      categoryWords,
      tierWords,
      periodWords,
      industryWords,
      otherTrades,
      otherTools,
      solutionWords,
      productWords,
      languageNames,
      synonymGroups,
    ];
    const { sections: _sections, caseStudies: _stories, ...spoken } = content;
    this.#speller = new Speller(
      [...wordsIn(spoken), ...wordsIn(lexicon)],
      [
        ...wordsIn(content.sections),
        ...wordsIn(content.caseStudies),
        ...wordsIn(orders),
        ...wordsIn(crisis),
        ...wordsIn(abuse),
        ...otherLanguageWords,
      ],
      commonWords,
    );
    this.#tools = content.toolNames.flatMap((name) => {
      // 'Outlook' and 'Zoho' are said without 'Calendar' and 'CRM', 'Dynamics' without '365'.
      const short = name.replace(/ (?:CRM|365)$|^Microsoft |^(\w+) and (?=\1$)/, "");
      // 'VinSolutions' is written in two words as well.
      const apart = name.replace(/([a-z])([A-Z])/g, "$1 $2");
      return [...new Set([name, short, apart])].map((phrase) => ({ name, phrase }));
    });
    this.#brandWords = new Set(toWords(content.brand.name));
  }

  read(text: string): Understanding {
    // A conversation's earlier questions are read again with each new one.
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const understanding = this.#understand(text);
    if (this.#read.size >= remembered) this.#read.clear();
    this.#read.set(text, understanding);
    return understanding;
  }

  #understand(written: string): Understanding {
    const text = withoutIdioms(withNamesForPrices(this.#content, written));
    const words = toWords(text)
      .flatMap((word) => this.#speller.apart(word))
      .map((word) => this.#speller.correct(word))
      .map((word) => (this.#brandWords.has(word) ? "brandname" : word));
    const matcher = new Matcher(words);
    const names = new Matcher(words);
    for (const table of [categoryWords, tierWords, industryWords, productWords, solutionWords])
      names.keys<string>(table);
    const found = new Set(matcher.keys(concepts));
    const counted = readQuantities(text, words);
    // '20 spam calls a day' are none that a plan is chosen by.
    const isUnwanted =
      /\b\d+ (?:\w+ )?(?:spam|junk|scam|robo|telemarketing|unwanted) ?calls?\b|\b\d+ (?:\w+ )?robocalls\b/.test(
        words.join(" "),
      );
    const quantities = isUnwanted ? { ...counted, calls: undefined, callsPer: undefined } : counted;
    const categories = matcher.keys(categoryWords);
    const tiers = matcher.keys(tierWords);
    const period = matcher.has(periodWords.annual)
      ? ("annual" as const)
      : matcher.has(periodWords.monthly)
        ? ("monthly" as const)
        : undefined;
    const tools = this.#tools
      .filter(({ phrase }) => matcher.hasOne(phrase))
      // 'Make' is a tool and a verb: only a question about integrations means the tool.
      .filter(({ phrase }) => !isStopWord(phrase.toLowerCase()) || found.has("integrations"))
      // 'My team' is no Microsoft Teams.
      .filter(({ phrase }) => phrase !== "Teams" || words.includes("teams"))
      .map(({ name }) => name);
    // 'A patient has chest pain, what should I do?' asks for help, whoever it is.
    const isNow =
      matcher.has(asksForHelp) &&
      !words.some((word) => word === "if" || word === "when") &&
      (matcher.has(crisis) || matcher.has(householdTrouble));
    const isService = matcher.has(aboutService) && !isNow;
    // 'What if a caller has chest pain?' asks whom the agent puts through.
    if (isService && matcher.has(crisis)) found.add("handover");
    const emergency =
      findPatterns(matcher.stems, callersName).length === 0
        ? undefined
        : emergencyOf(matcher.stems);
    const danger = isService
      ? undefined
      : matcher.has(crisis)
        ? ("life" as const)
        : matcher.has(householdTrouble)
          ? ("house" as const)
          : undefined;
    const listedTrade = otherTrades.find((trade) => matcher.hasOne(trade));
    const named = matcher.keys(industryWords);
    const otherTrade =
      (named.length > 0 ? undefined : this.#tradeSaid(toWords(text), found.size)) ??
      (listedTrade && nameAt(words, matcher, listedTrade));
    // Lawyers and accountants have a practice as well: alone the word says a doctor's.
    const industries =
      (named.length > 1 || words.some((word) => /^areas?$/.test(word))) &&
      findPatterns(matcher.stems, withoutPractice).length === 0
        ? named.filter((trade) => trade !== "healthcare")
        : named;
    const products = matcher.keys(productWords);
    const solutions = matcher.keys(solutionWords);
    const languages = languageNames.filter(
      (language) => !isCuisine(words, language) && matcher.hasOne(language),
    );
    return {
      ...quantities,
      words,
      concepts: found,
      categories,
      tiers,
      plans: withKindsForPrices(this.#content, readPlanMentions(words, categories), words),
      // '3 years of it' is a time, not a way to pay.
      period,
      otherTrade,
      industries,
      products,
      solutions,
      tools: [...new Set(tools)],
      unnamedTools: otherTools.filter(
        (name) => !tools.some((tool) => tool.toLowerCase() === name) && matcher.hasOne(name),
      ),
      languages,
      danger,
      emergency,
      isOrder: matcher.has(orders),
      isRude: matcher.has(abuse),
      leans: leanings.some((leaning) => findPattern(matcher.stems, `^ ${leaning}`) !== undefined),
      refers: references.some((reference) => words.includes(reference)),
      foreign: words.filter((word, index) => this.#isForeign(words, index, matcher, word)),
      topical: words.filter(
        (word, index) =>
          !names.covers(index) && !isStopWord(word) && !isEveryday(word) && word !== "brandname",
      ),
      addressesUs:
        found.has("plan") ||
        words.includes("brandname") ||
        words.some((word) => word === "you" || word === "your" || word === "yours"),
    };
  }

  /** A trade by how such things are said; a word alone ('dog trainer') only where it is none of ours. */
  #tradeSaid(written: readonly string[], conceptsFound: number): string | undefined {
    const isOurs = (word: string) => this.#speller.spells(word) || isEveryday(word);
    return tradeSaid(written) ?? (conceptsFound === 0 ? tradeNamed(written, isOurs) : undefined);
  }

  #isForeign(words: readonly string[], index: number, matcher: Matcher, word: string): boolean {
    if (word.length < 3 || /^\d+$/.test(word)) return false;
    if (matcher.covers(index)) return false;
    if (isElsewhere(word)) return true;
    if (isStopWord(word) || isEveryday(word) || this.#speller.knows(word)) return false;
    return !isAudience(words, index);
  }
}

/** An Italian restaurant speaks no Italian. */
const isCuisine = (words: readonly string[], language: string): boolean =>
  /^(?:restaurants?|place|diner|food|cuisine|bakery|deli|bistro|cafe|kitchen|grill|takeaway|takeout|eatery|market|grocery)$/.test(
    words[words.indexOf(language) + 1] ?? "",
  );

/** What kind of trouble a caller is in. */
function emergencyOf(stems: Stems): Understanding["emergency"] {
  const has = (list: Patterns) => findPatterns(stems, list).length > 0;
  if (has(petTrouble)) return "pet";
  if (has(crisis) || has(householdTrouble) || has(houseInDanger)) return "emergency";
  return has(urgentCalls) ? "urgent" : undefined;
}

/** A trade's name as it was written; none where it is a word of everyday ('from the truck'). */
function nameAt(
  words: readonly string[],
  { stems }: Matcher,
  pattern: Pattern,
): string | undefined {
  const place = findPattern(stems, pattern);
  const name = words.slice(place?.from, place?.to).join(" ");
  return isEveryday(name) ? undefined : name;
}

/** 'for my bakery' says who asks, not what about. */
function isAudience(words: readonly string[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 3), index);
  return /^(?:.* )?(?:for|as|at|in|own|run|have|am|are|from) (?:a|an|my|our)(?: \w+)?$/.test(
    before.join(" "),
  );
}
