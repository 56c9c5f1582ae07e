import { expect, test } from "vitest";

import { footerTarget } from "./footer-target.ts";
import { industries } from "./industries.ts";
import { footerColumns, legalLinks, navigationGroups } from "./navigation.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

const linksOf = (id: string) => navigationGroups.find((group) => group.id === id)?.links ?? [];
const toLink = ({ name, path }: { name: string; path: string }) => ({ label: name, href: path });

test("the dropdowns' labels are the names of the pages", () => {
  for (const [group, entities] of [
    ["products", products],
    ["solutions", solutions],
    ["industries", industries.filter(({ hasPage }) => hasPage)],
  ] as const) {
    const paths = entities.map(({ path }): string => path);
    // A group may also link to other pages, such as an overview.
    expect(linksOf(group).filter(({ href }) => paths.includes(href))).toEqual(entities.map(toLink));
  }
});

test("a link of the footer leads to its anchor, or to the page of that name once there is one", () => {
  const links = [...footerColumns.flatMap((column) => column.links), ...legalLinks];
  const targets = (pages: readonly string[]) =>
    links.map((link) => footerTarget(link, (path) => pages.includes(path)));
  const anchors = links.map(({ href }) => href);
  expect(targets([])).toEqual(anchors);
  expect(targets(["/about", "/products/ai-receptionist", "/"])).toEqual(
    anchors.map((anchor) => (anchor === "#about" ? "/about" : anchor)),
  );
});
