import { describe, expect, it } from "vitest";

import { findKeys, findPattern, toStems } from "./pattern.ts";
import { toWords } from "./words.ts";

const found = (text: string, pattern: string) => findPattern(toStems(toWords(text)), pattern);

describe("a pattern", () => {
  it.each([
    ["we cancelled our plans", "cancel * plan"],
    ["how much is it", "how much"],
    ["get rid of my phone number", "my ?phone number"],
    ["get rid of my number", "my ?phone number"],
    ["talk to a person", "talk|speak to a person|human"],
    ["u got a plan?", "you got"],
    ["contact", "^ contact $"],
    ["could a caller ask for a human", "human|person & caller|customer"],
  ])("is found: '%s' says '%s'", (text, pattern) => {
    expect(found(text, pattern)).toBeDefined();
  });

  it.each([
    ["contact sales", "^ contact $"],
    ["cancel this one and then please my plan", "cancel * plan"],
    ["planet", "plan"],
    ["could I ask for a human", "human|person & caller|customer"],
    ["much how", "how much"],
  ])("is not found: '%s' does not say '%s'", (text, pattern) => {
    expect(found(text, pattern)).toBeUndefined();
  });

  it("tells which words it is", () => {
    expect(found("tell me how much it is", "how much")).toEqual({ from: 2, to: 4 });
  });
});

describe("words", () => {
  it.each([
    ["two hundred fifty calls", "250 calls"],
    ["a dozen vans", "12 vans"],
    ["1.5k calls/month", "1500 calls per month"],
    ["what's ur price plz", "what is your price please"],
    ["20% off", "20 percent off"],
    ["$1,499", "1499"],
    ["one moment", "one moment"],
  ])("'%s' is read as '%s'", (text, words) => {
    expect(toWords(text).join(" ")).toBe(words);
  });
});

describe("a table of patterns", () => {
  const table = { night: ["night|evening", "after hours"], price: ["cost|price", "how much"] };
  const keys = (text: string) => [...findKeys(toStems(toWords(text)), table)];

  it("gives its keys in its own order, each with every place", () => {
    expect(keys("how much does an evening cost after hours")).toEqual([
      [
        "night",
        [
          { from: 4, to: 5 },
          { from: 6, to: 8 },
        ],
      ],
      [
        "price",
        [
          { from: 5, to: 6 },
          { from: 0, to: 2 },
        ],
      ],
    ]);
  });

  it("gives none of which no pattern is whole", () => {
    expect(keys("how late are your hours")).toEqual([]);
  });
});
