/** Compares the table of keys in docs/review.md with the shortcut keys of the review room. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { shortcuts } from "../../../.storybook/review/shortcuts.ts";

const docs = readFileSync(join(import.meta.dirname, "../../../docs/review.md"), "utf8");

/** How the docs write a key, by its name in the code. Other keys are written in upper case. */
const written: Readonly<Record<string, string>> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  ArrowLeft: "←",
  ArrowRight: "→",
  "Control+Enter": "Ctrl+Enter",
  Escape: "Esc",
  Home: "Home",
  End: "End",
};

it("the docs list every key of the review room, and no others", () => {
  const [, table = ""] = /\n(\| key [^]*?)\n\n/.exec(docs) ?? [];
  const [, , ...rows] = table.split("\n");
  const documented = rows.flatMap((row) => row.split("|")[1]?.trim().split(/\s+/) ?? []);
  const keys = shortcuts.flatMap(({ keys: names }) =>
    names.map((name) => written[name] ?? name.toUpperCase()),
  );
  expect(documented.toSorted()).toEqual(keys.toSorted());
});

it("no key has two meanings", () => {
  const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
