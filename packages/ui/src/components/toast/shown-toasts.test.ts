import { expect, test } from "vitest";

import { durationOf, shownToasts } from "./shown-toasts.ts";
import type { ToastMessage } from "./use-toasts.ts";

const error = (id: string): ToastMessage => ({ id, message: id, variant: "danger" });
const timed = (id: string): ToastMessage => ({ id, message: id });
const ids = (toasts: readonly ToastMessage[]) => shownToasts(toasts).map(({ id }) => id);

test("at most three messages are visible; a fourth message with a timer is queued", () => {
  expect(ids(["a", "b", "c", "d"].map(timed))).toEqual(["a", "b", "c"]);
});

test("a message with a timer is shown even if three errors are present", () => {
  expect(ids([...["1", "2", "3"].map(error), timed("a"), timed("b")])).toEqual(["2", "3", "a"]);
});

test("a new error hides the oldest of three errors, or the newest of three timed messages", () => {
  expect(ids(["1", "2", "3", "4"].map(error))).toEqual(["2", "3", "4"]);
  expect(ids([...["a", "b", "c"].map(timed), error("1")])).toEqual(["a", "b", "1"]);
});

test("a message stays for six seconds, an error or a running task until it is dismissed", () => {
  expect(durationOf({})).toBe(6000);
  expect(durationOf({ variant: "danger" })).toBe(false);
  expect(durationOf({ variant: "loading" })).toBe(false);
});

test("a duration that no timer can wait for, such as Infinity, counts as none", () => {
  const endless = (id: string): ToastMessage => ({ ...timed(id), duration: Infinity });
  expect(ids([...["1", "2", "3", "4"].map(endless), timed("a")])).toEqual(["3", "4", "a"]);
  expect(durationOf(endless("1"))).toBe(false);
  expect(durationOf({ duration: 2 ** 31 })).toBe(false);
  expect(durationOf({ duration: 2 ** 31 - 1 })).toBe(2 ** 31 - 1);
});
