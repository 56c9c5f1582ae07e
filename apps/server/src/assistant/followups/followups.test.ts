import { describe, expect, it } from "vitest";

import { siteContent as content } from "../content.ts";
import { Reader } from "../understanding.ts";
import { merge } from "./merge.ts";
import { readSaid } from "./said.ts";
import type { PlanSlots } from "./slots.ts";

const reader = new Reader(content);
const basic: PlanSlots = {
  items: [{ plan: "receptionist-basic", copies: 1 }],
  kinds: ["receptionist"],
  measure: "price",
};
const pair: PlanSlots = {
  items: [
    { plan: "receptionist-starter", copies: 1 },
    { plan: "outbound-basic", copies: 1 },
  ],
  kinds: ["receptionist", "outbound"],
  measure: "sum",
};
const volume: PlanSlots = {
  ...basic,
  measure: "volume",
  calls: 300,
  callsPer: "day",
  counted: "calls",
};

/** The slots that a follow-up leaves; undefined where it is not understood. */
function after(kept: PlanSlots, text: string): PlanSlots | undefined {
  const said = readSaid(content, reader.read(text), kept, 200);
  return said && merge(content, kept, said, {});
}

const item = (plan: PlanSlots["items"][number]["plan"], copies = 1) => ({ plan, copies });

describe("a follow-up about plans", () => {
  it.each([
    [basic, "and professional?", [item("receptionist-professional")]],
    [basic, "what about outbound", [item("outbound-basic")]],
    [basic, "times 3, we have three brands", [item("receptionist-basic", 3)]],
    [basic, "the one above", [item("receptionist-professional")]],
    [basic, "too expensive, anything smaller?", [item("receptionist-starter")]],
    [basic, "plus one custom starter", [item("receptionist-basic"), item("custom-starter")]],
    [
      pair,
      "swap the outbound one to starter",
      [item("receptionist-starter"), item("outbound-starter")],
    ],
    [pair, "without the receptionist", [item("outbound-basic")]],
    [pair, "only the second one", [item("outbound-basic")]],
    [
      { ...basic, items: [item("receptionist-basic", 4)] },
      "one of them closes",
      [item("receptionist-basic", 3)],
    ],
    [
      { ...basic, items: [item("receptionist-basic", 4)] },
      "one site needs professional",
      [item("receptionist-basic", 3), item("receptionist-professional")],
    ],
    [
      { ...basic, items: [item("receptionist-basic", 2)] },
      "make one of them a starter",
      [item("receptionist-basic"), item("receptionist-starter")],
    ],
    [
      { ...basic, items: [] },
      "the two larger ones",
      [item("receptionist-basic"), item("receptionist-professional")],
    ],
    [
      { ...pair, items: [item("outbound-starter"), item("outbound-professional")] },
      "and the one in between",
      [item("outbound-basic")],
    ],
    [{ ...basic, items: [] }, "which is the most popular one", [item("receptionist-basic")]],
    [basic, "a couple of them", [item("receptionist-basic", 2)]],
  ] as const)("changes the plans of %o: %s", (kept, text, items) => {
    expect(after(kept, text)?.items).toEqual(items);
  });

  it.each([
    ["for 6 months", { months: 6 }],
    ["paid annually", { paid: "annual" }],
    ["sorry, monthly", { paid: "monthly" }],
    ["no, not annual", { paid: "monthly" }],
    ["over a year if I pay monthly", { months: 12, paid: "monthly" }],
    ["per call?", { measure: "perCall" }],
    ["what do I save by the year", { measure: "saving" }],
  ])("keeps what it does not name: %s", (text, slots) => {
    expect(after(basic, text)).toMatchObject({ items: basic.items, ...slots });
  });

  it.each([
    ["what if that doubles?", 600],
    ["and if it is only 5", 150],
    ["closed on saturdays and sundays", 217],
    ["20 percent more", 360],
    ["and half of that, what would it cost", 150],
    ["three times that", 900],
    ["a tenth of that", 30],
  ])("changes the calls that a plan was sought for: %s", (text, calls) => {
    expect(after(volume, text)?.calls).toBe(calls);
  });

  it("scales the calls that a plan has", () => {
    expect(after(basic, "what about twice that many calls")).toMatchObject({
      measure: "volume",
      calls: 400,
    });
  });

  it.each([
    "does it speak Spanish?",
    "and what does basic not have",
    "thanks",
    "the most expensive one of all",
  ])("is none where a part of it is not understood: %s", (text) => {
    expect(after(basic, text)).toBeUndefined();
  });
});
