/**
 * Names of the symbols in `drawings.svg`, which `npm run drawings` generates: first the industries' ids,
 * then drawings of features.
 */
export const drawingNames = [
  "home-services",
  "law-firms",
  "healthcare",
  "real-estate",
  "saas",
  "mortgage",
  "automotive",
  "financial-services",
  "e-commerce",
  "analytics",
  "call-back",
  "calendar",
  "crm",
  "front-desk",
  "languages",
  "leads",
  "routing",
  "screening",
  "stock",
  "test-drive",
  "workshop",
] as const;

export type DrawingName = (typeof drawingNames)[number];

/**
 * The drawing for a content key: an industry's `drawing` or a case study's `image`.
 *
 * @throws If there is no drawing with that name.
 */
export function drawingFor(key: string): DrawingName {
  const name = drawingNames.find((each) => each === key);
  if (!name) throw new Error(`There is no drawing "${key}": use a name from drawings/names.ts.`);
  return name;
}
