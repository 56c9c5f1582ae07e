import { expect, test } from "vitest";

import { pagesShown } from "./pages-shown.ts";

/** The entries as text, with one neighbor on each side of the current page. A gap is "-". */
const formatPages = (page: number, count: number) =>
  pagesShown(page, count, 1)
    .map((each) => each ?? "-")
    .join(" ");

test("lists all pages if there are at most seven", () => {
  expect(formatPages(1, 1)).toBe("1");
  expect(formatPages(4, 7)).toBe("1 2 3 4 5 6 7");
});

test("lists seven entries of 20 pages, whatever the current page", () => {
  expect(formatPages(1, 20)).toBe("1 2 3 4 5 - 20");
  expect(formatPages(4, 20)).toBe("1 2 3 4 5 - 20");
  expect(formatPages(5, 20)).toBe("1 - 4 5 6 - 20");
  expect(formatPages(16, 20)).toBe("1 - 15 16 17 - 20");
  expect(formatPages(17, 20)).toBe("1 - 16 17 18 19 20");
  expect(formatPages(20, 20)).toBe("1 - 16 17 18 19 20");
});
