import type { AssistantContent } from "../content.ts";
import { asToolName, connectsTo, inWords } from "../format.ts";
import type { Concept } from "../lexicon.ts";
import { isCommonWord } from "../lexicon/common-words.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, dontKnow, notTold, pricingPage, reachUs } from "./answer.ts";
import { isList, pick } from "./relevance.ts";

/** Where the answer to a question stands. */
interface Fact {
  /** The FAQ's answer, which says more than a figure. */
  faq?: string;
  /** The figures, as their statements say them: attributed, and both where two disagree. */
  claims?: readonly string[];
  /** Points of pages. */
  sections?: readonly string[];
  /** A point that answers instead of the FAQ where the question says this: 'the link has expired'. */
  instead?: { readonly asked: RegExp; readonly section: string };
  /** What the pages leave open beside it, in words that fit behind 'our pages don't say'. */
  unknown?: string;
  /** Asks for just that: then it is said that we don't know. */
  asked?: RegExp;
  /** It is asked of a person, in words that fit before how to reach one. */
  ask?: string;
}

/** Where the answer to a concept stands. In order: the first concept found answers. */
const facts: readonly (readonly [Concept, Fact])[] = [
  [
    "missingEmail",
    {
      faq: "missing-email",
      instead: {
        asked:
          /\b(?:expired?|expires|expiring|too old|outdated|no longer valid|not valid|invalid|dead|stopped working|timed out|times? out)\b/,
        section: "topic/expired-link",
      },
    },
  ],
  ["wrongAnswer", { faq: "wrong-answer" }],
  ["careers", { sections: ["topic/careers"] }],
  ["press", { sections: ["topic/press"] }],
  ["hipaa", { claims: ["healthPrivacy"] }],
  [
    "trid",
    {
      claims: ["mortgageDisclosure", "fairLending"],
      sections: ["mortgage/compliance/0", "mortgage/compliance/1"],
    },
  ],
  ["fairLending", { claims: ["fairLending"], sections: ["mortgage/compliance/2"] }],
  ["deletion", { sections: ["topic/privacy/2"], ask: "To ask for it" }],
  [
    "consent",
    {
      sections: ["outbound-ai-agents/features/3", "topic/outbound-campaigns/1"],
    },
  ],
  [
    "advice",
    {
      sections: [
        "law-firms/features/3",
        "healthcare/hero/lede",
        "financial-services/features/2",
        "mortgage/hero/lede",
      ],
    },
  ],
  [
    "keepNumber",
    {
      sections: ["ai-receptionist/steps/0", "ai-receptionist/steps/lede"],
      unknown: "whether a number can be moved to us for good, or what other numbers there are",
      asked: /\b(?:port\w*|toll|vanity|area codes?|800|local|international|for good|permanently)\b/,
    },
  ],
  ["writesToCrm", { faq: "crm-entries" }],
  ["handover", { faq: "reach-a-person" }],
  ["noShows", { claims: ["noShows"], sections: ["appointment-scheduling/features/2"] }],
  ["misuse", { sections: ["topic/terms/1"] }],
  ["spam", { claims: ["spamBlocked"], sections: ["call-screening/features/0"] }],
  ["staffing", { claims: ["staffingCost"] }],
  ["leadVolume", { claims: ["leadVolume", "manualDialing"] }],
  ["manualDialing", { claims: ["manualDialing"] }],
  ["qualification", { claims: ["qualificationSpeed"], sections: ["topic/lead-qualification"] }],
  ["bookings", { claims: ["bookings", "appointments"] }],
  [
    "leadSpeed",
    { sections: ["outbound-ai-agents/comparison/solutions", "lead-generation/features/0"] },
  ],
  ["timeZones", { sections: ["outbound-ai-agents/features/0"] }],
  ["supportReply", { claims: ["supportReply"] }],
  ["satisfaction", { claims: ["satisfaction"] }],
  ["roi", { claims: ["leadReturn", "averageReturn"] }],
  ["callsHandled", { claims: ["callsHandled"] }],
  ["businesses", { claims: ["businessesServed"] }],
  ["accuracy", { claims: ["accuracy"] }],
  ["summaryLanguage", { sections: ["ai-receptionist/features/5"] }],
  ["languages", { faq: "languages", claims: ["languages"] }],
  ["session", { sections: ["support/session"], faq: "setup-time" }],
  ["setup", { faq: "setup-time", claims: ["setup"] }],
  ["availability", { faq: "hours", claims: ["availability"] }],
  ["uptime", { claims: ["uptime"] }],
  [
    "responseSpeed",
    { claims: ["fasterResponse"], sections: ["ai-receptionist/comparison/solutions"] },
  ],
  ["security", { claims: ["security", "healthPrivacy"] }],
  ["callerKnown", { sections: ["call-screening/steps/1", "crm-integration/list/items"] }],
  ["takeMessages", { faq: "reach-a-person" }],
  ["chatWidget", { sections: ["topic/chat-integration"] }],
  ["analytics", { sections: ["topic/analytics", "topic/voice-analytics"] }],
  ["scriptWords", { sections: ["ai-receptionist/steps/1", "ai-receptionist/features/4"] }],
  ["docs", { sections: ["topic/docs"] }],
  ["conflictCheck", { sections: ["law-firms/features/1", "law-firms/features/0"] }],
];

