import { expect, test } from "vitest";

import { pagesShown } from "./pages-shown.ts";

const written = (page: number, count: number) =>
  pagesShown(page, count, 1)
    .map((each) => each ?? "-")
    .join(" ");

test("all of them where they have room", () => {
  expect(written(1, 1)).toBe("1");
  expect(written(4, 7)).toBe("1 2 3 4 5 6 7");
});

test("seven entries wherever one is", () => {
  expect(written(1, 20)).toBe("1 2 3 4 5 - 20");
  expect(written(4, 20)).toBe("1 2 3 4 5 - 20");
  expect(written(5, 20)).toBe("1 - 4 5 6 - 20");
  expect(written(16, 20)).toBe("1 - 15 16 17 - 20");
  expect(written(17, 20)).toBe("1 - 16 17 18 19 20");
  expect(written(20, 20)).toBe("1 - 16 17 18 19 20");
});
