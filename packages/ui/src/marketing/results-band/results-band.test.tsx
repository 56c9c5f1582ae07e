import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ResultsBand } from "./results-band.tsx";
import type { ResultsBandProps } from "./results-band.tsx";

const paragraphs = (attribution: ResultsBandProps["attribution"]) =>
  renderToStaticMarkup(
    <ResultsBand
      title="What changes"
      attribution={attribution}
      results={[{ value: "50%", label: "faster response" }]}
    />,
  ).match(/<p[\s>]/g)?.length ?? 0;

test("an attribution that is empty, or left out by a condition, renders no paragraph", () => {
  for (const attribution of [undefined, "As a customer reports"])
    expect(paragraphs(attribution)).toBe(1);
  for (const attribution of [null, false, ""]) expect(paragraphs(attribution)).toBe(0);
});
