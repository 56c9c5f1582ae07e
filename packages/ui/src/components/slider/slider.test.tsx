import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Slider } from "./slider.tsx";

const marks = (max: number) =>
  renderToStaticMarkup(<Slider label="Rings" max={max} ticks />).match(/<line /g)?.length ?? 0;

it("is at its minimum at first", () => {
  const markup = renderToStaticMarkup(<Slider label="Volume" min={-10} max={10} />);
  expect(markup).toMatch(/<input[^>]* value="-10"/);
});

it("shows at most 51 marks", () => {
  expect(marks(50)).toBe(51);
  expect(marks(51)).toBe(0);
});
