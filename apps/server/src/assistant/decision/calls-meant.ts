import type { PlanCategoryId } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { findCategory } from "../plans/plan-facts.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";

const bareNumber =
  /^(?:(?:no|nope|sorry|oops|actually|i mean|i meant|make it|make that|rather|it is|that is|maybe|about|around|roughly|like|say|some|only|just|probably|up to|over|almost|nearly|i would say|i guess|i think|well|oh|hm|um|so) )*\d{1,5} (?:a|an|per|each|every) (?:day|week|month|year)(?: (?:or so|i meant?|i mean|sorry|maybe|i think|i guess|i would say|roughly|about))*$/;

/** 'Sorry, it's 450, not 100', of the calls that were told. */
const corrected =
  /\b(?:it is|it was|its|that is|make it|make that|i meant?|we get|we have|rather|more like|actually) (?:about |around |roughly )*(\d{1,5})(?: calls?)?(?: (?:a|per) month)? not (\d{1,5})\b/;

/** 'Hang on, I checked the bill, it's more like 240 a month': so many calls, not those that were told. */
const checked =
  /\b(?:hang on|wait|sorry|oops|correction|checked|counted|looked|turns out)\b.*\b(?:more like|closer to|nearer|actually|rather|really|it is|they are) (?:about |around |roughly |more like )?(\d{1,5})(?: calls?)? (?:a|per|each|every) month\b/;

/** 'He also asks for the 600-call one': the plan of the kind that is spoken of which has so many calls. */
function withPlanOfCalls(
  content: AssistantContent,
  text: string,
  [kind, ...others]: readonly PlanCategoryId[],
): string | undefined {
  const [written, calls] = /\b(\d{2,5}) calls? (?:one|plan|package|tier|size)\b/.exec(text) ?? [];
  if (written === undefined || kind === undefined || others.length > 0) return undefined;
  const plan = findCategory(content, kind)?.plans.find(
    ({ callsIncluded }) => callsIncluded === Number(calls),
  );
  return plan && text.replace(written, `${kind} ${plan.name}`);
}

/** 'About 40 a month', after 'we miss a lot of calls'. */
export const withCallsMeant = (
  { reader, content }: Context,
  read: Understanding,
  { question = [], plans }: Thread,
): Understanding => {
  const text = read.words.join(" ");
  const [, meant, denied] = corrected.exec(text) ?? [];
  if (meant !== undefined && plans?.calls === Number(denied))
    return reader.read(`and for ${meant} calls a month?`);
  const [, better] = checked.exec(text) ?? [];
  if (better !== undefined && plans?.calls !== undefined)
    return reader.read(`and for ${better} calls a month?`);
  const named = withPlanOfCalls(content, text, plans?.kinds ?? []);
  if (named !== undefined) return reader.read(named);
  const isOfCalls = question.some((word) => /^calls?$/.test(word)) && plans?.months === undefined;
  return read.calls === undefined && isOfCalls && bareNumber.test(text)
    ? reader.read(text.replace(/\d+/, "$& calls"))
    : read;
};
