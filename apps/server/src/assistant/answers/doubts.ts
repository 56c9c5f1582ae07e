import type { AssistantContent } from "../content.ts";
import { capitalized } from "../format.ts";
import type { Doubt } from "../told/doubts.ts";
import { asksYesOrNo } from "../told/question.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import {
  type Around,
  claimsOf,
  faqOf,
  type Point,
  pointsOf,
  sentenceOf,
  storyOf,
} from "./said-of-trade.ts";

/** What is said to a doubt: what is not known of it, and what is near. */
interface Relief {
  /** What can be said as a whole, before the facts. */
  opening: string;
  /** The same where the trade's own page rules it out. */
  ruledOut?: string;
  /** Sections by trade. */
  trades?: Readonly<Record<string, readonly string[]>>;
  /** Sections where the trade has none of its own. */
  sections?: readonly string[];
  claims?: readonly string[];
  /** Claims by trade. */
  tradeClaims?: Readonly<Record<string, readonly string[]>>;
  /** The trade's own figure and the rules that it keeps to. */
  ofTrade?: readonly ("stat" | "compliance")[];
  /** One sentence of a section, by what it speaks of. */
  sentences?: readonly (readonly [id: string, about: RegExp])[];
  /** Entries of the FAQ. */
  faq?: readonly string[];
  /** The trade's customer is heard. */
  story?: true;
  /** In words that fit behind 'I don't know'. */
  unknown?: string;
}

const reliefs: Readonly<Record<Doubt, Relief>> = {
  privacy: {
    opening: "Whether that is enough for you, I can't judge. What our pages say of it:",
    trades: {
      healthcare: ["healthcare/features/3"],
      "financial-services": ["financial-services/features/1", "financial-services/features/3"],
    },
    claims: ["security"],
    ofTrade: ["compliance"],
    sentences: [["topic/security", /\blogged\b/]],
    unknown: "more of where calls are kept, or of rules that our pages don't name",
  },
  robotic: {
    opening: "Our pages don't rate how it sounds, so judge by your own ears.",
    faq: ["try-first"],
    sections: ["ai-receptionist/features/0"],
  },
  dislike: {
    opening: "I can't promise that all of your callers like it. What our pages say of it:",
    trades: {
      "law-firms": ["law-firms/features/0"],
      "financial-services": ["financial-services/hero/lede"],
    },
    tradeClaims: { healthcare: ["healthcareSatisfaction"] },
    claims: ["satisfaction"],
    faq: ["reach-a-person", "try-first"],
    story: true,
  },
  hangUp: {
    opening: "I know of no figure of callers who hang up. What customers report:",
    claims: ["satisfaction"],
    ofTrade: ["stat"],
    story: true,
    sentences: [["topic/voice-analytics", /\bhang up\b/]],
    unknown: "of any audit of these figures",
  },
  wrongWords: {
    opening: "I can't promise that it never errs. What our pages say of it:",
    ruledOut: "by our pages it does not:",
    trades: {
      healthcare: ["healthcare/hero/lede", "healthcare/features/1"],
      "law-firms": ["law-firms/features/3"],
      mortgage: ["mortgage/hero/lede", "mortgage/compliance/0"],
      "financial-services": ["financial-services/features/2", "financial-services/hero/lede"],
      "real-estate": ["real-estate/features/0"],
      automotive: ["automotive/features/2"],
    },
    ofTrade: ["compliance"],
    sections: ["ai-receptionist/features/4"],
    faq: ["wrong-answer"],
  },
  accents: {
    opening: "Our pages say nothing of accents by themselves. What they say of understanding:",
    claims: ["accuracy"],
    sections: ["ai-receptionist/features/5"],
    faq: ["try-first"],
  },
  robocallLaw: {
    opening: "I give no legal advice. What our pages say of calls that the agents make:",
    sections: ["outbound-ai-agents/features/3", "topic/terms/1", "topic/outbound-campaigns/1"],
    unknown: "which law holds for your calls",
  },
  lockedIn: {
    opening: "What our terms say of it:",
    sections: ["topic/terms/0", "ai-receptionist/steps/lede"],
    unknown: "more about the terms for canceling, such as notice",
  },
  doubleBooking: {
    opening: "By our pages it should not:",
    sections: ["appointment-scheduling/features/0", "appointment-scheduling/features/1"],
    sentences: [["appointment-scheduling/benefits/items", /\bdouble\b/]],
  },
};

/** Trades whose own page says that it gives no advice and names no rate. */
const rulesOut: ReadonlySet<string> = new Set([
  "healthcare",
  "law-firms",
  "mortgage",
  "financial-services",
]);

/** The part of the points that is said where a doubt is told; asked of it, all of them. */
const whenTold = 0.4;

/** A doubt, answered with what is near in the trade that was told and with what is not known. */
export function composeDoubt(
  content: AssistantContent,
  doubt: Doubt,
  { industry, words, isAsked }: Around,
): Answer | undefined {
  const relief = reliefs[doubt];
  const trade = content.industries.find(({ id }) => id === industry);
  const own = pointsOf(content, relief.trades?.[industry ?? ""] ?? []);
  const all: Point[] = [
    ...own,
    ...claimsOf(content, relief.tradeClaims?.[industry ?? ""] ?? []),
    ...claimsOf(content, relief.claims ?? []),
    ...(own.length > 0 ? [] : pointsOf(content, relief.sections ?? [])),
    ...(relief.ofTrade ?? [])
      .flatMap((part) =>
        trade === undefined ? [] : part === "stat" ? [trade.stat] : trade.compliance,
      )
      .map(({ statement, source }) => ({ text: statement, source })),
    ...(relief.sentences ?? []).flatMap(([id, about]) => sentenceOf(content, id, about)),
    ...(relief.faq ?? []).flatMap((id) => faqOf(content, id)),
    ...(relief.story === true ? storyOf(content, industry) : []),
  ];
  const points = isAsked
    ? all
    : all.slice(0, Math.max(Math.ceil(all.length * whenTold), own.length));
  if (points.length === 0) return undefined;
  const isRuledOut =
    relief.ruledOut !== undefined &&
    industry !== undefined &&
    rulesOut.has(industry) &&
    /\b(?:rates?|advice|medical(?:ly)?|legal(?:ly)?|financial(?:ly)?|happen|diagnos\w+|prescri\w+)\b/.test(
      words.join(" "),
    );
  const ruledOut = asksYesOrNo(words)
    ? `No, ${relief.ruledOut}`
    : capitalized(relief.ruledOut ?? "");
  return compose(
    content,
    [
      isRuledOut ? ruledOut : relief.opening,
      ...points.map(({ text }) => text),
      relief.unknown === undefined
        ? undefined
        : `I don't know ${relief.unknown}. A person can tell you more: ${reachUs(content)}.`,
    ],
    points.map(({ source }) => source),
  );
}
