import { describe, expect, it } from "vitest";

import { siteContent } from "../content.ts";
import { Reader } from "../understanding.ts";
import { readTerms } from "./terms.ts";

const reader = new Reader(siteContent);
const sums = (question: string) => readTerms(reader.read(question)).sums;

describe("what a sum stands for", () => {
  it.each([
    ["our answering service charges $1.75 per call", "own", "call"],
    ["we currently pay a secretary $2,400 a month", "own", "month"],
    ["a VA costs me $12 an hour", "own", "hour"],
    ["we spend $14,000 a year on a front desk person", "own", "year"],
    ["each booked job is worth $120 to me", "worth", "once"],
    ["a no-show costs us $90", "worth", "once"],
    ["one new client brings me $450", "worth", "once"],
    ["my profit per booking is 45 dollars", "worth", "once"],
    ["my budget is $700 a month", "budget", "month"],
    ["we can spend up to fifteen hundred a month on a custom agent", "budget", "month"],
    ["i got $5000 for the year for outbound calling", "budget", "year"],
    ["I have $1,000 total", "budget", "once"],
    ["the $300 plan", "price", "once"],
  ])("is told by what stands beside it: '%s'", (question, role, per) => {
    expect(sums(question)).toMatchObject([{ role, per }]);
  });
});
