import type { AssistantContent } from "./content.ts";
import type { Concept } from "./lexicon.ts";
import type { Thread } from "./thread.ts";
import type { Understanding } from "./understanding.ts";
import { isElsewhere } from "./words.ts";

/** 'We use Clio. Does that connect?' asks for the tool that the sentence before names. */
export function withTool(read: Understanding, whole: Understanding): Understanding {
  if (!read.concepts.has("integrations") || read.tools.length > 0 || read.foreign.length > 0)
    return read;
  return read.refers ? { ...read, tools: whole.tools, foreign: whole.foreign } : read;
}

/** 'And Google?' after a tool: the one whose name begins with that word. */
export function withShortName(
  { toolNames }: AssistantContent,
  read: Understanding,
  { asked = [], intent = "", told }: Thread,
): Understanding {
  const ofTools =
    told?.tools !== undefined ||
    asked.includes("integrations") ||
    /\/names$|^concept\/integrations$/.test(intent);
  if (!ofTools || read.tools.length > 0 || read.words.length > 5) return read;
  const named = toolNames.filter((name) => {
    const [first = "", ...others] = name.toLowerCase().split(" ");
    return others.length > 0 && first.length > 3 && read.words.includes(first);
  });
  return named.length === 0
    ? read
    : {
        ...read,
        tools: named,
        foreign: [],
        unnamedTools: [],
        concepts: new Set<Concept>([...read.concepts, "integrations"]),
      };
}

/** What is asked of a trade when one was told, whoever asks: 'what can you do for me?' */
const askedOfTrades: readonly Concept[] = [
  "company",
  "abilities",
  "effect",
  "roi",
  "advice",
  "satisfaction",
  "stories",
];

/** 'A customer like us?', 'what can you do for me?' ask for the trade that was told. */
export function ofOwnTrade(read: Understanding, thread: Thread): Understanding {
  const { industry } = thread;
  if (industry === undefined || read.industries.length > 0) return read;
  if (read.products.length > 0 || read.solutions.length > 0 || read.tiers.length > 0) return read;
  if (
    thread.page === "/case-studies" &&
    (read.concepts.has("effect") ||
      read.concepts.has("stories") ||
      /\b(?:says?|said|thinks?|quotes?)\b/.test(read.words.join(" ")))
  )
    return {
      ...read,
      industries: [industry],
      concepts: new Set<Concept>([...read.concepts, "stories"]),
    };
  const asks =
    /\b(?:like|similar|same|my|our|mine|ours|me|us|you|they|others?|brokers|dealers|agents|practices|firms|it|one|fit)\b/.test(
      read.words.join(" "),
    );
  const fits =
    askedOfTrades.some((concept) => read.concepts.has(concept)) ||
    // 'Do you keep to the regulations I have?', of no law in particular.
    (read.concepts.has("otherRules") &&
      /\b(?:rules|regulations|laws)\b/.test(read.words.join(" ")));
  const ofAll = /^(?:who|which|what)\b|\b(?:all|list|other|others|else|different)\b/;
  // 'Any customer who had that?' is asked by one of the trade.
  const ofStories = read.concepts.has("stories") && !ofAll.test(read.words.join(" "));
  return (asks || ofStories || read.words.length <= 4) && fits
    ? { ...read, industries: [industry] }
    : read;
}

/** Concepts that are no subject to go on with. */
export const weakTalk: ReadonlySet<Concept> = new Set<Concept>([
  "greeting",
  "thanks",
  "bye",
  "assent",
  "wellbeing",
  "playful",
  "identity",
  "abilities",
  "compare",
  "total",
  "up",
  "down",
]);

/** What is asked of plans, and asked again of the next one that is named: 'and per call?', 'and Basic?' */
const planAspects: readonly Concept[] = [
  "perCall",
  "callsIncluded",
  "features",
  "included",
  "save",
  "cheap",
  "expensive",
  "popular",
];

/** What is asked of plans only. */
const ofPlans: ReadonlySet<Concept> = new Set<Concept>([
  ...planAspects,
  "price",
  "plan",
  "recommend",
]);

/** 'And when I'm on a roof and don't pick up?' goes on, however much it tells. */
const supposes = /^(?:and|but|so|or) (?:what )?(?:if|when|while)\b/;

/** Whether a question leans on what was said before it. */
export function leansOnThread(read: Understanding): boolean {
  const { words, refers, leans, topical, foreign, tiers } = read;
  // 'Does it know our stock?' is asked of it, 'what is the stock price?' of anything.
  if ((foreign.some(isElsewhere) && !refers) || tiers.length > 0) return false;
  return (
    refers ||
    (leans && words.length <= 9) ||
    (supposes.test(words.join(" ")) && words.length <= 13) ||
    words.length <= 3 ||
    // 'Do I have to do it all over again?' was done before.
    (words.includes("again") && words.length <= 12 && topical.length === 0) ||
    (words.length <= 7 && topical.length <= 1 && foreign.length === 0)
  );
}

