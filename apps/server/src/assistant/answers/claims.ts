import type { AssistantContent } from "../content.ts";
import { inWords } from "../format.ts";
import type { Concept } from "../lexicon.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";

interface Fact {
  /** The FAQ's answer, which says more than a figure. */
  faq?: string;
  /** The figures, as their statements say them: attributed, and both where two disagree. */
  claims?: readonly string[];
}

/** Where the answer to a concept stands. In order: the first concept found answers. */
const facts: readonly (readonly [Concept, Fact])[] = [
  ["missingEmail", { faq: "missing-email" }],
  ["wrongAnswer", { faq: "wrong-answer" }],
  ["handover", { faq: "reach-a-person" }],
  ["writesToCrm", { faq: "crm-entries" }],
  ["hipaa", { claims: ["healthPrivacy"] }],
  ["trid", { claims: ["mortgageDisclosure", "fairLending"] }],
  ["fairLending", { claims: ["fairLending", "mortgageDisclosure"] }],
  ["noShows", { claims: ["noShows"] }],
  ["spam", { claims: ["spamBlocked"] }],
  ["staffing", { claims: ["staffingCost"] }],
  ["leadVolume", { claims: ["leadVolume", "manualDialing"] }],
  ["manualDialing", { claims: ["manualDialing"] }],
  ["qualification", { claims: ["qualificationSpeed"] }],
  ["bookings", { claims: ["bookings", "appointments"] }],
  ["supportReply", { claims: ["supportReply"] }],
  ["responseSpeed", { claims: ["fasterResponse"] }],
  ["satisfaction", { claims: ["satisfaction"] }],
  ["roi", { claims: ["leadReturn", "averageReturn"] }],
  ["callsHandled", { claims: ["callsHandled"] }],
  ["businesses", { claims: ["businessesServed"] }],
  ["accuracy", { claims: ["accuracy"] }],
  ["languages", { faq: "languages", claims: ["languages"] }],
  ["setup", { faq: "setup-time", claims: ["setup"] }],
  ["availability", { faq: "hours", claims: ["availability"] }],
  ["uptime", { claims: ["uptime"] }],
  ["security", { claims: ["security", "healthPrivacy"] }],
];

/** Answers what a figure or an entry of the FAQ answers. */
export function composeFact(
  content: AssistantContent,
  { concepts, languages, industries }: Understanding,
): Answer | undefined {
  const rules = content.industries
    .filter(({ id }) => industries.includes(id))
    .flatMap(({ compliance }) => compliance);
  for (const [concept, { faq, claims = [] }] of facts) {
    if (!concepts.has(concept) && !(concept === "languages" && languages.length > 0)) continue;
    const entry = content.faqItems.find(({ id }) => id === faq);
    const found = claims.flatMap((id) => content.claims[id] ?? []);
    // A lender asks for a lender's rules.
    const figures =
      concept === "security" && rules.length > 0 ? [...found.slice(0, 1), ...rules] : found;
    const sources = [
      ...(entry === undefined ? [] : [entry.source]),
      ...figures.map(({ source }) => source),
    ];
    const text = entry?.answer ?? figures.map(({ statement }) => statement).join(" ");
    if (text === "") continue;
    const unnamed = languages.map(capitalized).filter((language) => !text.includes(language));
    const named =
      concept === "languages" && unnamed.length > 0
        ? `Our pages don't list them one by one, so I can't confirm ${inWords(unnamed)}; a person can: ${reachUs(content)}.`
        : undefined;
    return compose(content, [text, named], sources);
  }
  return undefined;
}

/** When there is support: what every plan includes, and how soon it replies. */
export function composeSupportHours(content: AssistantContent): Answer | undefined {
  const support = content.includedInAllPlans.find((item) => /\bsupport\b/i.test(item));
  const reply = content.claims["supportReply"];
  if (support === undefined) return undefined;
  return compose(
    content,
    [`All plans include **${support}**. ${reply?.statement ?? ""}`.trim()],
    [pricingPage(content), ...(reply === undefined ? [] : [reply.source])],
  );
}

/** What it connects to; where two counts of it stand on the site, both are said. */
export function composeIntegrations(
  content: AssistantContent,
  { tools, foreign }: Understanding,
): Answer | undefined {
  const named = content.integrations.filter(({ name }) => tools.includes(name));
  const counts = [content.claims["integrations"], content.claims["integrationsInFaq"]].filter(
    (claim) => claim !== undefined,
  );
  if (content.integrations.length === 0 && counts.length === 0) return undefined;
  const examples = content.integrations.filter(({ onHome }) => onHome).map(({ name }) => name);
  const first =
    named.length > 0
      ? `Yes, it connects to ${inWords(named.map(({ name }) => `**${name}**`))}.`
      : foreign.length > 0
        ? `I don't know about ${inWords(foreign.map(capitalized))}: our pages don't name it. A person can tell you: ${reachUs(content)}.`
        : undefined;
  return compose(
    content,
    [
      first,
      counts.map(({ statement }) => statement).join(" "),
      examples.length > 0 ? `Named on the site: ${inWords(examples)}.` : undefined,
    ],
    counts.map(({ source }) => source),
  );
}

function capitalized(word: string): string {
  // So short a name is letters, as in SAP.
  return word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}
