import { siteContent } from "@larkline/assistant/knowledge/site";
import { brand } from "@larkline/content/brand";
import { readToolResult, toolSchemas } from "@larkline/contract/tools";
import { describe, expect, it } from "vitest";

import { Toolbox } from "./toolbox.ts";

const toolbox = new Toolbox(siteContent);

/** A tool's result, parsed as the client parses it. */
function run(name: string, input: object) {
  const read = readToolResult(name, JSON.parse(JSON.stringify(toolbox.run(name, input))));
  if (read === undefined) throw new Error(`The result of ${name} does not fit the contract.`);
  return read;
}

/** A tool's result with the type that belongs to the tool's name. */
function result<Name extends keyof typeof toolSchemas>(name: Name, input: object) {
  const read = run(name, input);
  if (read.name !== name) throw new Error("The result is of another tool.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name was just compared
  return read.result as Extract<typeof read, { name: Name }>["result"];
}

describe("the tools", () => {
  it("get_plans: one plan with the values computed from its prices", () => {
    const { plans, source } = result("get_plans", { category: "outbound", tier: "basic" });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({
      id: "outbound-basic",
      price: { monthly: 799, annual: 7990 },
      annualSavings: 1598,
      calls: 3000,
      popular: true,
      badge: "Most Popular",
      action: { label: "Select Plan", href: "/signup" },
      href: "/pricing#outbound",
    });
    expect(plans[0]?.annualSavingsShare).toBeCloseTo(1 / 6);
    expect(plans[0]?.perCall).toBeCloseTo(0.2663, 4);
    expect(source.href).toBe("/pricing#outbound");
  });

  it("get_plans: a price that is agreed individually is null, not zero", () => {
    for (const plan of result("get_plans", { tier: "enterprise" }).plans) {
      expect(plan).toMatchObject({
        price: { monthly: null, annual: null },
        annualSavings: null,
        perCall: null,
        action: { label: "Contact Sales" },
      });
    }
  });

  it.each([
    [{ category: "receptionist", calls: 50 }, ["receptionist-starter"]],
    [{ category: "receptionist", calls: 51 }, ["receptionist-basic"]],
    [{ category: "receptionist", calls: 601 }, ["receptionist-enterprise"]],
    [{ category: "outbound", budget: 800 }, ["outbound-basic"]],
    [{ category: "outbound", budget: 100 }, []],
    [{ category: "receptionist", budget: 3000, period: "annual" }, ["receptionist-basic"]],
    [{ category: "receptionist", calls: 150, budget: 200 }, []],
    [{}, ["receptionist-basic", "custom-basic", "outbound-basic"]],
  ])("recommend_plan: %j gives %j", (input, ids) => {
    expect(result("recommend_plan", input).recommended.map(({ id }) => id)).toEqual(ids);
  });

  it("compare_plans: a larger plan includes the features of the smaller ones", () => {
    const { columns, groups } = result("compare_plans", {
      plans: ["receptionist-professional", "receptionist-starter"],
    });
    expect(columns.map(({ name, price }) => [name, price])).toEqual([
      ["Starter", 99],
      ["Professional", 899],
    ]);
    const rows = groups.flatMap((group) => group.rows);
    const row = (label: RegExp) => rows.find((each) => label.test(each.label))?.values;
    expect(row(/Answers around the clock/)).toEqual([true, true]);
    expect(row(/Routes callers/)).toEqual([false, true]);
    expect(row(/Screens spam/)).toEqual([false, true]);
    expect(row(/Saved/)).toEqual(["$198 (16.7%)", "$1,798 (16.7%)"]);
    expect(row(/Everything in/)).toBeUndefined();
  });

  it("compare_plans: with the focus on savings, shows only amounts", () => {
    const { groups } = result("compare_plans", { plans: ["custom-basic"], focus: "savings" });
    expect(groups.flatMap(({ rows }) => rows).map(({ values }) => values[0])).toEqual([
      "$399",
      "$3,990",
      "$798 (16.7%)",
    ]);
  });

  it("compare_plans: says 'By agreement' where Enterprise has no amount, as the pricing page does", () => {
    const { columns, groups } = result("compare_plans", {
      plans: ["outbound-starter", "outbound-enterprise"],
      focus: "price",
    });
    // The table shows "Custom Pricing" for it.
    expect(columns[1]?.price).toBeNull();
    const amounts = groups
      .flatMap(({ rows }) => rows)
      .map(({ label, values }) => [label, values[1]]);
    expect(amounts).toEqual([
      ["Calls a month", "By agreement"],
      ["Paid by the month", "By agreement"],
      ["Paid for a year", "By agreement"],
      ["Saved by paying for a year", "By agreement"],
      ["Price of a call", "By agreement"],
    ]);
  });

  it("industry_info: an industry with its attributed figure and its case study", () => {
    const { industries, caseStudy, source } = result("industry_info", { industry: "law-firms" });
    expect(industries).toHaveLength(1);
    expect(industries[0]?.stat).toMatchObject({ value: "65%", attribution: expect.any(String) });
    expect(caseStudy).toMatchObject({ industry: "Law Firms", href: expect.stringContaining("#") });
    expect(source.href).toBe("/industries/law-firms");
    expect(result("industry_info", { industry: "circus" }).industries).toEqual([]);
    expect(result("industry_info", {}).industries).toHaveLength(siteContent.industries.length);
  });

  it("start_sign_up, contact_person: return links", () => {
    expect(result("start_sign_up", { plan: "custom-basic" })).toMatchObject({
      signUp: { href: "/signup" },
      login: { href: "/login" },
      plan: { id: "custom-basic" },
    });
    expect(result("contact_person", {})).toMatchObject({
      phone: { href: brand.contact.phoneUri },
      email: { href: brand.contact.emailUri },
    });
  });

  it("search_content: best match first; nothing for nonsense", () => {
    const { passages } = result("search_content", { query: "verification email", limit: 2 });
    expect(passages[0]?.id).toBe("faq/missing-email");
    expect(passages).toHaveLength(2);
    expect(result("search_content", { query: "zxcvb qwerty" }).passages).toEqual([]);
  });

  it("query_plans: computes figures and explains each one", () => {
    const two = result("query_plans", {
      plans: [{ category: "receptionist", tier: "basic", copies: 2 }],
      relation: "sum",
    });
    expect(two.text).toContain("2 x $299 = $598 a month");
    expect(two.reckoned).toContain("$598");
    expect(two.plans.map(({ id }) => id)).toEqual(["receptionist-basic"]);
    expect(
      result("query_plans", {
        plans: [{ category: "outbound", tier: "starter" }],
        measure: "perCall",
      }).text,
    ).toContain("$0.249");
  });

  it.each([
    ["query_plans", { plans: [{ tier: "huge" }] }],
    ["query_plans", { question: "what does it cost?" }],
    ["query_plans", { months: 1.5 }],
    ["get_plans", { category: "premium" }],
    ["search_content", {}],
    ["compare_plans", { plans: [] }],
    ["send_money", {}],
    ["constructor", {}],
  ])("%s refuses %j with a message", (name, input) => {
    expect(() => toolbox.run(name, input)).toThrow(name);
  });
});
