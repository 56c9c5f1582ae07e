import { readFileSync, readdirSync } from "node:fs";
import { STATUS_CODES } from "node:http";
import { join } from "node:path";

import { expect, test } from "vitest";

import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import { countInWords } from "./count-in-words.ts";
import { mailDelay } from "./mail-delay.ts";
import { navigation } from "./navigation.ts";
import { annualMonthsPaid, everythingIn, plans } from "./plans.ts";

// Each fact (name, price, figure) must be in only one file, because copies of it would diverge over time.

const repository = join(import.meta.dirname, "../../..");

interface Source {
  readonly file: string;
  /** The source without comments, which may repeat facts. */
  readonly code: string;
}

function sourcesIn(folder: string): Source[] {
  return (
    readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
      // Tests and their helpers in `testing/` repeat figures on purpose.
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)testing\/|\.test\.tsx?$/.test(file))
      .map((file) => ({
        file: join(folder, file),
        code: readFileSync(join(repository, folder, file), "utf8")
          .replaceAll(/\/\*[\s\S]*?\*\//g, "")
          .replaceAll(/(^|\s)\/\/.*$/gm, "$1"),
      }))
  );
}

const content = sourcesIn("packages/content/src");
const dependents = ["apps/site/src", "apps/server/src", "packages/client/src"].flatMap(sourcesIn);
const assistant = sourcesIn("packages/assistant/src");
const all = [...content, ...dependents];

/** Lines that match a pattern, each after its file's path, outside the file that may contain the fact. */
function matchesOutside(allowedFile: string, pattern: RegExp, sources = all): string[] {
  return sources
    .filter(({ file }) => file !== join("packages/content/src", allowedFile))
    .flatMap(({ file, code }) =>
      code
        .split("\n")
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

test("the folders with sources are not empty", () => {
  expect(content.length).toBeGreaterThan(10);
  expect(dependents.length).toBeGreaterThan(10);
});

test("only brand.ts contains the product's name", () => {
  expect(matchesOutside("brand.ts", new RegExp(escaped(brand.name)))).toEqual([]);
  // Splitting at the name gives two parts if the name occurs exactly once.
  expect(
    content.find(({ file }) => file.endsWith("/brand.ts"))?.code.split(brand.name),
  ).toHaveLength(2);
});

test("only brand.ts contains the product's domain", () => {
  const { host } = new URL(brand.addresses.site);
  expect(matchesOutside("brand.ts", new RegExp(escaped(host)))).toEqual([]);
});

test("only brand.ts contains contact data", () => {
  const { phone, email, location } = brand.contact;
  for (const contact of [phone, email, location]) {
    expect(matchesOutside("brand.ts", new RegExp(escaped(contact)))).toEqual([]);
  }
});

test("only plans.ts contains prices", () => {
  const prices = plans.flatMap((plan) => [plan.price.monthly, plan.price.annual]);
  for (const price of prices.filter((amount) => amount !== null)) {
    const grouped = price.toLocaleString("en-US").replaceAll(",", "[,_]?");
    // The whole number, with or without a thousands separator, but not as part of a longer number such as
    // the byte 0x89, and not as a percentage.
    const pattern = new RegExp(`(?<![\\w.,])${grouped}(?![\\d%]|[.,_]\\d)`);
    // The number may be a status of HTTP as well, such as 429, which server and client contain. The content
    // has no statuses.
    const isStatus = String(price) in STATUS_CODES;
    expect(
      matchesOutside("plans.ts", pattern).filter(
        (line) => !isStatus || line.startsWith("packages/content/"),
      ),
    ).toEqual([]);
  }
  const amounts = matchesOutside("plans.ts", /[$€£¥]\d/);
  expect(amounts.filter((line) => line.startsWith("packages/content"))).toEqual([]);
});

test("no text repeats how many months a year costs", () => {
  const months = new RegExp(
    `\\b(?:${annualMonthsPaid}|${countInWords(annualMonthsPaid)}) months`,
    "i",
  );
  expect(matchesOutside("plans.ts", months, [...all, ...assistant])).toEqual([]);
});

test("no text repeats how long the link of a mail works, which timings.ts of the contract says", () => {
  const validity = /\blinks? works? for (?!\{)/i;
  expect(matchesOutside("", validity, [...all, ...assistant])).toEqual([]);
});

test("only mail-delay.ts contains how long a mail may take", () => {
  const delay = new RegExp(escaped(mailDelay), "i");
  expect(matchesOutside("mail-delay.ts", delay, [...all, ...assistant])).toEqual([]);
});

test("only navigation.ts contains the label of the header's link to the application", () => {
  const label = new RegExp(escaped(navigation.login.label));
  expect(matchesOutside("navigation.ts", label, [...all, ...assistant])).toEqual([]);
});

test("only claim-list.ts contains the figures of claims", () => {
  const figures = new Set(
    Object.values(claims)
      .map((claim) => claim.value)
      .filter((value) => /\d/.test(value)),
  );
  for (const figure of figures) {
    const pattern = new RegExp(`(?<![\\w.,/])${escaped(figure)}(?![\\w/])`);
    expect(matchesOutside("claim-list.ts", pattern), figure).toEqual([]);
  }
});

test("only plans.ts contains the words that begin a plan's feature 'Everything in …'", () => {
  const lines = [...content, ...dependents, ...assistant].flatMap(({ file, code }) =>
    code
      .split("\n")
      .filter((line) => /["'`]Everything in/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([
    `packages/content/src/plans.ts: export const everythingIn = "${everythingIn}";`,
  ]);
});
