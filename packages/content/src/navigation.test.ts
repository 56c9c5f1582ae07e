import { expect, test } from "vitest";

import { industries } from "./industries.ts";
import { navigationGroups } from "./navigation.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

const linksOf = (id: string) => navigationGroups.find((group) => group.id === id)?.links ?? [];
const toLink = ({ name, path }: { name: string; path: string }) => ({ label: name, href: path });

test("the dropdowns name the pages as the pages name themselves", () => {
  expect(linksOf("products")).toEqual(products.map(toLink));
  expect(linksOf("solutions")).toEqual(solutions.map(toLink));
  expect(linksOf("industries").slice(1)).toEqual(
    industries.filter(({ hasPage }) => hasPage).map(toLink),
  );
});
