import { type Answer, isAboutPlans } from "../answers/answer.ts";
import { isRefusal } from "../answers/of-last-answer.ts";
import { asksWhetherItDoes } from "../asks.ts";
import { connectsTo } from "../format.ts";
import type { Understanding } from "../understanding.ts";
import type { Decided } from "./decide-question.ts";

/** 'Can it push contacts into Pipedrive?': that it connects to the tool is said before what it writes there. */
export function confirmTools(
  { kind }: Pick<Decided, "kind">,
  answer: Answer,
  read: Understanding,
): Answer {
  const { tools } = read;
  const isOpen = tools.length > 0 && !tools.some((name) => answer.text.includes(name));
  const isOwn = isAboutPlans(answer) || isRefusal(answer) || /^No\b/.test(answer.text);
  if (kind !== "answer" || !isOpen || !asksWhetherItDoes(read) || isOwn) return answer;
  return {
    ...answer,
    text: `${connectsTo(tools)}\n\n${answer.text.replace(/^Yes[.,:] (?=[A-Z])/, "")}`,
  };
}
