import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { SpecialtyGrid } from "./specialty-grid.tsx";
import type { SpecialtyGridProps } from "./specialty-grid.tsx";

const paragraphs = (lede: SpecialtyGridProps["lede"]) =>
  renderToStaticMarkup(
    <SpecialtyGrid
      title="Specialties"
      lede={lede}
      specialties={[{ name: "Family Law", line: "Calm questions" }]}
    />,
  ).match(/<p[\s>]/g)?.length ?? 0;

test("a lede that is empty, or left out by a condition, renders no paragraph", () => {
  expect(paragraphs("Every practice asks its own questions.")).toBe(1);
  for (const lede of [undefined, null, false, ""]) expect(paragraphs(lede)).toBe(0);
});
