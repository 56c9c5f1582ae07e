import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./plans.ts");
  vi.resetModules();
});

test("texts and amounts are in the currency of the prices", async () => {
  vi.resetModules();
  vi.doMock(import("./plans.ts"), async (importOriginal) => ({
    ...(await importOriginal()),
    currency: "EUR",
  }));
  const { exactAmount, finestAmount, wholeAmount } = await import("./money.ts");
  expect([wholeAmount(1499), exactAmount(1.98), finestAmount(0.249)]).toEqual([
    "€1,499",
    "€1.98",
    "€0.249",
  ]);
  const { faqItems } = await import("./faq.ts");
  const { pricing } = await import("./pricing.ts");
  const texts = JSON.stringify([faqItems, pricing]);
  expect(texts).toMatch(/from €\d+ a month/);
  expect(texts).not.toMatch(/\$\d/);
});
