import { describe, expect, it } from "vitest";

import { readQuantities } from "../quantities.ts";
import { toWords } from "../words.ts";

const read = (text: string) => readQuantities(text, toWords(text));

describe("readQuantities", () => {
  it.each([
    ["18 calls a day, 6 days a week", 468],
    ["9 calls daily, closed on Sundays", 234],
    ["14 calls a day, 21 working days a month", 294],
    ["open 22 days a month with twenty calls a day", 440],
    ["8 calls a day, tuesday to saturday", 174],
    ["40 calls every weekday", 867],
    ["30 calls a day", 900],
    ["75 calls a week", 325],
    ["900 leads a quarter to call", 300],
    ["half a thousand calls a month", 500],
    ["fifteen hundred calls a month", 1500],
  ])("counts the calls a month of '%s'", (text, calls) => {
    expect(read(text).calls).toBe(calls);
  });

  it.each([
    ["4.5 calls a day", 135],
    ["on average 6.5 calls per day, 20 days a month", 130],
  ])("counts averages: '%s'", (text, calls) => {
    expect(read(text).calls).toBe(calls);
  });

  it.each([
    ["300 calls answered and 900 leads called each month", 300, 900],
    ["we dial 2000 prospects and get 80 calls a month", 80, 2000],
    ["90 inbound, 1,500 outbound", 90, 1500],
  ])("keeps calls that come in and calls that go out apart: '%s'", (text, answered, made) => {
    expect(read(text)).toMatchObject({ needs: { answered, made }, calls: undefined });
  });

  it.each([
    ["between 120 and 180 calls a month", 120, 180],
    ["150-250 calls per month", 150, 250],
    ["10 to 15 calls a day", 300, 450],
  ])("reads '%s' as a range of which the most must fit", (text, least, most) => {
    expect(read(text)).toMatchObject({ callsAtLeast: least, calls: most });
  });

  it.each([
    ["2 clinics, one gets 180 calls a month, the other 45", "places", [180, 45]],
    ["three salons: 40 calls, 60 calls and 220 calls a month", "places", [40, 60, 220]],
    ["the north office gets 20 calls a day and the south one 5", "places", [600, 150]],
    ["1,500 calls in december but 120 in other months", "seasons", [1500, 120]],
    ["300 calls in the busy season and 80 otherwise", "seasons", [300, 80]],
    ["400 calls a month, twice as many in summer", "seasons", [400, 800]],
    ["10 calls a day, which doubles in december", "seasons", [300, 600]],
    ["120 calls monthly but 50% more in july", "seasons", [120, 180]],
  ])("keeps the calls of each in '%s'", (text, of, calls) => {
    expect(read(text).volumes).toMatchObject({ of, calls });
  });

  it.each([
    "120 inbound and 900 outbound calls",
    "150 to 200 calls a month",
    "3 offices, 100 calls each",
  ])("sees one number of calls, or one of each direction, in '%s'", (text) => {
    expect(read(text).volumes).toBeUndefined();
  });

  it.each([
    ["they charge $1.75 a call", [1.75]],
    ["75 cents a call", [0.75]],
    ["a grand a month", [1000]],
    ["$2.5k", [2500]],
  ])("reads the sums of '%s'", (text, amounts) => {
    expect(read(text).amounts).toEqual(amounts);
  });
});
