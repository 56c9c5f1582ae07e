import { expect, test } from "vitest";

import { footerColumnLinks, footerTarget } from "./footer-target.ts";
import { industries } from "./industries.ts";
import { footerColumns, legalLinks, navigationGroups } from "./navigation.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

const linksOf = (id: string) => navigationGroups.find((group) => group.id === id)?.links ?? [];
const toLink = ({ name, path }: { name: string; path: string }) => ({ label: name, href: path });

test("the dropdowns for products, solutions and industries link to each of their pages, by name and in order", () => {
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

test("a footer link leads to the top-level page with its anchor's name if there is one, else to its anchor", () => {
  const links = [...footerColumns.flatMap((column) => column.links), ...legalLinks];
  const targets = (paths: readonly string[]) => {
    const pages = Object.fromEntries(paths.map((path) => [path, { id: path, name: path }]));
    return links.map((link) => footerTarget(link, pages));
  };
  const anchors = links.map(({ href }) => href);
  expect(targets([])).toEqual(anchors);
  expect(targets(["/about", "/products/ai-receptionist", "/"])).toEqual(
    anchors.map((anchor) => (anchor === "#about" ? "/about" : anchor)),
  );
});

test("a footer column ends with the `inFooter` pages of its group; one with an anchor's name only replaces the anchor", () => {
  const pages = {
    "/solutions/voicemail": { id: "voicemail-page", name: "Voicemail", inFooter: true },
    "/solutions/quiet": { id: "quiet-page", name: "Quiet" },
    "/callbacks": { id: "callbacks-page", name: "Callbacks", group: "solutions", inFooter: true },
    "/products/voice-analytics": { id: "voice-page", name: "Voice Analytics", inFooter: true },
    // Its anchor is in the column 'Company'.
    "/careers": { id: "careers-page", name: "Careers", group: "solutions", inFooter: true },
  } as const;
  const added = footerColumns.map((column) => ({
    id: column.id,
    links: footerColumnLinks(column, pages).filter(({ href }) => !href.startsWith("#")),
    count: footerColumnLinks(column, pages).length - column.links.length,
  }));
  expect(added).toEqual([
    // `/products/voice-analytics` replaces the anchor `#voice-analytics`.
    {
      id: "footer-products",
      links: [{ label: "Voice Analytics", href: "/products/voice-analytics" }],
      count: 0,
    },
    {
      id: "footer-solutions",
      links: [
        { label: "Voicemail", href: "/solutions/voicemail" },
        { label: "Callbacks", href: "/callbacks" },
      ],
      count: 2,
    },
    { id: "footer-industries", links: [], count: 0 },
    { id: "footer-company", links: [{ label: "Careers", href: "/careers" }], count: 0 },
  ]);
});
