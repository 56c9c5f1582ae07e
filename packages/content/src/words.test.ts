import { describe, expect, test } from "vitest";

import { home } from "./home.ts";
import { notFound } from "./not-found.ts";
import { pricing } from "./pricing.ts";
import { receptionistPage } from "./product-pages/ai-receptionist.ts";
import { outboundPage } from "./product-pages/outbound-ai-agents.ts";
import { signUp } from "./sign-up.ts";
import { schedulingPage } from "./solution-pages/appointment-scheduling.ts";
import { screeningPage } from "./solution-pages/call-screening.ts";
import { crmPage } from "./solution-pages/crm-integration.ts";
import { leadGenerationPage } from "./solution-pages/lead-generation.ts";
import { support } from "./support.ts";
import { maxHeadlineWords, maxSentenceWords, wordRules } from "./word-rules.ts";

interface Text {
  /** Path of the property, for example `home.home.hero.lede`: module, export and properties. */
  readonly place: string;
  readonly text: string;
}

/** Every text in a value and its properties, with its place. */
function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

const modules = import.meta.glob<object>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });
const texts = Object.entries(modules).flatMap(([file, module]) =>
  textsOf({ ...module }, file.replace(/^\.\/(.*)\.ts$/, "$1")),
);

test("more than 500 texts are found and checked", () => {
  expect(texts.length).toBeGreaterThan(500);
});

/** Texts that the specification prescribes verbatim (sections 2 and 8), so the rules do not apply. */
const prescribed = new Set<string>([support.form.sent, signUp.success.next.heading]);

test.each(wordRules.map(({ pattern }) => [pattern]))("no text matches %s", (pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text) && !prescribed.has(text))).toEqual([]);
});

test("no text begins or ends with a space, or has two in a row", () => {
  expect(texts.filter(({ text }) => text !== text.trim() || text.includes("  "))).toEqual([]);
});

describe("headlines of the home, pricing, 404, product and solution pages have at most twenty words", () => {
  const headlines = [
    home.hero.headline,
    home.howItWorks.title,
    home.industries.title,
    home.integrations.title,
    home.trust.title,
    home.cta.title,
    ...home.howItWorks.steps.map((step) => step.title),
    pricing.headline,
    pricing.cta.title,
    notFound.headline,
    ...[
      outboundPage,
      receptionistPage,
      leadGenerationPage,
      schedulingPage,
      screeningPage,
      crmPage,
    ].map((page) => page.hero.headline),
  ];

  test.each(headlines)("%s", (headline) => {
    expect(headline.split(/\s+/).length).toBeLessThanOrEqual(maxHeadlineWords);
  });
});

test("sentences have at most thirty words", () => {
  const long = texts.filter(({ text }) =>
    text
      .split(/(?<=[.?]”?)\s+/)
      .some((sentence) => sentence.split(/\s+/).length > maxSentenceWords),
  );
  expect(long).toEqual([]);
});

test("a link's target is a path, an anchor, a mailto URL or a placeholder of an external URL", () => {
  const targets = texts.filter(({ place }) => /\.(href|path)$/i.test(place));
  expect(targets.length).toBeGreaterThan(50);
  for (const { place, text } of targets) {
    expect(text, place).toMatch(/^(\/(?!\/)|#[a-z]|external:|mailto:)/);
  }
});
