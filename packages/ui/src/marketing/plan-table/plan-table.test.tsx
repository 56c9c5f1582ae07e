import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { planTableLabels } from "../../labels.ts";
import { PlanTable } from "./plan-table.tsx";
import type { PlanTableColumn, PlanTableProps } from "./plan-table.tsx";

const render = (columns: readonly PlanTableColumn[], props: Partial<PlanTableProps> = {}) =>
  renderToStaticMarkup(<PlanTable caption="Plans" columns={columns} groups={[]} {...props} />);

it("formats prices for its own locale", () => {
  const markup = render([{ name: "Basic", price: 299 }], { currency: "IDR", locale: "id-ID" });
  expect(markup).toMatch(/aria-label="Rp\s299"/);
});

it("calls a price of six digits long", () => {
  expect(render([{ name: "Basic", price: 99_999 }])).not.toContain("data-long");
  expect(render([{ name: "Basic", price: 100_000 }])).toContain('data-long="true"');
});

it("shows an individual price only for a plan that has one", () => {
  const withoutPrice = render([{ name: "Basic", price: 299 }, { name: "Add-on" }]);
  expect(withoutPrice).not.toContain(planTableLabels.customPricing);
  const individual = render([
    { name: "Basic", price: 299 },
    { name: "Custom", price: null },
  ]);
  expect(individual).toContain(planTableLabels.customPricing);
});

it("has group headings that head their rows", () => {
  const groups = [{ name: "Calls", rows: [{ label: "Answers at night", values: [true] }] }];
  const markup = render([{ name: "Basic" }], { groups });
  expect(markup).toMatch(/<th scope="rowgroup"[^>]*><span>Calls</);
});
