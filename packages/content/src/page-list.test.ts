import { expect, test } from "vitest";

import { navigationGroups } from "./navigation.ts";
import { articleSlugs, notFoundPage, pageAt, pageList } from "./page-list.ts";
import { posts } from "./posts.ts";

// The identifiers are from the original specification, which is not in the repository. docs/product.md does not
// repeat them (section 3, "Analytics events").
test.each([
  ["/products/outbound-ai-agents", "outbound-ai-agents-page"],
  ["/products/ai-receptionist", "ai-receptionist-page"],
  ["/case-studies", "case-studies"],
  ["/blog", "blog-page"],
  ["/industries/law-firms", "law-firms-page"],
  ["/industries/real-estate", "real-estate-page"],
  ["/industries/mortgage", "mortgage-page"],
  ["/industries/automotive", "automotive-page"],
  ["/industries", "industries-page"],
])("%s is called %s in events", (path, id) => {
  expect(pageAt(path)?.id).toBe(id);
});

test("no two pages have the same identifier or name", () => {
  const pages = [...Object.values(pageList), notFoundPage];
  const texts: readonly string[][] = [pages.map(({ id }) => id), pages.map(({ name }) => name)];
  for (const all of texts)
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

test("the articles are those of the posts, in their order", () => {
  expect(articleSlugs).toEqual(posts.map(({ slug }) => slug));
});

test("an unknown path has no page", () => {
  expect(pageAt("/no-such-page")).toBeUndefined();
  expect(pageAt("toString")).toBeUndefined();
});

// The links are from the original specification, too. docs/product.md names only the dropdowns (section 2,
// "Global chrome"). Further links are allowed.
test.each([
  ["products", ["/products/outbound-ai-agents", "/products/ai-receptionist"]],
  [
    "solutions",
    [
      "/solutions/lead-generation",
      "/solutions/appointment-scheduling",
      "/solutions/call-screening",
      "/solutions/crm-integration",
    ],
  ],
  [
    "industries",
    [
      "/industries",
      "/industries/home-services",
      "/industries/law-firms",
      "/industries/healthcare",
      "/industries/real-estate",
      "/industries/saas",
      "/industries/mortgage",
      "/industries/automotive",
      "/industries/financial-services",
      "/industries/e-commerce",
    ],
  ],
  ["resources", ["/case-studies", "/blog", "/support", "external:docs"]],
])(
  "the header's dropdown %s has the links of the original specification, in its order",
  (group, wanted) => {
    const links = navigationGroups.find(({ id }) => id === group)?.links ?? [];
    const found = links.map(({ href }) => href);
    expect(found.filter((href) => wanted.includes(href))).toEqual(wanted);
  },
);
