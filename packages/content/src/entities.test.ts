import { describe, expect, test } from "vitest";

import { brand } from "./brand.ts";
import { chatLater } from "./chat-later.ts";
import { chat } from "./chat.ts";
import { type Claim, claims } from "./claims.ts";
import { faqCategories, faqItems } from "./faq.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { industries } from "./industries.ts";
import { integrationNames, integrations } from "./integrations.ts";
import { wholeAmount } from "./money.ts";
import { footerColumns, legalLinks } from "./navigation.ts";
import { pages, pageWords } from "./pages.ts";
import { lowestMonthlyPrice, planCategories, plans } from "./plans.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

const lists = { plans, planCategories, faqItems, products, solutions, industries };

test.each(Object.entries(lists))("ids of %s are unique", (_name, list) => {
  const ids = list.map((entity) => entity.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("each path ends with its slug, and the specification's routes and our industry pages are among the paths", () => {
  const entities = [...products, ...solutions, ...industries];
  for (const { path, slug } of entities) expect(path.split("/").at(-1)).toBe(slug);
  const specified = [
    "/products/outbound-ai-agents",
    "/products/ai-receptionist",
    "/solutions/lead-generation",
    "/solutions/appointment-scheduling",
    "/solutions/call-screening",
    "/solutions/crm-integration",
    "/industries/home-services",
    "/industries/law-firms",
    "/industries/healthcare",
    "/industries/real-estate",
    "/industries/saas",
    "/industries/mortgage",
    "/industries/automotive",
    "/industries/financial-services",
    "/industries/e-commerce",
  ];
  expect(entities.map(({ path }) => path).filter((path) => specified.includes(path))).toEqual(
    specified,
  );
});

describe("industries", () => {
  test("five are on the home page, with the specification's figures", () => {
    const cards = industries.filter((industry) => industry.onHome);
    expect(cards.map(({ name, stat }) => [name, stat.label, stat.value])).toEqual([
      ["Home Services", "More Bookings", "40%"],
      ["Law Firms", "Lead Quality", "65%"],
      ["Healthcare", "Patient Satisfaction", "85%"],
      ["Real Estate", "Response Time", "90%"],
      ["SaaS & Software", "Demo Conversion", "55%"],
    ]);
  });

  test("each has its own page", () => {
    for (const { hasPage, path, slug, source } of industries) {
      expect(hasPage, slug).toBe(true);
      expect(source.href).toBe(hasPage ? path : `/industries#${slug}`);
    }
  });

  test("each opening ends like a sentence, without a quotation mark, and is used once", () => {
    for (const { opening } of industries) {
      expect(opening).toMatch(/[.?]$/);
      expect(opening).not.toMatch(/["'“”]\s*$/);
    }
    expect(new Set(industries.map((industry) => industry.opening)).size).toBe(industries.length);
  });

  test("no two show the same result of customers", () => {
    const results = industries.map(({ stat }) => stat).filter(({ attribution }) => attribution);
    expect(new Set(results).size).toBe(results.length);
  });
});

describe("FAQ", () => {
  test("has ten questions, in all of the four categories", () => {
    expect(faqItems).toHaveLength(10);
    expect([...new Set(faqItems.map((item) => item.category))]).toEqual(
      faqCategories.map((category) => category.id),
    );
    expect(faqCategories.map((category) => category.id)).toEqual([
      "getting-started",
      "voice-agents",
      "integrations",
      "troubleshooting",
    ]);
  });

  test("has the facts that the specification requires", () => {
    const text = faqItems.map((item) => item.answer).join("\n");
    expect(text).toContain(`starts from ${wholeAmount(lowestMonthlyPrice)} a month`);
    expect(text).toContain("24-48 hours");
    expect(text).toContain("100+ integrations");
    expect(text).not.toContain("5,000");
  });

  test("each question ends with a question mark, and each answer has an anchor", () => {
    for (const item of faqItems) {
      expect(item.question).toMatch(/\?$/);
      expect(item.source.href).toBe(`/support#${item.id}`);
      // Short titles leave out the rest of the question.
      const [, title = ""] = /^Support: (.+)$/.exec(item.source.title) ?? [];
      expect(item.question.startsWith(title) && title.length > 10).toBe(true);
    }
  });
});

describe("integrations", () => {
  test("twelve are on the home page, six are CRMs, and no two have the same name", () => {
    expect(integrations.filter((tool) => tool.onHome)).toHaveLength(12);
    expect(integrationNames("crm")).toHaveLength(6);
    expect(new Set(integrations.map((tool) => tool.name)).size).toBe(integrations.length);
  });
});

describe("home", () => {
  test("the hero's figures are the specification's, in its order", () => {
    expect(home.hero.stats.map((stat) => `${stat.value} ${stat.label}`)).toEqual([
      "500K+ calls handled",
      "50+ languages spoken",
      "99.9% uptime",
      "24/7 availability",
    ]);
  });

  test("buttons and headings have the specification's texts", () => {
    expect([
      home.hero.talkToSales,
      home.hero.seeHowItWorks,
      home.howItWorks.title,
      home.howItWorks.getStarted,
    ]).toEqual(["Talk to Sales", "See How It Works", "How It Works", "Get Started Today"]);
    expect(home.howItWorks.steps).toHaveLength(3);
  });

  test("on the switchboard, calls are connected to existing lines, and one is live", () => {
    const { callers, destinations } = home.switchboard;
    for (const caller of callers) {
      const destination = destinations.find((line) => line.id === caller.putThroughTo);
      expect(destination?.state ?? "free", caller.name).toBe(caller.state);
    }
    expect(callers.filter((caller) => caller.state === "live")).toHaveLength(1);
  });
});

describe("chat", () => {
  test("the placeholder and the header's button have the specification's texts", () => {
    expect(chat.placeholder).toBe(`Ask ${brand.name} AI anything...`);
    expect(header.chat).toBe("Chat with us");
  });

  test("starter questions belong to pages that exist", () => {
    for (const path of Object.keys(chatLater.starters)) {
      if (path !== "default") expect(Object.keys(pages)).toContain(path);
    }
  });
});

describe("navigation", () => {
  test("the footer's anchors are the specification's, each once", () => {
    const anchors = [...footerColumns.flatMap((column) => column.links), ...legalLinks].map(
      (link) => link.href,
    );
    expect(anchors).toEqual([
      "#outbound-campaigns",
      "#ai-receptionist",
      "#chat-integration",
      "#voice-analytics",
      "#lead-qualification",
      "#scheduling",
      "#crm-integration",
      "#analytics",
      "#home-services",
      "#law-firms",
      "#healthcare",
      "#real-estate",
      "#saas",
      "#docs",
      "#about",
      "#careers",
      "#press",
      "#contact",
      "#privacy",
      "#terms",
      "#security",
    ]);
  });
});

test("the home page's title is about voice agents for outbound marketing and inbound reception", () => {
  expect(pages["/"]?.title).toBe("AI voice agents for outbound marketing and inbound reception");
});

test("the figures of the home page's hero, of products, solutions and industries are claims", () => {
  const known = new Set<unknown>(Object.values(claims));
  const shown = [
    ...home.hero.stats,
    ...Object.values(pageWords).flatMap((page): readonly Claim[] =>
      "results" in page ? page.results.claims : [],
    ),
    ...industries.flatMap((industry) => [industry.stat, ...industry.compliance]),
  ];
  for (const claim of shown) expect(known.has(claim)).toBe(true);
});
