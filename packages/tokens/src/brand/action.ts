/** The one thing to press: the brand's own color, as near as its words and what it lies on allow. */
import { measure } from "../measure.ts";
import { oklchOf } from "../oklch.ts";
import { pairs } from "../pairs.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";

export interface Action {
  readonly ground: string;
  readonly hover: string;
  readonly words: string;
}

/** The roles of one theme on the page, with the action's still to be found. */
type Roles = Readonly<Record<string, string>>;

const names = ["action", "action-hover", "on-action"];
const concerned = pairs.filter(({ of, on }) => [...of, ...on].some((name) => names.includes(name)));

const withAction = (roles: Roles, { ground, hover, words }: Action): Roles => ({
  ...roles,
  action: ground,
  "action-hover": hover,
  "on-action": words,
});

const fits = (roles: Roles, action: Action): boolean =>
  measure(concerned, { any: { page: withAction(roles, action) } }).every(
    ({ ratio, required }) => ratio >= required,
  );

/** Lighter under the pointer, as on the drawn board; darker where lighter would leave the words behind. */
function hovers(ground: string): readonly string[] {
  const { c, h } = oklchOf(ground);
  const own = luminanceOf(ground);
  return [own * 1.35 + 0.012, own * 0.78, own * 0.9].map((luminance) =>
    atLuminance({ luminance: Math.min(1, luminance), c, h }),
  );
}

function actionAt(roles: Roles, ground: string, words: readonly string[]): Action | undefined {
  for (const each of words) {
    for (const hover of hovers(ground)) {
      const action = { ground, hover, words: each };
      if (fits(roles, action)) return action;
    }
  }
  return undefined;
}

/**
 * On a pale page: the color itself, else the lightest of its hue that works.
 *
 * @param words What may be written on it, in the order of preference.
 */
export function actionByDay(roles: Roles, color: string, words: readonly string[]): Action {
  const { c, h } = oklchOf(color);
  const own = actionAt(roles, color, words);
  if (own) return own;
  // Black works on every pale page, and what is lighter works less: halving finds the lightest.
  let [low, high] = [0, luminanceOf(color)];
  let best = actionAt(roles, "#000000", words);
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2;
    const found = actionAt(roles, atLuminance({ luminance: middle, c, h }), words);
    if (found) [best, low] = [found, middle];
    else high = middle;
  }
  if (!best) throw new Error(`No action was found for ${color}: not even black.`);
  return best;
}

/** From this chroma on a color is loud enough to be pressed at night; below, paper is. */
const loud = 0.08;

/** On a dark page: the color itself or lighter; undefined for a quiet color, which leaves it to paper. */
export function actionByNight(
  roles: Roles,
  color: string,
  words: readonly string[],
): Action | undefined {
  const { c, h } = oklchOf(color);
  if (c < loud) return undefined;
  const own = actionAt(roles, color, words);
  if (own) return own;
  for (let luminance = Math.max(0.33, luminanceOf(color)); luminance < 0.9; luminance *= 1.04) {
    const found = actionAt(roles, atLuminance({ luminance, c, h }), words);
    if (found) return found;
  }
  return undefined;
}
