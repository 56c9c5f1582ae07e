import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, dontKnow, notTold, reachUs } from "./answer.ts";

/** What the pages leave open, and what they do say beside it. */
interface Gap {
  /** In words that fit behind 'I don't know', and behind 'our pages don't say' where they say something. */
  unknown: string;
  /** Sections that say something about it. */
  sections?: readonly string[];
  /** Sections that say something about it where calls to people are meant. */
  outbound?: readonly string[];
  /** Claims that say something about it. */
  claims?: readonly string[];
  /** What they say is beside the point: what is not known is said first. */
  isBeside?: true;
  /** Asks for just what is left open; any other question is answered by what they say. */
  asked?: RegExp;
}

/** In order of what the question is most likely about. */
const gaps: readonly (readonly [Concept, Gap])[] = [
  ["missedCost", { unknown: "what a missed call costs a business like yours" }],
  [
    "sla",
    { unknown: "whether there is any guarantee or credit behind that figure", claims: ["uptime"] },
  ],
  [
    "moneyBack",
    {
      unknown: "whether there are refunds or guarantees, or on what terms",
      sections: ["topic/terms/0"],
      isBeside: true,
    },
  ],
  ["refund", { unknown: "whether there are refunds or guarantees, or on what terms" }],
  ["bundle", { unknown: "of a bundle, or of a price for several plans together" }],
  ["coupon", { unknown: "of any discount beyond paying for a year" }],
  ["loanRates", { unknown: "what lenders' rates are", sections: ["mortgage/hero/lede"] }],
  ["liability", { unknown: "more about the legal terms", sections: ["topic/terms"] }],
  [
    "seats",
    {
      unknown: "how many people may use one account",
      asked:
        /\b(?:how many|users?|people|colleagues?|share\w*|logins?|accounts?|team|same|partner)\b/,
    },
  ],
  ["taxes", { unknown: "how taxes are handled, or whether they come on top of the plans' prices" }],
  ["cardNeeded", { unknown: "whether a card is needed to begin, for a trial or otherwise" }],
  ["fees", { unknown: "of any fee beside the plans' prices" }],
  [
    "otherRules",
    {
      unknown: "whether rules or certificates are met that our pages don't name",
      claims: ["security"],
      outbound: ["outbound-ai-agents/features/3"],
      isBeside: true,
    },
  ],
  ["counting", { unknown: "what exactly counts as a call" }],
  ["priceChange", { unknown: "whether or when prices change" }],
  ["takesPayment", { unknown: "whether the agents can take payments" }],
  ["payment", { unknown: "which ways to pay there are" }],
  [
    "planChange",
    {
      unknown: "how or when exactly a plan can be changed",
      sections: ["pricing/change"],
      asked: /\b(?:how|when|middle|mid|immediately|right away|prorat\w+|fees?|penalt\w+|days?)\b/,
    },
  ],
  ["overage", { unknown: "what happens with calls beyond a plan's number, or what they cost" }],
  [
    "recordingAccess",
    {
      unknown: "who may hear or read the calls",
      sections: ["topic/security"],
      isBeside: true,
    },
  ],
  ["residency", { unknown: "where data is kept, or for how long" }],
  ["minutes", { unknown: "of any price or limit by the minute; plans count calls" }],
  [
    "competitor",
    { unknown: "other providers' prices or products, so I compare nothing with them" },
  ],
  ["technology", { unknown: "which models or technology are behind it" }],
  [
    "companyFacts",
    {
      unknown: "more about its people, its age or its figures",
      sections: ["topic/about/0"],
      isBeside: true,
    },
  ],
  [
    "cancellation",
    {
      unknown: "more about the terms for canceling, such as notice",
      sections: ["topic/terms/0"],
      asked:
        /\b(?:notice|renew\w*|penalt\w+|fees?|how|deadline|days?|process|steps|early|terminat\w+|refund\w*)\b/,
    },
  ],
  ["whiteLabel", { unknown: "of any program for resellers or partners" }],
  ["mobileApp", { unknown: "of a mobile app" }],
  ["roadmap", { unknown: "what is planned" }],
  ["region", { unknown: "in which countries it can be used" }],
  ["voices", { unknown: "which voices or accents can be chosen" }],
  [
    "disclosure",
    {
      unknown: "more of what callers are told about talking to an AI or being recorded",
      sections: ["outbound-ai-agents/features/3"],
      asked: /\b(?:record\w*|beep|announce\w*|legal\w*|law|laws)\b/,
    },
  ],
  [
    "voicemailDrop",
    {
      unknown: "whether the agents leave voicemails",
      sections: ["lead-generation/comparison/solutions"],
      asked: /\b(?:leave|leaves|leaving|left|drop|drops|prerecorded)\b/,
    },
  ],
  ["whatsapp", { unknown: "more about text messages, video or other channels" }],
];

