import { describe, expect, it } from "vitest";

import { siteContent } from "../content.ts";
import { Reader } from "../understanding.ts";
import { readTerms } from "./terms.ts";

const reader = new Reader(siteContent);
const terms = (question: string) => readTerms(reader.read(question));

describe("readTerms", () => {
  it.each([
    ["two custom basics and one outbound starter", [2, 1]],
    ["receptionist basic x 3", [3]],
    ["12 x receptionist professional", [12]],
    ["starter 8 times", [8]],
    ["receptionist pro at two sites plus outbound basic once", [2, 1]],
    ["200 calls on receptionist basic", [undefined]],
    ["6 months of receptionist starter", [undefined]],
  ])("counts the plans of '%s'", (question, copies) => {
    expect(terms(question).plans.map((plan) => plan.copies)).toEqual(copies);
  });

  it.each([
    ["I have $1,000 a month", [1000]],
    ["which plans are under 300?", [300]],
    ["any plan between 200 and 500 a month", [200, 500]],
    ["with 2000 a month could we run receptionist basic at 5 locations", [2000]],
    ["is 800 a month enough for outbound basic?", [800]],
    ["is outbound basic enough for 800?", []],
    ["what would it cost for 200 calls", []],
    ["the cost of 3 receptionist basics", []],
  ])("knows the sums of money in '%s'", (question, money) => {
    expect(terms(question).money).toEqual(money);
  });

  it("puts signs where plans and sums stand", () => {
    expect(terms("can I afford receptionist basic with $400?").text).toBe(
      "can i afford PLAN with MONEY",
    );
  });

  it.each([
    ["receptionist basic billed annually", "annual"],
    ["receptionist basic month to month", "monthly"],
    ["receptionist basic, monthly or annual?", undefined],
  ])("knows how '%s' is paid", (question, paid) => {
    expect(terms(question).paid).toBe(paid);
  });
});
