import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { MetricChart } from "./metric-chart.tsx";
import type { MetricChartProps } from "./metric-chart.tsx";

const render = (value: number, props: Partial<MetricChartProps> = {}) =>
  renderToStaticMarkup(
    <MetricChart
      title="Calls"
      points={[{ label: "Week 1", value }]}
      pointHeading="Week"
      valueHeading="Calls"
      {...props}
    />,
  );
const heights = (markup: string) =>
  [...markup.matchAll(/ height="([^"]*%)"/g)].map(([, height]) => height);

it("draws a chart whose values are all 0", () => {
  expect(heights(render(0))).toEqual(["0%"]);
});

it("keeps a reference above all values in the drawing", () => {
  const reference = { label: "before", value: 40 };
  expect(heights(render(10, { reference }))).toEqual(["100%", "25%"]);
});

it("formats the values for its own locale", () => {
  expect(render(1490, { locale: "de" })).toContain(">1.490<");
});

it("has the heading level that is given", () => {
  expect(render(1, { headingLevel: 2 })).toMatch(/<h2[^>]*>Calls</);
});
