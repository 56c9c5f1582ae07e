import { afterEach, expect, test, vi } from "vitest";

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
  const { pricing } = await import("./pricing.ts");
  expect(pricing.meta.title).toContain("AI receptionists from $99 a month");
  expect(pricing.lede).toContain("AI receptionist plans start from $99 a month.");
  expect(pricing.meta.description).toContain("plans from $49 a month");
});
