import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

/** What people ask that the site does not say, in words that fit behind 'I don't know'. */
const knownUnknowns: Partial<Record<Concept, string>> = {
  refund: "whether there are refunds or guarantees, or on what terms",
  cancellation: "the terms for canceling a plan",
  planChange: "how or when a plan can be changed",
  overage: "what happens with calls beyond a plan's number, or what they cost",
  competitor: "other providers' prices or products, so I compare nothing with them",
  payment: "which ways to pay there are, or how taxes are handled",
  loanRates: "lenders' rates",
  fees: "of any fee beside the plans' prices",
  otherRules: "whether rules or certificates are met that our pages don't name",
  coupon: "of any discount beyond paying for a year",
  residency: "where data is kept, or for how long",
  voices: "which voices or accents can be chosen",
  porting: "whether a number you have can be moved, or how",
  minutes: "of any price or limit by the minute; plans count calls",
};

/** In order of what the question is most likely about. */
const order: readonly Concept[] = [
  "refund",
  "coupon",
  "loanRates",
  "fees",
  "otherRules",
  "payment",
  "planChange",
  "overage",
  "residency",
  "porting",
  "minutes",
  "competitor",
  "voices",
  "cancellation",
];

/** An honest answer to what the pages leave open; undefined if the question is about none of it. */
export function composeKnownUnknown(
  content: AssistantContent,
  concepts: ReadonlySet<Concept>,
): Answer | undefined {
  const concept = order.find((candidate) => concepts.has(candidate));
  const subject = concept === undefined ? undefined : knownUnknowns[concept];
  if (subject === undefined) return undefined;
  // A guarantee of the uptime is not known, the uptime is; another certificate is not, ours is.
  const figure =
    concept === "refund" && concepts.has("uptime")
      ? content.claims["uptime"]
      : concept === "otherRules"
        ? content.claims["security"]
        : undefined;
  return compose(
    content,
    [
      figure?.statement,
      `I don't know ${subject}${concept === "otherRules" ? "" : ": our pages don't say"}. A person can tell you: ${reachUs(content)}.`,
    ],
    figure === undefined ? [] : [figure.source],
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

/** The end of every other road: no guess, a next step. */
export function composeUnknown(content: AssistantContent): Answer {
  return compose(content, [
    `I don't know that. I only speak for ${content.brand.name}: ${topics(content)}.`,
    `If your question is about ${content.brand.name}, a person can help: ${reachUs(content)}.`,
  ]);
}
