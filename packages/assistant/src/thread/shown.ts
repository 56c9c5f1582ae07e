/** What the last answer showed, for follow-ups that name no subject of their own: 'which ones?', 'and renewals?' */
import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { Thread } from "./thread.ts";

type Shown = Pick<Thread, "passageIds" | "words">;

/** A part of the page that was shown, by its passages' ids, and the follow-ups that it answers. */
interface Rule {
  readonly part: RegExp;
  readonly says?: RegExp; // Matches the passages that answer it, also those shown before; without it new ones do.
  readonly asks?: RegExp; // Matches a message of everyday words that asks for the part.
  readonly topics?: readonly string[]; // Topics that, after such a page, mean this part of it.
}

const rules: readonly Rule[] = [
  {
    part: /\/(?:specialties|features)\//,
    asks: /\bwhat\b.* (?:asks?|questions)\b/,
    says: /\?|\b(?:asks?|asked|questions)\b/,
  },
  { part: /^point\/[^/]+\/(?:features|benefits)\//, asks: /\b(?:more|else|details?)\b/ },
  { part: /\/(?:names|titles)$/, asks: /^(?:and |so )?(?:which|what) (?:ones?|kinds?|others)$/ },
  { part: /\/steps\/(?!lede)/, topics: ["howItWorks"] },
  { part: /\/comparison\/solutions$/, topics: ["leadSpeed", "responseSpeed"] },
  { part: /^claim\//, topics: ["roi", "evidence", "satisfaction"] },
];

/** The page of the last answer's first passage, as ids and addresses have it: `law-firms`, `call-screening`. */
export const pageShown = ({ passageIds: [first = ""] }: Shown): string | undefined =>
  /^(?:offer|industry|point|story)\/([^/]+)/.exec(first)?.[1];

/** Whether a passage is on the page that was shown. */
export const isOnShownPage = ({ id, source }: Passage, thread: Shown): boolean => {
  const page = pageShown(thread);
  return page !== undefined && (id.split("/")[1] === page || source.href.endsWith(`/${page}`));
};

/** Not the 'Plumbing' of home services after 'we're roofers'. */
const isOfTrade = ({ id }: Passage, words: readonly string[]): boolean =>
  !id.includes("/specialties/") ||
  words.some((word) => /^\w{4}/.test(word) && id.includes(`/${word.slice(0, 4)}`));

/** Whether a follow-up asks for a passage of the shown page, by its likeliest `topic` or, without it, by its words. */
export function isAsked(passage: Passage, frame: Frame, thread: Shown, topic?: string): boolean {
  const isMeant = ({ asks, topics }: Rule) =>
    topic === undefined ? frame.hasNoOtherTopic && asks?.test(frame.text) : topics?.includes(topic);
  return (
    frame.refersBack &&
    isOnShownPage(passage, thread) &&
    rules.some(
      (rule) =>
        rule.part.test(passage.id) &&
        isMeant(rule) &&
        (rule.says
          ? rule.says.test(passage.text) && isOfTrade(passage, thread.words)
          : !thread.passageIds.includes(passage.id)),
    )
  );
}
