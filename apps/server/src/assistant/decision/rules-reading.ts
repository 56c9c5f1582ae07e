import { isAboutPlans } from "../answers/answer.ts";
import type { Ranked } from "../intents/classifier.ts";
import type { Decided } from "./decide-question.ts";
import { holds, type Reading } from "./readings.ts";

/** What the FAQ's entries answer, by their ids. */
const ofFaq: Readonly<Record<string, string>> = {
  "setup-time": "concept/setup",
  cost: "plans",
  "try-first": "concept/demo",
  languages: "concept/languages",
  "reach-a-person": "concept/handover",
  hours: "concept/availability",
  tools: "concept/integrations",
  "crm-entries": "concept/writesToCrm",
  "missing-email": "concept/missingEmail",
  "wrong-answer": "concept/wrongAnswer",
};

/** What is answered from a place: a story, an entry of the FAQ, the card of a page. */
function ofPlace({ answer, isCard }: Decided): string | undefined {
  const [page = "", part = ""] = (answer.sources[0]?.href ?? "").split("#");
  if (page === "/case-studies" && part !== "") return `story/${part}`;
  if (page === "/support") return ofFaq[part];
  const [, kind, id] = /^\/(products|solutions|industries)\/([a-z-]+)$/.exec(page) ?? [];
  if (isCard !== true || kind === undefined) return undefined;
  return `${kind === "industries" ? "industry" : "offer"}/${id}`;
}

/** What the rules' answer is an answer to. */
export const intentOf = (decided: Decided, readings: readonly Reading[] = []): string | undefined =>
  // A trial is told of with the demo's place: what is answered says more than where it stands.
  readings.find(({ found }) => found.answer.text === decided.answer.text)?.intent ??
  ofPlace(decided) ??
  readings.find(({ found }) => holds(decided.answer, found.answer))?.intent ??
  (decided.kind === "answer" && isAboutPlans(decided.answer) ? "plans" : undefined);

/** How likely it is that what the rules answer is what was asked. */
export function beliefInRules(
  { answer, kind }: Decided,
  ranked: readonly Ranked[],
  readings: readonly Reading[],
): number {
  const of = (intent: string) => ranked.find((each) => each.intent === intent)?.probability ?? 0;
  if (kind === "unknown") return of("outside");
  return Math.max(
    isAboutPlans(answer) ? of("plans") : 0,
    ...readings.filter(({ found }) => holds(answer, found.answer)).map(({ belief }) => belief),
  );
}
