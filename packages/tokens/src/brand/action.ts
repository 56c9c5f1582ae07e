/**
 * Computes the action color, the background of primary buttons. It is as near to the brand's color as
 * the contrast with the button's label and with the page allows. `primitives.ts` uses it.
 */
import { measure } from "../measure.ts";
import { oklchOf } from "../oklch.ts";
import { pairs } from "../pairs.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";

/** The colors of a primary button, as hex. */
export interface Action {
  readonly background: string;
  readonly hover: string;
  readonly label: string;
}

/** The colors of all roles in one theme on the page, before the action color is known. */
type Roles = Readonly<Record<string, string>>;

/** The roles that this module computes. */
const actionRoles = ["action", "action-hover", "on-action"];
const pairsWithAction = pairs.filter(({ of, on }) =>
  [...of, ...on].some((name) => actionRoles.includes(name)),
);

const withAction = (roles: Roles, { background, hover, label }: Action): Roles => ({
  ...roles,
  action: background,
  "action-hover": hover,
  "on-action": label,
});

/** Whether every pair with an action color has its minimum contrast. */
const fits = (roles: Roles, action: Action): boolean => {
  const colors = { any: { page: withAction(roles, action) } };
  return pairsWithAction.every((pair) =>
    measure([pair], colors).every(({ ratio, required }) => ratio >= required),
  );
};

/**
 * Hover colors to try in turn. The first has 1.35 times the luminance of the background, plus 0.012, so that it
 * is lighter even than a black background. The other two, with 78 % and 90 % of the luminance, are for
 * backgrounds whose lighter hover color has too little contrast.
 */
function hoverCandidates(background: string): readonly string[] {
  const { c, h } = oklchOf(background);
  const base = luminanceOf(background);
  return [base * 1.35 + 0.012, base * 0.78, base * 0.9].map((luminance) =>
    atLuminance({ luminance: Math.min(1, luminance), c, h }),
  );
}

/** The first combination of label and hover color with enough contrast; undefined if there is none. */
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
  // Black has enough contrast on every light page, and contrast falls with luminance, so a binary
  // search finds the lightest color. After nine steps the luminance is exact to 1/512.
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
 * Minimum OKLCH chroma of an action color on a dark page. Less colorful brands get a neutral action
 * color instead (`primitives.ts`).
 */
const minimumChroma = 0.08;

/**
 * On a dark page: the color itself, or the first lighter color of its hue with enough contrast.
 * Undefined if the color has too little chroma, or if no color has enough contrast.
 */
export function actionOnDarkPage(
  roles: Roles,
  color: string,
  labels: readonly string[],
): Action | undefined {
  const { c, h } = oklchOf(color);
  if (c < minimumChroma) return undefined;
  const unchanged = firstFittingAction(roles, color, labels);
  if (unchanged) return unchanged;
  // Raises the luminance by 4 % per step, from the color's own luminance or from 0.33 if that is higher.
  for (let luminance = Math.max(0.33, luminanceOf(color)); luminance < 0.9; luminance *= 1.04) {
    const action = firstFittingAction(roles, atLuminance({ luminance, c, h }), labels);
    if (action) return action;
  }
  return undefined;
}
