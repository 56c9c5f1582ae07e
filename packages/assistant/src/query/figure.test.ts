import { describe, expect, it } from "vitest";

import { sayFigure } from "../answer/plans.ts";
import { given, minus, plus, ratio, times } from "./figure.ts";

describe("figure", () => {
  const price = given(299, "dollars");

  it("contains its calculation", () => {
    const total = plus([times(price, 2), given(99, "dollars")]);
    expect(total.amount).toBe(697);
    expect(total.from?.sign).toBe("+");
    expect(total.from?.parts[0]?.from?.parts.map(({ amount }) => amount)).toEqual([2, 299]);
  });

  it("is returned unchanged if it is multiplied by 1 or is the only summand", () => {
    expect(times(price, 1)).toBe(price);
    expect(plus([price])).toBe(price);
  });

  it("is written as its unit requires", () => {
    expect(sayFigure(minus(given(1500, "dollars"), price))).toBe("$1,201");
    expect(sayFigure(ratio(price, given(1000, "calls"), "perCall"))).toBe("$0.299 (about $0.30)");
    expect(sayFigure(given(7200, "calls"))).toBe("7,200 calls");
  });
});
