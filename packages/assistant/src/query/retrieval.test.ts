import { describe, expect, it } from "vitest";

import { Retrieval } from "./retrieval.ts";

const passage = (id: string, title: string, text: string, href: `/${string}`) => ({
  id,
  title,
  text,
  answer: text,
  source: { title, href },
});
const retrieval = new Retrieval([
  passage(
    "a",
    "Parking",
    "Guests park cars behind the house, under the old chestnut, for customers.",
    "/visit",
  ),
  passage("b", "Breakfast", "Eggs and bread from seven, coffee all morning.", "/food"),
  passage("c", "Dinner", "Soup and bread from six, wine from the valley.", "/food"),
]);

const onPage =
  (page: string) =>
  ({ source }: { source: { href: string } }) =>
    source.href === page;
const find = (words: readonly string[]) => retrieval.find(words, () => true, 0.6);

describe("retrieval", () => {
  it("finds the passage that contains the question's words", () => {
    const found = find(["where", "do", "guests", "park"]);
    expect(found?.id).toBe("a");
  });

  it("finds nothing if no passage contains enough of the words", () => {
    expect(
      find(["which", "bread", "does", "the", "zeppelin", "captain", "prefer"]),
    ).toBeUndefined();
  });

  it("counts synonyms only beside a word that the passage contains", () => {
    expect(find(["client", "vehicle"])).toBeUndefined();
    expect(find(["client", "parking"])?.id).toBe("a");
  });

  it("takes no passage for an answer because of an equal percentage and one other word", () => {
    const garage = new Retrieval([
      passage("d", "Garage", "30 percent more cars, for guests with luggage, call 911.", "/garage"),
    ]);
    expect(garage.find(["30", "percent", "cars"], () => true, 0.6)).toBeUndefined();
    expect(garage.find(["cars", "911"], () => true, 0.6)?.id).toBe("d");
    expect(garage.find(["luggage", "cars"], () => true, 0.6)?.id).toBe("d");
  });

  it("searches only the given page", () => {
    expect(retrieval.find(["coffee", "morning"], onPage("/visit"), 0.5, 1)).toBeUndefined();
    expect(retrieval.find(["coffee"], onPage("/food"), 0.5, 1)?.id).toBe("b");
  });
});
