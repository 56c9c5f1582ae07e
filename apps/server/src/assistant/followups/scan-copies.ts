import { placeNouns } from "../quantities/places.ts";
import type { NamedPlan, Scanner } from "./signs.ts";

/** Of places: 'a second one' makes two. */
const ordinals = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

const onePlace = `(?:one|${placeNouns}|location|office|store|shop|clinic|site|practice|team|brand|salon|restaurant)`;
/** 'That is just as busy', 'with as many calls', of one place more. */
const asBusy =
  /\b(?:(?:that|which|it|and|also|with|is|gets?|has|will|would|be|equally|similarly|just|about|roughly|exactly) )*(?:as busy|(?<=equally |similarly )busy|as many calls|(?:the )?same (?:number of calls|amount of calls|many calls|call volume|calls|volume|load|traffic))(?: (?:as|like) (?:the )?(?:others?(?: (?:2|ones?))?|first|2|those|these|them|this|that))?\b/;
/** 'If we open …': that there will be one place more. */
const opens =
  /\b(?:(?:if|when|once) )?(?:we|i) (?:(?:will|then|also|ever|were to|decide to|are) )*(?:open|opened|opening|launch|launched)(?: up)?\b(?= (?:a|an|another|one|1|our|my|\d)\b)/;
const oneMore = new RegExp(
  `\\b(?:another|(?:1|one|2|3) more|(?:a|an) (?:extra|additional)|(?:${ordinals.join("|")}) ${onePlace})\\b`,
);

/** 'Times 3', 'for four offices', 'five of them', 'two more'. */
export function takeCopies(text: Scanner): {
  copies: number | undefined;
  moreCopies: number | undefined;
} {
  if (text.has(oneMore)) {
    text.take(opens);
    text.take(asBusy);
  }
  const [, more] =
    text.take(
      /\b(?:add |plus |with )?(\d{1,3}|another|one|an extra|an additional) (?:more|extra|additional|another)(?: (?:of (?:them|those|it|that)|one|ones))?\b/,
    ) ??
    text.take(new RegExp(`\\b(another)(?: (?:of (?:them|those|it)|${onePlace}))?(?= *(?:,|$))`)) ??
    [];
  if (more !== undefined)
    return { copies: undefined, moreCopies: /^\d/.test(more) ? Number(more) : 1 };
  const fewer = text.take(
    /\b(?:minus|without|drop|less|remove|close|closing|lose) (?:the )?(?:(\d{1,2})|one|1|(?:second|third|fourth|fifth|last|other)(?: (?:one|location|office|store|shop|brand|place|site|branch|team))?)(?: of (?:them|those))?(?=$| ,|\?)/,
  );
  if (fewer !== undefined) return { copies: undefined, moreCopies: -Number(fewer[1] ?? 1) };
  const [, ordinal] =
    text.take(
      new RegExp(
        `\\b(?:a|our|my|with|for)(?: the)? (${ordinals.join("|")})(?: ${onePlace})(?: (?:opens?|opened|comes|joins|is (?:added|opening|coming)))?\\b`,
      ),
    ) ?? [];
  if (ordinal !== undefined)
    return { copies: ordinals.indexOf(ordinal) + 2, moreCopies: undefined };
  const gone = text.take(
    /\b(?:(\d{1,2})|one) of (?:them|those|these|the \w+) (?:\w+ ){0,2}?(?:closes|closed|closing|shuts|shut|drops|goes|leaves|gone|falls)(?: (?:out|away|down))?\b/,
  );
  if (gone !== undefined) return { copies: undefined, moreCopies: -Number(gone[1] ?? 1) };
  const [, before, after] =
    text.take(
      /\b(?:times|x|multiplied by|multiply (?:it |that )?by) (\d{1,3})\b|\b(\d{1,3}) (?:times|x)\b(?! (?:as|that|this|more|the (?:calls|amount|number|volume))\b)/,
    ) ?? [];
  const counted = before ?? after;
  const places = new RegExp(
    `\\b(?:for |with |at |in |we have |we got |there are |across |of |have )*(?:(?:all|our|my|the|those|these|both) )*(\\d{1,3}) (?:(?:of (?:our|my|the|those|these)|separate|different|dental|small|other|law|new) )*(?:${placeNouns}|locations|salespeople|reps|states|cities|doctors)\\b`,
  );
  const [, place] = text.take(places) ?? [];
  if (counted !== undefined || place !== undefined)
    return { copies: Number(counted ?? place), moreCopies: undefined };
  const [, of] =
    text.take(
      /\b(\d{1,3}) (?:of (?:them|those|these|it|each|that|the same)|(?:them|those|these))\b/,
    ) ??
    text.take(/\b(?:a )?(pair) of (?:them|those|these|it|that)\b/) ??
    [];
  return {
    copies: of === undefined ? undefined : of === "pair" ? 2 : Number(of),
    moreCopies: undefined,
  };
}

/** 'Split over 3 offices': what was counted is of all of them together. */
export const takeSplit = (text: Scanner): boolean =>
  text.takes(
    /\b(?:split|spread|divided?|shared?|distributed)(?: (?:it|that|them|those))?(?: (?:equally|evenly))? (?:over|between|among|across|by|to|on)\b(?=.*\d)/,
  );

/** 'One site needs Professional', 'make one of them a Basic': so many of the plans become another. */
export function takeMoved(text: Scanner): number | undefined {
  const [, turned] =
    text.take(
      /\b(?:make|making|turn|change|switch|swap|upgrade|downgrade|move|put) (?:just |only )?(one|\d{1,2})(?: of (?:them|those|these|the \w+))?(?: (?:to|into|for|on|up|with))?(?= (?:(?:to|into|a|an|the) )*PLAN)/,
    ) ?? [];
  if (turned !== undefined) return turned === "one" ? 1 : Number(turned);
  const [, number] =
    text.take(
      new RegExp(
        `\\b(one|\\d{1,2}) (?:of (?:them|those|these) )?(?:of (?:the|our|my) )?(?:(?:${placeNouns}|site|office|store|shop|clinic|location|salon|team|brand|place) )?(?:needs?|gets?|takes?|wants?|should (?:be|get|have)|becomes?)\\b(?=.*PLAN)`,
      ),
    ) ?? [];
  return number === undefined ? undefined : number === "one" ? 1 : Number(number);
}

/** '3 Basic and one Starter': the numbers that stand with plans. */
export function takePlanCopies(text: Scanner, plans: readonly NamedPlan[]): readonly NamedPlan[] {
  return plans.map((plan, index) => {
    const [, number] =
      text.take(
        new RegExp(
          `\\b(\\d{1,3}|(?<!the )(?:just |only )?one)(?= (?:of |x |times |the |of the )*PLAN${index}\\b)`,
        ),
      ) ?? [];
    return number === undefined
      ? plan
      : { ...plan, copies: /\d/.test(number) ? Number(number) : 1 };
  });
}
