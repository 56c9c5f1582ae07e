import { expect } from "storybook/test";

const looks = [
  "backgroundColor",
  "borderStartStartRadius",
  "borderTopWidth",
  "color",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "minHeight",
  "paddingInlineStart",
] as const;

const lookOf = (element: Element) => {
  const style = getComputedStyle(element);
  return Object.fromEntries(looks.map((name) => [name, style[name]]));
};

/**
 * Expects two controls to have the same computed style: colors, border, font, height and padding.
 */
export async function expectSameLook(control: Element, model: Element): Promise<void> {
  await expect(lookOf(control)).toEqual(lookOf(model));
}
