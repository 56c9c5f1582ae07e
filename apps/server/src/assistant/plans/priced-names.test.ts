import { describe, expect, it } from "vitest";

import { siteContent } from "../content.ts";
import { withNamesForPrices } from "./priced-names.ts";

describe("a plan that is called by its price", () => {
  it.each([
    ["does the $899 plan route by team?", "does the receptionist Professional route by team?"],
    ["can the little 99 dollar one book?", "can the little receptionist Starter book?"],
    ["from the $249 plan to the $799", "from the outbound Starter to the outbound Basic"],
    ["my budget is $299 a month", "my budget is $299 a month"],
    ["the $300 plan", "the $300 plan"],
  ])("has its name: '%s'", (asked, read) => {
    expect(withNamesForPrices(siteContent, asked)).toBe(read);
  });
});
