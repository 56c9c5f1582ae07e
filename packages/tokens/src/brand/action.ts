/**
 * Computes the action color, which buttons have: as near to the brand's color as the contrast with
 * its label and with its background allows.
 */
import { measure } from "../measure.ts";
import { oklchOf } from "../oklch.ts";
import { pairs } from "../pairs.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";

export interface Action {
  readonly background: string;
  readonly hover: string;
  readonly label: string;
}

/** The roles of one theme on the page, before the action color is known. */
type Roles = Readonly<Record<string, string>>;

const names = ["action", "action-hover", "on-action"];
const pairsWithAction = pairs.filter(({ of, on }) =>
  [...of, ...on].some((name) => names.includes(name)),
);

const withAction = (roles: Roles, { background, hover, label }: Action): Roles => ({
  ...roles,
  action: background,
  "action-hover": hover,
  "on-action": label,
});

const fits = (roles: Roles, action: Action): boolean =>
  measure(pairsWithAction, { any: { page: withAction(roles, action) } }).every(
    ({ ratio, required }) => ratio >= required,
  );

/** Hover colors to try in turn: a lighter one, and darker ones if its contrast with the label is too low. */
function hoverCandidates(background: string): readonly string[] {
  const { c, h } = oklchOf(background);
  const base = luminanceOf(background);
  return [base * 1.35 + 0.012, base * 0.78, base * 0.9].map((luminance) =>
    atLuminance({ luminance: Math.min(1, luminance), c, h }),
  );
}

function firstFittingAction(
  roles: Roles,
  background: string,
  labels: readonly string[],
): Action | undefined {
  for (const label of labels) {
    for (const hover of hoverCandidates(background)) {
      const action = { background, hover, label };
      if (fits(roles, action)) return action;
    }
  }
  return undefined;
}

/**
 * On a light page: the color itself, or the lightest color of its hue with enough contrast.
 *
 * @param labels Possible label colors, in order of preference.
 */
export function actionOnLightPage(roles: Roles, color: string, labels: readonly string[]): Action {
  const { c, h } = oklchOf(color);
  const unchanged = firstFittingAction(roles, color, labels);
  if (unchanged) return unchanged;
  // Black has enough contrast on every light page, and contrast falls with lightness, so a binary
  // search finds the lightest color.
  let [low, high] = [0, luminanceOf(color)];
  let best = firstFittingAction(roles, "#000000", labels);
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2;
    const action = firstFittingAction(roles, atLuminance({ luminance: middle, c, h }), labels);
    if (action) [best, low] = [action, middle];
    else high = middle;
  }
  if (!best) throw new Error(`No action color with enough contrast was found for ${color}.`);
  return best;
}

/**
 * Minimum chroma of an action color on a dark page; for less colorful brands the action is
 * paper-colored.
 */
const minimumChroma = 0.08;

/** On a dark page: the color itself or a lighter one; undefined for a color with too little chroma. */
export function actionOnDarkPage(
  roles: Roles,
  color: string,
  labels: readonly string[],
): Action | undefined {
  const { c, h } = oklchOf(color);
  if (c < minimumChroma) return undefined;
  const unchanged = firstFittingAction(roles, color, labels);
  if (unchanged) return unchanged;
  for (let luminance = Math.max(0.33, luminanceOf(color)); luminance < 0.9; luminance *= 1.04) {
    const action = firstFittingAction(roles, atLuminance({ luminance, c, h }), labels);
    if (action) return action;
  }
  return undefined;
}
