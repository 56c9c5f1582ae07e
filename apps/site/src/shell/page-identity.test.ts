import { expect, test } from "vitest";

import { notFoundRoute, routes } from "../routes.ts";
import { pageIdentity } from "./page-identity.ts";

const isArticle = (path: string) => path.startsWith("/blog/");

test("every page has a unique id in analytics events; articles have the blog’s id", () => {
  const otherRoutes = routes.filter(({ path }) => !isArticle(path));
  const ids = otherRoutes.map(({ path }) => pageIdentity(path).id);
  expect(new Set(ids).size).toBe(otherRoutes.length);
  expect(ids).not.toContain(pageIdentity(notFoundRoute.path).id);
  const articles = routes
    .filter(({ path }) => isArticle(path))
    .map(({ path }) => pageIdentity(path));
  expect(articles.length).toBeGreaterThan(0);
  for (const identity of articles) expect(identity).toEqual(pageIdentity("/blog"));
});

test("an unknown path has the id of the 404 page", () => {
  const unknown = { id: "not-found-page", name: "Not Found" };
  expect(pageIdentity("/no-such-page")).toEqual(unknown);
  expect(pageIdentity("/blog/no-such-article")).toEqual(unknown);
});
