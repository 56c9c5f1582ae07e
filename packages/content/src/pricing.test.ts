import { afterEach, expect, test, vi } from "vitest";

import { wholeAmount } from "./money.ts";

afterEach(() => {
  vi.doUnmock("./plans.ts");
  vi.resetModules();
});

test("texts about the receptionist state its own lowest price, even if another category has a cheaper plan", async () => {
  vi.resetModules();
  vi.doMock(import("./plans.ts"), async (importOriginal) => {
    const content = await importOriginal();
    const plans = content.plans.map((plan) =>
      plan.id === "custom-starter" ? { ...plan, price: { monthly: 49, annual: 490 } } : plan,
    );
    return { ...content, plans, lowestMonthlyPrice: 49 };
  });
  const { plans } = await import("./plans.ts");
  const { pricing } = await import("./pricing.ts");
  const starter = plans.find(({ id }) => id === "receptionist-starter");
  const from = `from ${wholeAmount(starter?.price.monthly ?? NaN)} a month`;
  expect(pricing.meta.title).toContain(`AI receptionists ${from}`);
  expect(pricing.lede).toContain(`AI receptionist plans start ${from}.`);
  expect(pricing.meta.description).toContain(`plans from ${wholeAmount(49)} a month`);
});

test("the description names only the categories that exist", async () => {
  vi.resetModules();
  vi.doMock(import("./plans.ts"), async (importOriginal) => {
    const content = await importOriginal();
    const planCategories = content.planCategories.filter(({ id }) => id !== "custom");
    return { ...content, planCategories };
  });
  const { planCategories } = await import("./plans.ts");
  const { pricing } = await import("./pricing.ts");
  const names = planCategories.map(({ name }) => name).join(" and ");
  expect(pricing.meta.description).toContain(`Pricing of ${names}: plans from`);
});
