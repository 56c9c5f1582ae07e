import { expect, test } from "vitest";

import { shownToasts } from "./shown-toasts.ts";
import type { ToastMessage } from "./use-toasts.ts";

const error = (id: string): ToastMessage => ({ id, message: id, variant: "danger" });
const passing = (id: string): ToastMessage => ({ id, message: id });
const ids = (toasts: readonly ToastMessage[]) => shownToasts(toasts).map(({ id }) => id);

test("three are the most; those that pass are served in turn", () => {
  expect(ids(["a", "b", "c", "d"].map(passing))).toEqual(["a", "b", "c"]);
});

test("what passes never waits behind errors", () => {
  expect(ids([...["1", "2", "3"].map(error), passing("a"), passing("b")])).toEqual(["2", "3", "a"]);
});

test("a new error is seen at once, the oldest comes back when a newer one is dismissed", () => {
  expect(ids(["1", "2", "3", "4"].map(error))).toEqual(["2", "3", "4"]);
  expect(ids([...["a", "b", "c"].map(passing), error("1")])).toEqual(["a", "b", "1"]);
});
