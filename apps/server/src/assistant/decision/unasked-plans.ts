import type { Concept } from "../lexicon.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/** Asks for a plan, or whether its size will do. */
const wantsPlan =
  /\b(?:plans?|which|what|recommend\w*|suggest\w*|advi[sc]e\w*|best|right|packages?|tiers?|enough|size|suffice|calls?|volume|fit|fits|suit|suits|cover|choose|pick|take|buy|for (?:me|us))\b/;

/** 'Can it handle that?', 'do I need anything for it?': no plan was spoken of, and none is asked for. */
export function withoutUnaskedPlans(
  concepts: ReadonlySet<Concept>,
  { words, refers }: Understanding,
  { topic, plans, calls, intent }: Thread,
): ReadonlySet<Concept> {
  const isOfPlans =
    topic !== undefined || plans !== undefined || calls !== undefined || intent === "plans";
  if (!concepts.has("recommend") || !refers || isOfPlans || wantsPlan.test(words.join(" ")))
    return concepts;
  return new Set([...concepts].filter((concept) => concept !== "recommend"));
}
