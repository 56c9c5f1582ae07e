/** Limits on the work for one message: a visitor may send 4,000 characters of anything. */
import { describe, expect, it, vi } from "vitest";

import { siteContent } from "../knowledge/site.ts";
import { Reader } from "./reading.ts";
import { remembered } from "./remembered.ts";
import { toWords } from "./words.ts";

const reader = new Reader(siteContent, []);
const letter = (number: number) => String.fromCharCode(97 + (number % 26));

/** A text of different words that no list has. */
const inventedWords = (count: number) =>
  Array.from({ length: count }, (_, at) => `q${letter(at / 26)}${letter(at)}qwe`).join(" ");

const lastWordAfter = (count: number) =>
  reader.read(`${inventedWords(count)} receptoinist`).words.at(-1);

describe("the work for one message", () => {
  it("corrects the misspelled words of an ordinary message, but not 600", () => {
    expect(lastWordAfter(30)).toBe("receptionist");
    expect(lastWordAfter(600)).toBe("receptoinist");
  });

  it("reads a figure for each day of a month, but not 2,000 figures", () => {
    expect(reader.read("3 4 ".repeat(15)).quantities).toHaveLength(30);
    expect(reader.read("3 4 ".repeat(1000)).quantities.length).toBeLessThan(100);
  });

  it("does not read the 16,000 words that a message of one compatibility character stands for", () => {
    expect("ﷺ".normalize("NFKD").split(" ")).toHaveLength(4);
    expect(toWords("ﷺ".repeat(4000)).length).toBeLessThan(4000);
  });

  it("remembers short texts, and forgets when their characters are too many", () => {
    const compute = vi.fn((text: string) => text.length);
    const cached = remembered(100, compute);
    for (const text of ["one", "two", "one", "two"]) cached(text);
    expect(compute).toHaveBeenCalledTimes(2);
    for (const end of ["a", "b", "c"]) cached("x".repeat(99) + end);
    compute.mockClear();
    cached("one");
    expect(compute).toHaveBeenCalledTimes(1);
  });
});