/** A question together with what was asked before it: 'how do I choose that?' after a language. */
export function together(read: Understanding, thread: Thread): Understanding {
  return {
    ...read,
    concepts: new Set([...read.concepts, ...(thread.asked ?? [])]),
    industries:
      read.industries.length > 0 || thread.industry === undefined
        ? read.industries
        : [thread.industry],
    addressesUs: true,
  };
}

/** A continuation that only names another thing ('and HubSpot?') asks what was asked before. */
export function inherit(read: Understanding, thread: Thread): Understanding {
  // 'And a law firm?' after a customer of another trade.
  const asked =
    thread.asked ?? (thread.intent === "concept/stories" ? ["stories" as const] : undefined);
  if (asked === undefined || read.words.length > 8) return read;
  if (!read.leans && !isBareQuestion(read)) return read;
  const own = [...read.concepts].some((concept) => !weakTalk.has(concept));
  const isNumberOnly = read.leans && read.number !== undefined && read.words.length <= 4;
  const names =
    read.tools.length > 0 ||
    read.unnamedTools.length > 0 ||
    read.languages.length > 0 ||
    read.foreign.length > 0 ||
    read.industries.length > 0 ||
    // 'And ten?', after two callers at once.
    isNumberOnly ||
    isBareQuestion(read);
  const plansAreNamed = read.tiers.length > 0 || read.categories.length > 0;
  if (own || !names || plansAreNamed) return read;
  // 'And in Spanish?' after a price asks for no price.
  const isOther =
    isNumberOnly ||
    read.languages.length > 0 ||
    read.tools.length > 0 ||
    read.unnamedTools.length > 0;
  const carried = isOther ? asked.filter((concept) => !ofPlans.has(concept)) : asked;
  return { ...read, concepts: new Set([...read.concepts, ...carried]), addressesUs: true };
}

/** 'The last one on that list', of industries that were listed. */
export function resolvePlace(
  { industries }: AssistantContent,
  read: Understanding,
  { asked }: Thread,
): Understanding {
  if (asked?.includes("industries") !== true || read.industries.length > 0) return read;
  const [, place] =
    /\b(first|1st|second|2nd|third|3rd|fourth|fifth|last|final)\b(?: one| of| on| in|$)/.exec(
      read.words.join(" "),
    ) ?? [];
  if (place === undefined) return read;
  const found = /^(?:last|final)$/.test(place)
    ? industries.at(-1)
    : industries[["1st", "2nd", "3rd", "fourth", "fifth"].indexOf(ordinals[place] ?? place)];
  return found === undefined
    ? read
    : { ...read, industries: [found.id], foreign: [], addressesUs: true };
}

const ordinals: Readonly<Record<string, string>> = { first: "1st", second: "2nd", third: "3rd" };

/** 'The other one' is the plan, or the product, that was not spoken of last. */
export function resolveOther(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Understanding {
  const isOther =
    /\bthe other(?: (?:one|plan|product|kind|type|agent|service|package|tier|thing|way round|way around))?(?:$| (?:where|in which)\b)/.test(
      read.words.join(" "),
    );
  if (!isOther || read.tiers.length > 0) return read;
  const saysProduct = read.words.includes("product");
  const others = content.products.filter(({ planCategory }) => planCategory !== thread.category);
  const [other] = others;
  if (thread.category === undefined || other === undefined || others.length > 1) return read;
  // 'The other thing, where people call us' may say which one it is.
  if (read.categories.some((kind) => kind !== other.planCategory)) return read;
  // Which kind of plans there are, or what the product does: as it was with the first one.
  const spokenOfPlans = thread.topic === "price" || (thread.asked?.includes("price") ?? false);
  return {
    ...read,
    products: [other.id],
    categories: spokenOfPlans && !saysProduct ? [other.planCategory] : read.categories,
    addressesUs: true,
  };
}

/** 'How long?', 'since when?', 'how long is it?': asks more of what was asked before. */
const isBareQuestion = ({ words, topical }: Understanding): boolean =>
  topical.length === 0 &&
  ((words.length <= 3 && /^(?:how|when|where|since|until)\b/.test(words.join(" "))) ||
    /^(?:(?:and|so|ok|but) )*how long (?:is|would|will) (?:it|that|this)(?: (?:be|last))?$/.test(
      words.join(" "),
    ));
