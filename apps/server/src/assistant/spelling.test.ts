import { assert, constantFrom, nat, property, string } from "fast-check";
import { describe, expect, it } from "vitest";

import { editDistance, Speller } from "./spelling.ts";
import { stem } from "./words.ts";

const speller = new Speller([
  "receptionist",
  "starter",
  "spanish",
  "price",
  "calendar",
  "enterprise",
]);

describe("spelling", () => {
  it.each([
    ["howmuchisthestarter", "how much is the starter"],
    ["receptioniststarter", "receptionist starter"],
    // The end of a word is no word of its own.
    ["receptionistion", "receptionistion"],
    // Nothing but pieces of two letters, or a word that nobody knows.
    ["isitasitis", "isitasitis"],
    ["northgatehomes", "northgatehomes"],
  ])("takes %s apart", (glued, words) => {
    expect(speller.apart(glued).join(" ")).toBe(words);
  });

  it.each([
    ["recepcionist", "receptionist"],
    ["receptoinist", "receptionist"],
    ["startr", "starter"],
    ["spansih", "spanish"],
    ["calender", "calendar"],
    ["enterprize", "enterprise"],
    ["mny", "many"],
    ["cna", "can"],
    ["bok", "book"],
  ])("puts %s right", (wrong, right) => {
    expect(speller.correct(wrong)).toBe(right);
  });

  it("leaves a common word alone, however near to one of ours", () => {
    const near = new Speller(["tons"], [], ["towns"]);
    expect(near.correct("towns")).toBe("towns");
  });

  it.each(["prize", "rice", "world", "cup", "250", "pizza"])("leaves %s alone", (word) => {
    expect(speller.correct(word)).toBe(word);
  });

  it("finds every word with one neighboring pair of letters swapped", () => {
    assert(
      property(
        constantFrom("receptionist", "starter", "spanish", "calendar", "enterprise"),
        nat(),
        (word, seed) => {
          const at = 1 + (seed % (word.length - 2));
          const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
          expect(speller.correct(swapped)).toBe(word);
        },
      ),
    );
  });
});

describe("edit distance", () => {
  it("counts a transposition as one edit", () => {
    expect(editDistance("spansih", "spanish")).toBe(1);
    expect(editDistance("", "abc")).toBe(3);
  });

  it("is symmetric and zero only for equal words", () => {
    assert(
      property(string({ maxLength: 12 }), string({ maxLength: 12 }), (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe("stems", () => {
  it.each([
    ["scheduling", "schedules"],
    ["canceled", "cancelling"],
    ["prices", "pricing"],
    ["industries", "industry"],
    ["blocked", "blocks"],
  ])("of %s and %s meet", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });
});
