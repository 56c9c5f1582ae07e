import { expect, test } from "vitest";

import { notFoundRoute, routes } from "../routes.ts";
import { pageIdentity } from "./page-identity.ts";

test("every route has an identity of its own", () => {
  const ids = routes.map(({ path }) => pageIdentity(path).id);
  expect(new Set(ids).size).toBe(routes.length);
  expect(ids).not.toContain(pageIdentity(notFoundRoute.path).id);
});

test("an address that is no page's is the page that says so", () => {
  expect(pageIdentity("/no-such-page")).toEqual({ id: "not-found-page", name: "Not Found" });
});
