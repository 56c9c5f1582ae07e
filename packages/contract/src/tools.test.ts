import * as v from "valibot";
import { describe, expect, test } from "vitest";

import {
  isToolName,
  readToolResult,
  toolCategorySchema,
  toolSchemas,
  toolTierSchema,
} from "./tools.ts";

const contact = {
  phone: { label: "(512) 555-0100", href: "tel:+15125550100" },
  email: { label: "hello@larkline.example", href: "mailto:hello@larkline.example" },
  location: "Austin, Texas",
  source: { title: "Support", href: "/support" },
};

describe("a received tool result", () => {
  test("is returned with its name if it is valid", () => {
    expect(readToolResult("contact_person", contact)).toEqual({
      name: "contact_person",
      result: contact,
    });
  });

  test.each<[string, string, unknown]>([
    ["an unknown name", "send_money", contact],
    ["the name of an inherited property", "toString", contact],
    ["a missing field", "contact_person", { ...contact, email: undefined }],
    ["null", "contact_person", null],
    [
      "a source on another site",
      "contact_person",
      { ...contact, source: { title: "Elsewhere", href: "//elsewhere.example" } },
    ],
  ])("is undefined for %s, so that only the text is shown", (_, name, result) => {
    expect(readToolResult(name, result)).toBeUndefined();
  });
});

describe("a tool's arguments", () => {
  test.each<[keyof typeof toolSchemas, unknown]>([
    ["search_content", { query: "  " }],
    ["search_content", { query: "a".repeat(401) }],
    ["get_plans", { category: "premium" }],
    ["get_plans", { categories: "receptionist" }],
    ["recommend_plan", { calls: 0 }],
    ["recommend_plan", { calls: 1.5 }],
    ["compare_plans", { plans: [] }],
    ["compare_plans", { plans: ["receptionist-huge"] }],
    ["start_sign_up", { plan: "basic" }],
    ["contact_person", { way: "pigeon" }],
  ])("of %s are refused: %j", (name, input) => {
    expect(v.safeParse(toolSchemas[name].arguments, input).success).toBe(false);
  });

  test("name every plan, also all of them at once", () => {
    const plans = toolCategorySchema.options.flatMap((category) =>
      toolTierSchema.options.map((tier) => `${category}-${tier}`),
    );
    expect(v.safeParse(toolSchemas.compare_plans.arguments, { plans }).success).toBe(true);
    const oneTooMany = { plans: [...plans, ...plans.slice(0, 1)] };
    expect(v.safeParse(toolSchemas.compare_plans.arguments, oneTooMany).success).toBe(false);
  });

  test("are all optional, except for a search and a comparison", () => {
    for (const [name, schemas] of Object.entries(toolSchemas)) {
      expect(isToolName(name)).toBe(true);
      expect(v.safeParse(schemas.arguments, {}).success, name).toBe(
        name !== "search_content" && name !== "compare_plans",
      );
    }
  });
});
