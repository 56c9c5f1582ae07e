import { type Answer, compose } from "../assistant/answers/answer.ts";
import { composeOverview } from "../assistant/answers/prices.ts";
import { composeUnknown } from "../assistant/answers/unknown.ts";
import type { AssistantContent } from "../assistant/content.ts";
import { Decider } from "../assistant/decision.ts";
import { Retrieval } from "../assistant/retrieval.ts";
import type { Case } from "./cases.ts";
import { type Score, scoreAnswer } from "./score.ts";

/** Whoever answers the cases. */
export type Answerer = (question: string, earlier: readonly string[]) => Answer;

/** The assistant that is measured. */
export function builtIn(content: AssistantContent): Answerer {
  const decider = new Decider(content);
  return (question, earlier) => decider.answer(question, earlier);
}

/** What is easily reached: the assistant must be far beyond it. */
export function baselines(content: AssistantContent): Readonly<Record<string, Answerer>> {
  const retrieval = new Retrieval(content);
  return {
    "best paragraph": (question) => {
      const [best] = retrieval.search(question, 1);
      return best === undefined
        ? composeUnknown(content)
        : compose(content, [best.answer], [best.source]);
    },
    "always pricing": () => composeOverview(content, undefined) ?? composeUnknown(content),
    "always refuse": () => composeUnknown(content),
  };
}

/** Lets somebody answer all cases, and scores the answers. */
export function evaluate(
  content: AssistantContent,
  answerer: Answerer,
  cases: readonly Case[],
): Score[] {
  return cases.map((each) => {
    const turns = each.turns.map((turn) => turn.replaceAll("{brand}", content.brand.name));
    return scoreAnswer(content, each, answerer(turns.at(-1) ?? "", turns.slice(0, -1)));
  });
}
