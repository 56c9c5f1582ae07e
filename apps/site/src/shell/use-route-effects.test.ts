import { NavigationType, parsePath } from "react-router-dom";
import { expect, test } from "vitest";

import { scrollsToTop } from "./use-route-effects.ts";

const pathOf = (url: string) => ({
  pathname: "",
  search: "",
  hash: "",
  ...parsePath(url),
});

test.each([
  ["a link to another page", "/pricing", "/", NavigationType.Push, true],
  ["a redirect to another page", "/auth/verify", "/", NavigationType.Replace, true],
  ["a link to the page without its fragment", "/#terms", "/", NavigationType.Push, true],
  ["a link to the current URL", "/", "/", NavigationType.Replace, true],
  ["closing a topic's sheet", "/#terms", "/", NavigationType.Replace, false],
] as const)("%s, from %s to %s by %s, scrolls to the top: %s", (_, from, to, type, expected) => {
  expect(scrollsToTop(pathOf(from), pathOf(to), type)).toBe(expected);
});
