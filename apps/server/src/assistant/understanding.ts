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
import { inPlainWords } from "./lexicon/plain-words.ts";
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
  wantsHelpHere,
} from "./lexicon/safety.ts";
import { synonymGroups } from "./lexicon/synonyms.ts";
import { otherLanguageWords } from "./other-language.ts";
import {
  findEach,
  findKeys,
  findPattern,
  findPatterns,
  type Pattern,
  type Place,
  type Stems,
  toStems,
  wordsOf,
} from "./pattern.ts";
import { type PlanMention, readPlanMentions } from "./plans/plan-mentions.ts";
import { withKindsForPrices, withNamesForPrices } from "./plans/priced-names.ts";
import { type Quantities, readQuantities } from "./quantities.ts";
import { Recent } from "./recent.ts";
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
  /** The point of the plans' lists that its words are likely to mean, where a plan is asked for one. */
  feature?: string;
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
    this.#cover(places);
    return places.length > 0;
  }

  /** The first of a list that is found. */
  first(patterns: Patterns): Pattern | undefined {
    const [first] = findEach(this.stems, patterns);
    if (first === undefined) return undefined;
    this.#cover(first.places);
    return patterns[first.index];
  }

  /** Those of a list that are found, and meant. */
  all(patterns: Patterns, isMeant?: (pattern: Pattern) => boolean): Pattern[] {
    return findEach(this.stems, patterns).flatMap(({ index, places }) => {
      const pattern = patterns[index] ?? "";
      if (isMeant?.(pattern) === false) return [];
      this.#cover(places);
      return [pattern];
    });
  }

  keys<Key extends string>(table: Readonly<Record<Key, Patterns>>): Key[] {
    const found = findKeys(this.stems, table);
    for (const places of found.values()) this.#cover(places);
    return [...found.keys()];
  }

  covers(index: number): boolean {
    return this.#covered.has(index);
  }

  #cover(places: readonly Place[]): void {
    for (const { from, to } of places) {
      for (let index = from; index < to; index += 1) this.#covered.add(index);
    }
  }
}

/** Ways in which a message leans on what was said before. */
const leaningBeginnings = leanings.map((leaning) => `^ ${leaning}`);

/** What healthcare is called, but for the word that other trades use too. */
const withoutPractice = industryWords.healthcare.filter((pattern) => pattern !== "practice");

/** Most texts whose reading is kept. */
const remembered = 500;

/** Reads questions with the words of one content. */
export class Reader {
  readonly #content: AssistantContent;
  readonly #speller: Speller;
  readonly #tools: readonly { name: string; phrase: string }[];
  readonly #toolPhrases: Patterns;
  readonly #brandWords: ReadonlySet<string>;
  readonly #read = new Recent<Understanding>(remembered);

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
    this.#toolPhrases = this.#tools.map(({ phrase }) => phrase);
    this.#brandWords = new Set(toWords(content.brand.name));
  }

  read(text: string): Understanding {
    // A conversation's earlier questions are read again with each new one.
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    const understanding = this.#understand(text);
    this.#read.set(text, understanding);
    return understanding;
  }

  #understand(written: string): Understanding {
    const text = withoutIdioms(withNamesForPrices(this.#content, written));
    const words = inPlainWords(toWords(text))
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
      /\b\d+ calls? (?:a|per) (?:day|week|month) (?:is|are) (?:\w+ ){0,3}(?:spam|junk|scam|robocalls|garbage|rubbish|telemarket\w+|google|sales pitch\w*)\b|\b\d+ (?:\w+ )?(?:spam|junk|scam|robo|telemarketing|unwanted) ?calls?\b|\b\d+ (?:\w+ )?robocalls\b/.test(
        words.join(" "),
      );
    const quantities = isUnwanted ? { ...counted, calls: undefined, callsPer: undefined } : counted;
    const categories = matcher.keys(categoryWords);
    const tiers = matcher.keys(tierWords);
    const period =
      matcher.has(periodWords.annual) && !(isOnlyDated(words) && !found.has("price"))
        ? ("annual" as const)
        : matcher.has(periodWords.monthly)
          ? ("monthly" as const)
          : undefined;
    const toolPhrases = new Set(matcher.all(this.#toolPhrases));
    const tools = this.#tools
      .filter(({ phrase }) => toolPhrases.has(phrase))
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
    const isService = matcher.has(aboutService) && !isNow && !matcher.has(wantsHelpHere);
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
    const listedTrade = matcher.first(otherTrades);
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
    const languages = matcher.all(languageNames, (language) => !isCuisine(words, language));
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
      unnamedTools: matcher.all(
        otherTools,
        (name) => !tools.some((tool) => tool.toLowerCase() === name),
      ),
      languages,
      danger,
      emergency,
      isOrder: matcher.has(orders),
      isRude: matcher.has(abuse),
      leans: findPatterns(matcher.stems, leaningBeginnings).length > 0,
      refers: words.some((word, index) => references.includes(word) && !isDate(words, index)),
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

/** 'This year', 'that week': points at a time, not at something said before. */
const isDate = (words: readonly string[], index: number): boolean =>
  /^(?:this|that)$/.test(words[index] ?? "") &&
  /^(?:years?|months?|weeks?|morning|afternoon|evening|minute|season|summer|winter|fall|autumn|spring|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)$/.test(
    words[index + 1] ?? "",
  );

/** 'Who wins the cup this year?' says when, and names no way to pay. */
const isOnlyDated = (words: readonly string[]): boolean =>
  words.every(
    (word, index) =>
      !/^(?:year|yearly|annual|annually|upfront|advance)$/.test(word) ||
      (word === "year" && /^(?:this|last|next|coming|past|previous)$/.test(words[index - 1] ?? "")),
  ) && words.includes("year");

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