/** What one question often asks for two of: 'HIPAA and encrypted?' */
const paired: ReadonlySet<Concept> = new Set<Concept>([
  "hipaa",
  "trid",
  "security",
  "languages",
  "uptime",
  "accuracy",
  "setup",
  "supportReply",
  "spam",
  "noShows",
  "writesToCrm",
]);

/** Answers what a figure, an entry of the FAQ or a point of a page answers; two where two are asked for. */
export function composeFact(
  content: AssistantContent,
  read: Understanding,
  only?: ReadonlySet<Concept>,
): Answer | undefined {
  const asked = facts.map(([concept]) => concept).filter((concept) => read.concepts.has(concept));
  const [one, other] = asked.filter((concept) => paired.has(concept));
  const isPair =
    asked[0] === one &&
    one !== undefined &&
    other !== undefined &&
    /\b(?:and|plus|as well as)\b/.test(read.words.join(" ")) &&
    only === undefined;
  if (!isPair) return composeOneFact(content, read, only);
  const first = composeOneFact(content, read, new Set([one]));
  const second = composeOneFact(content, read, new Set([other]));
  if (first === undefined || second === undefined || first.text.includes(second.text))
    return first ?? second;
  return {
    ...first,
    text: `${first.text}\n\n${second.text}`,
    sources: [...first.sources, ...second.sources].filter(
      ({ href }, index, all) => all.findIndex((each) => each.href === href) === index,
    ),
  };
}

/** Languages that the site calls by another name. */
const called: Readonly<Record<string, string>> = { Chinese: "Mandarin" };

/** Trades by the advice that is asked for: 'does it give medical advice?' */
const adviceOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    if (/^(?:legal|law)$/.test(word)) return ["law-firms"];
    if (/^(?:medical|health|clinical)$/.test(word)) return ["healthcare"];
    return /^(?:financial|investment|investing|stocks?)$/.test(word) ? ["financial-services"] : [];
  });

/** Where the answer stands to just what the question says: an expired link is no missing mail. */
const instead = (fact: Fact, words: readonly string[]): Fact =>
  fact.instead?.asked.test(words.join(" ")) === true
    ? { ...fact, faq: undefined, sections: [fact.instead.section] }
    : fact;

