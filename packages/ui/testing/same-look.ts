import { expect } from "storybook/test";

const comparedProperties = [
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

const comparedStyles = (element: Element) => {
  const style = getComputedStyle(element);
  return Object.fromEntries(comparedProperties.map((name) => [name, style[name]]));
};

/**
 * For play functions: expects two controls to have the same background and text color, corner radius, border
 * width, font, minimum height and padding at the start.
 */
export async function expectSameLook(control: Element, model: Element): Promise<void> {
  await expect(comparedStyles(control)).toEqual(comparedStyles(model));
}
