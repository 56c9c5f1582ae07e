import type { AssistantContent } from "../content.ts";
import { bullets } from "../format.ts";
import type { OfTradeCalls } from "../told/trade-calls.ts";
import { type Answer, compose } from "./answer.ts";
import { composeProduct } from "./catalog.ts";
import { offeredToUnlisted } from "./own-trade.ts";
import { type Point, pointsOf } from "./said-of-trade.ts";

/** What a trade's page, and the screening of its calls, say of what callers are asked. */
const questions: Readonly<Record<string, readonly string[]>> = {
  "law-firms": ["call-screening/trades/0", "law-firms/features/0"],
  healthcare: ["healthcare/features/1", "healthcare/features/3"],
  "real-estate": ["call-screening/trades/1", "real-estate/features/2"],
  saas: ["saas/features/0"],
  mortgage: ["call-screening/trades/2", "mortgage/features/0"],
  automotive: ["automotive/features/0", "automotive/features/1"],
  "e-commerce": ["e-commerce/features/1", "e-commerce/features/2"],
  "financial-services": ["financial-services/features/0", "financial-services/features/1"],
};

/** Trades whose specialties are told each by its first question. */
const bySpecialty: ReadonlySet<string> = new Set(["home-services"]);
/** Trades whose specialties are told by what they are about, which is no question. */
const bySubject: ReadonlySet<string> = new Set([
  "automotive",
  "e-commerce",
  "saas",
  "financial-services",
  "healthcare",
  "real-estate",
]);

/**
 * What callers are asked, or which calls are taken: of what was just told, where that says it ('Service
 * appointments: mileage, symptom, loaner'), else of the visitor's specialty, else of the trade.
 * @param specialty the section of the trade's page that speaks of the visitor's own work.
 * @param work what the visitor calls their work, where no part of the page names it.
 * @param said the answer before.
 */
export function composeTradeCalls(
  content: AssistantContent,
  what: Exclude<OfTradeCalls, "made">,
  {
    trade,
    specialty,
    work,
    said,
  }: {
    trade: string;
    specialty: string | undefined;
    work: string | undefined;
    said: string;
  },
): Answer | undefined {
  const industry = content.industries.find(({ id }) => id === trade);
  if (industry === undefined) return undefined;
  const ofTrade = pointsOf(content, questions[trade] ?? []);
  const told = ofTrade.filter(({ text }) => said.includes(text));
  const own = pointsOf(content, specialty === undefined ? [] : [specialty]);
  const ownAsked = own.length > 0 && bySubject.has(trade) ? [...own, ...ofTrade] : own;
  const found = what === "calls" ? own : told.length > 0 ? told : ownAsked;
  const texts = composeTexts(content, found);
  if (texts !== undefined) return texts;
  if (what === "calls")
    return compose(
      content,
      [`**${industry.name}**: ${industry.calls}.`, bullets(industry.benefits)],
      [industry.source],
    );
  const each = bySpecialty.has(trade)
    ? content.sections.filter(({ id }) => id.startsWith(`${trade}/specialties/`) && /\d$/.test(id))
    : [];
  const [first] = each;
  if (first !== undefined && work !== undefined) return composeUnnamedWork(content, trade, work);
  const list = content.sections.find(({ id }) => id === `${trade}/specialties/titles`);
  if (first !== undefined)
    return compose(
      content,
      [list && `${list.title}:`, bullets(each.map(({ title, text }) => `**${title}**: ${text}`))],
      [first.source],
    );
  return composeTexts(content, ofTrade);
}

/** 'I own a moving company. – What does it ask?': no part of the page is theirs, so the questions are. */
function composeUnnamedWork(
  content: AssistantContent,
  trade: string,
  work: string,
): Answer | undefined {
  const industry = content.industries.find(({ id }) => id === trade);
  const parts = content.sections.find(({ id }) => id === `${trade}/specialties/titles`);
  if (industry === undefined) return undefined;
  const own = pointsOf(content, ["ai-receptionist/steps/1"]);
  return compose(
    content,
    [
      `Our pages name no questions for yours (${work}).${parts === undefined ? "" : ` Under **${industry.name}** they name some for ${parts.text}`}`,
      ...own.map(({ text }) => text),
      ...offeredToUnlisted(content).slice(0, 1),
    ],
    [industry.source, ...own.map(({ source }) => source)],
  );
}

/**
 * The same of calls in any trade: who calls is asked who and why, and what you write; who is called, what
 * you want to know.
 * @param outbound the place that was spoken of last, where it is one of calls that the agents make.
 */
export function composeAnyTradeCalls(
  content: AssistantContent,
  what: OfTradeCalls,
  outbound: string | undefined,
): Answer | undefined {
  if (what === "made") return composeProduct(content, "outbound-ai-agents");
  if (what === "calls")
    return composeProduct(
      content,
      outbound === undefined ? "ai-receptionist" : "outbound-ai-agents",
    );
  const points = pointsOf(
    content,
    outbound === undefined
      ? ["call-screening/features/1", "ai-receptionist/steps/1"]
      : outbound.includes("lead-generation")
        ? ["lead-generation/features/1"]
        : ["outbound-ai-agents/features/1"],
  );
  return composeTexts(content, points);
}

/** What points say, without their titles; undefined where there is none. */
const composeTexts = (content: AssistantContent, points: readonly Point[]): Answer | undefined =>
  points.length === 0
    ? undefined
    : compose(
        content,
        points.map(({ text }) => text),
        points.map(({ source }) => source),
      );