function composeOneFact(
  content: AssistantContent,
  read: Understanding,
  only?: ReadonlySet<Concept>,
): Answer | undefined {
  const { concepts, languages, industries, words } = read;
  const rules = content.industries
    .filter(({ id }) => industries.includes(id))
    .flatMap(({ compliance }) => compliance);
  for (const [concept, fact] of facts) {
    if (!concepts.has(concept) && !(concept === "languages" && languages.length > 0)) continue;
    if (only?.has(concept) === false) continue;
    const { faq, claims = [], sections = [], unknown, asked, ask } = instead(fact, words);
    const entry = content.faqItems.find(({ id }) => id === faq);
    // 'HIPAA and TRID?' asks for both.
    const more = concept === "hipaa" && concepts.has("trid") ? ["mortgageDisclosure"] : [];
    const found = [...claims, ...more].flatMap((id) => content.claims[id] ?? []);
    // A lender asks for a lender's rules.
    const figures =
      concept === "security" && rules.length > 0 ? [...found.slice(0, 1), ...rules] : found;
    // A lender's rates are no lawyer's advice: where trades are named, theirs is said.
    const trades = [...industries, ...adviceOf(words)];
    const ofTrade = sections.filter((id) => trades.some((trade) => id.startsWith(`${trade}/`)));
    const points = (ofTrade.length > 0 ? ofTrade : sections).flatMap(
      (id) => content.sections.find((section) => section.id === id) ?? [],
    );
    if (entry === undefined && figures.length === 0 && points.length === 0) continue;
    const beyond = languages
      .map(asToolName)
      .filter((language) => !(entry?.answer ?? "").includes(language));
    const isHeard = (language: string) =>
      content.greetingLanguages.some((each) => each.includes(called[language] ?? language));
    const heard = beyond.filter(isHeard);
    const unnamed = beyond.filter((language) => !isHeard(language));
    return compose(
      content,
      [
        concept === "languages" && heard.length > 0
          ? `Yes: our pages let you hear a greeting in ${inWords(heard)}.`
          : undefined,
        entry?.answer ?? figures.map(({ statement }) => statement).join(" "),
        ...points.map(({ id, title, text, source }) =>
          isList(id) ? `**${source.title}**: ${pick(text, read)}` : `**${title}**: ${text}`,
        ),
        concept === "languages" && unnamed.length > 0
          ? `Our pages don't list them one by one, so I can't confirm ${inWords(unnamed)}; a person can: ${reachUs(content)}.`
          : undefined,
        ask === undefined ? undefined : `${ask}, ${reachUs(content)}.`,
        unknown === undefined
          ? undefined
          : `${asked?.test(words.join(" ")) === true ? dontKnow : notTold} ${unknown}: ${reachUs(content)}.`,
        concept === "hipaa" && words.some((word) => /^(?:baa|associate|sign|signs)$/.test(word))
          ? `I don't know whether a business associate agreement is signed: our pages don't say. A person can tell you: ${reachUs(content)}.`
          : undefined,
      ],
      [
        ...(entry === undefined ? [] : [entry.source]),
        ...figures.map(({ source }) => source),
        ...points.map(({ source }) => source),
      ],
    );
  }
  return undefined;
}

const asksOpeningHours =
  /\b(?:open|opening|office hours|business hours)\b|\b(?:phone|call|ring|reach) (?:you|yall|hours)\b/;

/** When there is support: what every plan includes, and how soon it replies. */
export function composeSupportHours(
  content: AssistantContent,
  { words }: Pick<Understanding, "words">,
): Answer | undefined {
  const support = content.includedInAllPlans.find((item) => /\bsupport\b/i.test(item));
  const reply = content.claims["supportReply"];
  const schedule = content.sections.find(({ id }) => id === "contact/schedule");
  if (support === undefined) return undefined;
  const always = `All plans include **${support}**. ${reply?.statement ?? ""}`.trim();
  const byAppointment = schedule && `**${schedule.title}**: ${schedule.text}`;
  return compose(
    content,
    // 'When are you open for calls?' asks for people's hours.
    asksOpeningHours.test(words.join(" "))
      ? [
          byAppointment,
          `I don't know at which other hours somebody takes the phone: our pages don't say. ${always}`,
        ]
      : [always, byAppointment],
    [pricingPage(content), ...(reply === undefined ? [] : [reply.source])],
  );
}

