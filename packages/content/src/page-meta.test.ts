import { describe, expect, test } from "vitest";

import { blog } from "./blog.ts";
import { login } from "./login.ts";
import { notFound } from "./not-found.ts";
import { type PageMeta, metaLimits } from "./page-meta.ts";
import { pageWords, pages } from "./pages.ts";
import { passwordReset } from "./password-reset.ts";
import { lowestMonthlyPrice } from "./plans.ts";
import { pricing } from "./pricing.ts";
import { signUp } from "./sign-up.ts";
import { pageName, pagesAbove } from "./trail.ts";
import { verifyPage } from "./verification.ts";

const metas: Readonly<Record<string, PageMeta>> = pages;
const listed = Object.entries(metas).filter(([, { unlisted }]) => !unlisted);

test("titles are not cut off in search results", () => {
  for (const [path, { title }] of Object.entries({ ...metas, "404": notFound.meta }))
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(metaLimits.title);
});

test("descriptions fill the two lines of a search result", () => {
  for (const [path, { description }] of listed) {
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(
      metaLimits.description.min,
    );
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(
      metaLimits.description.max,
    );
  }
});

test("no two pages have the same title, description or name", () => {
  const paths = Object.keys(metas);
  for (const all of [
    Object.values(metas).map(({ title }) => title),
    Object.values(metas).map(({ description }) => description),
    paths.map(pageName),
  ])
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

interface Head {
  headline: string;
  lede: string;
}

function isHead(value: unknown): value is { hero: Head } {
  return typeof value === "object" && value !== null && "hero" in value;
}

/** The texts at the top of each page: headline and first sentences. */
const heads: Record<string, Head> = {
  ...Object.fromEntries(
    Object.entries<object>(pageWords).flatMap(([path, text]) =>
      isHead(text) ? [[path, text.hero]] : [],
    ),
  ),
  "/pricing": pricing,
  "/blog": blog,
  "/login": { headline: login.headline, lede: login.description },
  "/signup": { headline: signUp.form.heading, lede: "" },
  "/auth/verify": { headline: verifyPage.status, lede: "" },
  "/auth/reset": { headline: passwordReset.ask.heading, lede: passwordReset.ask.lede },
};

/** The pages whose search terms were researched, each with patterns that match these terms. */
const searchWords: readonly [path: string, ...words: RegExp[]][] = [
  ["/", /AI voice agents|voice agents/i],
  ["/products/outbound-ai-agents", /outbound AI agents/i, /leads/i],
  ["/products/ai-receptionist", /AI receptionist/i, /phone|call/i],
  ["/solutions/lead-generation", /\bAI\b/, /lead/i],
  ["/solutions/appointment-scheduling", /\bAI\b/, /appointment scheduling/i],
  ["/solutions/call-screening", /\bAI\b/, /call screening/i],
  ["/solutions/crm-integration", /\bAI\b/, /CRM/],
  ["/industries", /\bAI\b/, /industr/i],
  ["/industries/home-services", /\bAI (?:receptionist|answering service)/i, /home services/i],
  ["/industries/law-firms", /AI receptionist/i, /law firms/i],
  ["/industries/healthcare", /AI receptionist/i, /healthcare|medical/i],
  ["/industries/real-estate", /AI receptionist/i, /real estate/i],
  ["/industries/saas", /AI voice agent/i, /SaaS/],
  ["/industries/mortgage", /\bAI\b/, /mortgage lenders/i],
  ["/industries/automotive", /AI receptionist/i, /car dealerships/i],
  ["/industries/financial-services", /AI receptionist/i, /financial services/i],
  ["/industries/e-commerce", /\bAI (?:phone )?agent/i, /e-commerce/i],
  ["/case-studies", /\bAI\b/, /case studies/i],
  ["/pricing", /AI receptionist/i, new RegExp(`${lowestMonthlyPrice} a month`)],
  ["/blog", /AI voice agents/i],
  ["/support", /AI (?:receptionist|voice agents)/i],
  ["/login", /\blog ?in\b/i],
  ["/signup", /sign up|create your account/i],
];

describe("a page contains its search terms", () => {
  test("all researched search terms belong to a listed page", () => {
    const paths = listed.map(([path]) => path);
    expect(searchWords.map(([path]) => path).filter((path) => !paths.includes(path))).toEqual([]);
  });

  /** The pages without researched search terms. Each of them must contain its own name. */
  const others = listed
    .filter(([path]) => !searchWords.some(([researched]) => researched === path))
    .map(([path]): [string, ...RegExp[]] => [
      path,
      new RegExp(pageName(path).replaceAll(/\W/g, "."), "i"),
    ]);

  // Title, description and the top of the page must each match every pattern.
  test.each([...searchWords, ...others])("%s", (path, ...words) => {
    const head = heads[path];
    const topOfPage = `${pageName(path)}. ${head?.headline} ${head?.lede}`;
    for (const word of words) {
      expect(metas[path]?.title).toMatch(word);
      expect(metas[path]?.description).toMatch(word);
      expect(topOfPage).toMatch(word);
    }
  });
});

const labels = (path: string) => pagesAbove(path).map(({ label }) => label);

describe("the breadcrumbs of a page", () => {
  test("begin with the home page, and are empty for the home page", () => {
    expect(pagesAbove("/")).toEqual([]);
    for (const path of Object.keys(metas).filter((each) => each !== "/"))
      expect(pagesAbove(path)[0], path).toEqual({ label: "Home", href: "/" });
  });

  test("include the overview if there is one", () => {
    expect(labels("/industries/law-firms")).toEqual(["Home", "Industries"]);
    expect(labels("/solutions/call-screening")).toEqual(["Home"]);
    expect(labels("/pricing")).toEqual(["Home"]);
  });

  test("have the same names as the navigation", () => {
    expect(Object.keys(metas).filter((path) => pageName(path) === "")).toEqual([]);
    expect(["/industries", "/industries/saas", "/pricing"].map(pageName)).toEqual([
      "Industries",
      "SaaS & Software",
      "Pricing",
    ]);
  });
});