/** What is asked of a figure that the site claims: who measured it, and whether it can be proven. */
export function composeEvidence(content: AssistantContent, figure: Answer | undefined): Answer {
  const [statement] = figure?.text.split("\n\n") ?? [];
  return compose(
    content,
    [
      statement,
      `I don't know of any audit of our figures, or how they were measured; results are as customers report them. A person can tell you more: ${reachUs(content)}.`,
    ],
    figure?.sources ?? [],
  );
}

/** A figure that somebody wants to be promised: it is said, and that it is no promise. */
export function composeNoPromise(content: AssistantContent, figure: Answer): Answer {
  const [statement] = figure.text.split("\n\n");
  return compose(
    content,
    [
      `No promise: I don't know of any guarantee of it, and our pages make none. ${statement ?? ""}`.trim(),
      `A person can tell you more: ${reachUs(content)}.`,
    ],
    figure.sources,
  );
}

/** An honest answer to what the pages leave open; undefined if the question is about none of it. */
export function composeKnownUnknown(
  content: AssistantContent,
  {
    concepts,
    categories,
    industries,
    words,
  }: Pick<Understanding, "concepts" | "categories" | "industries" | "words">,
): Answer | undefined {
  const [concept, gap] = gaps.find(([candidate]) => concepts.has(candidate)) ?? [];
  if (concept === undefined || gap === undefined) return undefined;
  // A guarantee of the uptime is not known, the uptime is.
  const claims = concept === "refund" && concepts.has("uptime") ? ["uptime"] : (gap.claims ?? []);
  const ofTrade = concept === "otherRules" ? rulesOfTrade(content, industries) : [];
  const known = [
    ...ofTrade,
    ...claims
      .flatMap((id) => content.claims[id] ?? [])
      .map(({ statement, source }) => ({
        text: statement,
        source,
      })),
    ...content.sections
      .filter(
        ({ id }) =>
          gap.sections?.includes(id) ||
          (categories.includes("outbound") && gap.outbound?.includes(id)),
      )
      .map(({ title, text, source }) => ({
        text: `Our pages say, under "${title}": ${text}`,
        source,
      })),
    ...(concept === "voices" ? ownVoice(content) : []),
    ...(concept === "seats"
      ? [{ text: content.pricingHeadline, source: content.pricingSource }]
      : []),
  ];
  const told = known.map(({ text }) => text);
  const isFirst = told.length === 0 || (gap.isBeside === true && ofTrade.length === 0);
  const isAsked = isFirst || gap.asked?.test(words.join(" ")) !== false;
  const tail = known.length === 0 && concept !== "otherRules" ? ": our pages don't say" : "";
  const gapText = isAsked ? `${dontKnow} ${gap.unknown}${tail}` : `${notTold} ${gap.unknown}`;
  const open = `${gapText}. A person can tell you: ${reachUs(content)}.`;
  return compose(
    content,
    isFirst ? [open, ...told] : [...told, open],
    known.map(({ source }) => source),
  );
}

/** The rules that the pages name for a trade: 'and for a clinic, which rules do you follow?' */
function rulesOfTrade(content: AssistantContent, trades: readonly string[]) {
  return content.industries
    .filter(({ id }) => trades.includes(id))
    .flatMap(({ compliance, source }) =>
      compliance.map(({ statement }) => ({ text: statement, source })),
    );
}

/** The plan whose list names a voice, which is all that is said of voices. */
function ownVoice(content: AssistantContent) {
  return content.planCategories.flatMap((category) =>
    category.plans.flatMap(({ name, features }) =>
      features
        .filter((feature) => /\bvoice\b/i.test(feature))
        .map((feature) => ({
          text: `**${category.name} ${name}** lists "${feature}".`,
          source: category.source,
        })),
    ),
  );
}

/** What the assistant can speak about, from what it was given. */
export function topics(content: AssistantContent): string {
  const known = [
    content.planCategories.length > 0 && "plans and prices",
    content.products.length > 0 && "what the agents do",
    content.industries.length > 0 && "industries",
    content.integrations.length > 0 && "integrations",
    content.faqItems.length > 0 && "setup and everyday use",
  ].filter((topic) => topic !== false);
  return known.length === 0 ? "very little at the moment" : known.join(", ");
}

/** Something of us that the pages leave open, or that was not understood. */
export function composeOpen(content: AssistantContent): Answer {
  return compose(content, [
    `I don't know that: I found nothing about it on our pages. A person can tell you: ${reachUs(content)}.`,
    `I can tell you about ${topics(content)}.`,
  ]);
}

/** The end of every other road: no guess, a next step. */
export function composeUnknown(content: AssistantContent): Answer {
  return compose(content, [
    `I don't know that. I only speak for ${content.brand.name}: ${topics(content)}.`,
    `If your question is about ${content.brand.name}, a person can help: ${reachUs(content)}.`,
  ]);
}