/** What a developer asks of an API beyond that there is one. */
const ofAnApi =
  /^(?:webhooks?|endpoints?|sdks?|graphql|sandbox|payloads?|oauth|tokens?|versioned|libraries|library|limits?)$/;

/** What it connects to; where two counts of it stand on the site, both are said. */
export function composeIntegrations(
  content: AssistantContent,
  { tools, unnamedTools, foreign, words, concepts, industries }: Understanding,
): Answer | undefined {
  const named = content.toolNames.filter((name) => tools.includes(name));
  const counts = [content.claims["integrations"], content.claims["integrationsInFaq"]].filter(
    (claim) => claim !== undefined,
  );
  if (content.integrations.length === 0 && counts.length === 0) return undefined;
  const examples = content.integrations.map(({ name }) => name);
  // Systems that a trade's own page names.
  const own = content.sections.filter(
    ({ id }) =>
      id.endsWith("/names") && industries.some((industry) => id.startsWith(`${industry}/`)),
  );
  const page = content.sections.find(
    ({ id, text }) => id.endsWith("/names") && named.some((name) => text.includes(name)),
  );
  const unnamed = [
    ...unnamedTools,
    // 'Microsoft Teams notifications' names one tool, and no other.
    ...(named.length > 0
      ? []
      : foreign.filter((word) => !isCommonWord(word) && !/(?:ly|ed)$/.test(word))),
  ].map(asToolName);
  // 'Which calendars?' asks for one kind.
  const kind = kinds.find(({ said }) => words.some((word) => said.test(word)))?.kind;
  const ofKind = content.integrations.filter((tool) => tool.kind === kind).map(({ name }) => name);
  // Systems of one trade stand on its page, not among the tools for all.
  const ofTrade =
    page !== undefined && !named.some((name) => examples.includes(name)) ? page : undefined;
  const isNamed = named.length > 0 || unnamed.length > 0;
  const api = content.sections.find(
    ({ text }) => concepts.has("api") && !isNamed && /\bAPI, and so do we\b/.test(text),
  );
  return compose(
    content,
    [
      named.length > 0 ? connectsTo(named) : undefined,
      unnamed.length > 0
        ? `I don't know about ${inWords(unnamed)}: our pages don't name ${unnamed.length > 1 ? "them" : "it"}. A person can tell you: ${reachUs(content)}.`
        : undefined,
      api === undefined ? undefined : `**${api.title}**: ${api.text}`,
      api !== undefined && words.some((word) => ofAnApi.test(word))
        ? `${notTold} more about the API, such as webhooks or limits. A person can tell you: ${reachUs(content)}.`
        : undefined,
      ofKind.length > 0 && named.length === 0
        ? `Of this kind, the site names ${inWords(ofKind)}.`
        : undefined,
      ...(isNamed ? [] : own.map(({ heading, text }) => `**${heading}**: ${text}`)),
      ofTrade === undefined ? undefined : `**${ofTrade.heading}**: ${ofTrade.text}`,
      counts.map(({ statement }) => statement).join(" "),
      examples.length > 0 && ofTrade === undefined
        ? `Named on the site: ${inWords(examples)}.`
        : undefined,
    ],
    [
      ...(ofTrade === undefined ? [] : [ofTrade.source]),
      ...(api === undefined ? [] : [api.source]),
      ...(isNamed ? [] : own.map(({ source }) => source)),
      ...counts.map(({ source }) => source),
      ...(page === undefined ? [] : [page.source]),
    ],
  );
}

/** Kinds of tools, by what people call them. */
const kinds = [
  { kind: "calendar", said: /^(?:calendars?|schedul\w+|schedule|bookings?|appointments?)$/ },
  { kind: "crm", said: /^crms?$/ },
  { kind: "automation", said: /^automations?$/ },
] as const;
