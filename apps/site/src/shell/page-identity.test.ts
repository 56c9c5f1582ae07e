import { expect, test } from "vitest";

import { notFoundRoute, routes } from "../routes.ts";
import { pageIdentity } from "./page-identity.ts";

const isArticle = (path: string) => path.startsWith("/blog/");

test("every route has an identity of its own; the articles are the blog’s", () => {
  const others = routes.filter(({ path }) => !isArticle(path));
  const ids = others.map(({ path }) => pageIdentity(path).id);
  expect(new Set(ids).size).toBe(others.length);
  expect(ids).not.toContain(pageIdentity(notFoundRoute.path).id);
  const articles = routes
    .filter(({ path }) => isArticle(path))
    .map(({ path }) => pageIdentity(path));
  expect(articles.length).toBeGreaterThan(0);
  for (const identity of articles) expect(identity).toEqual(pageIdentity("/blog"));
});

test("an address that is no page's is the page that says so", () => {
  const unknown = { id: "not-found-page", name: "Not Found" };
  expect(pageIdentity("/no-such-page")).toEqual(unknown);
  expect(pageIdentity("/blog/no-such-article")).toEqual(unknown);
});
