import type { AssistantContent } from "../content.ts";
import type { CallersCase } from "../told/callers-case.ts";
import { asksYesOrNo } from "../told/question.ts";
import { type Answer, compose } from "./answer.ts";
import { type Around, faqOf, type Point, pointsOf } from "./said-of-trade.ts";

/** What a trade's page says of calls that cannot wait. */
const emergencies: Readonly<Record<string, readonly string[]>> = {
  "home-services": ["home-services/features/0", "home-services/hero/lede"],
  "law-firms": ["law-firms/hero/lede"],
  healthcare: ["healthcare/features/1"],
  "real-estate": ["real-estate/specialties/2"],
};

/** What a trade's page says of who gets through. */
const routings: Readonly<Record<string, readonly string[]>> = {
  "real-estate": ["real-estate/features/2"],
  "law-firms": ["call-screening/trades/0"],
  mortgage: ["call-screening/trades/2"],
};

/** What is asked of the call: whether it is put off, and what comes of it when nobody is there. */
const putOff =
  /\b(?:book|books|booked|booking|wait|waits|leaves?|put off|postpone|forget|schedules?|voicemail|message|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|morning|next|later|queue)\b/;
const nobodyThere =
  /\b(?:nobody|no one|noone|not (?:pick|answer|there)|asleep|sleeping|busy|miss(?:es|ed)?)\b/;

/** Points that are said where a case is told; asked of it, one more. */
const whenTold = 2;

/** What becomes of a call that was told of: in the words of the trade's page, and by the visitor's rules. */
export function composeCallersCase(
  content: AssistantContent,
  what: CallersCase,
  { industry, words, isAsked }: Around,
): Answer | undefined {
  const all = cases[what](content, industry ?? "", words);
  const [first, ...others] = all.slice(0, isAsked ? whenTold + 1 : whenTold);
  if (first === undefined) return undefined;
  const lead = opening(what, words);
  return compose(
    content,
    [
      what === "emergency" && !isAsked
        ? `If this is happening now: ${content.brand.assistantName} can't send help. Your local emergency number comes first, 911 in the US.`
        : undefined,
      lead === undefined ? first.text : `${lead} ${first.text}`,
      ...others.map(({ text }) => text),
    ],
    [first, ...others].map(({ source }) => source),
  );
}

/** What is said of each case, what is nearest first. */
const cases: Readonly<
  Record<
    CallersCase,
    (content: AssistantContent, industry: string, words: readonly string[]) => readonly Point[]
  >
> = {
  emergency: (content, industry, words) => {
    const through = pointsOf(content, ["ai-receptionist/features/2"]);
    const message = faqOf(content, "reach-a-person");
    return nobodyThere.test(words.join(" "))
      ? [...through, ...message]
      : [
          ...pointsOf(content, emergencies[industry] ?? ["call-screening/features/2"]),
          ...through,
          ...message,
        ];
  },
  urgent: (content, industry) => [
    ...pointsOf(content, [
      ...(emergencies[industry] ?? ["call-screening/features/2"]),
      "ai-receptionist/features/2",
    ]),
    ...faqOf(content, "reach-a-person"),
  ],
  pet: (content) => [
    ...pointsOf(content, ["healthcare/specialties/5", "ai-receptionist/features/2"]),
    ...faqOf(content, "reach-a-person"),
  ],
  person: (content) => [
    ...faqOf(content, "reach-a-person"),
    ...pointsOf(content, ["call-screening/features/3", "call-screening/steps/3"]),
  ],
  routing: (content, industry) => [
    ...faqOf(content, "reach-a-person"),
    ...pointsOf(content, ["call-screening/features/3", ...(routings[industry] ?? [])]),
    ...pointsOf(content, ["call-screening/steps/3"]),
  ],
};

/** What a yes or a no says before the facts. */
function opening(what: CallersCase, words: readonly string[]): string | undefined {
  if (what === "routing") return "Yes.";
  if (what === "person") return "Your rules decide.";
  return asksYesOrNo(words) && putOff.test(words.join(" "))
    ? "No, it is not simply put off."
    : undefined;
}
