/** What a docs page says of a component holds, or the page says that it does not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { collectEvidence } from "../../.storybook/evidence-plugin.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "larkline-evidence-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stories = "packages/ui/src/components/button/button.stories.tsx";
const story = "components-button--default";
const button = () => collectEvidence(folder)[stories];

function write(path: string, written: object) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(written));
}

const future = "2999-01-01T00:00:00.000Z";
const past = "2000-01-01T00:00:00.000Z";

const measureBytes = (measured: string) =>
  write("bytes.json", { measured, commit: "abc1234", bytes: { button: 1899 } });

const pass = (measured: string, id = story) =>
  write(`stories/${id}.json`, {
    story: id,
    name: "Default",
    file: stories,
    measured,
    commit: "abc1234",
    pictures: true,
    steps: [{ step: "Space presses", keys: ["Tab", "Space"] }],
  });

it("nothing is claimed before anything was measured", () => {
  const facts = button();
  expect(facts).toMatchObject({ name: "button", bytes: null, mount: null, bench: null });
  expect(facts?.stories).toMatchObject({ passed: [], origin: null });
  expect(facts?.stories.total).toBeGreaterThan(3);
});

it("what was measured after the last change holds", () => {
  measureBytes(future);
  expect(button()?.bytes).toEqual({
    gzip: 1899,
    measured: future,
    commit: "abc1234",
    changed: null,
  });
});

it("what was measured before a change of the component is stale", () => {
  measureBytes(past);
  expect(button()?.bytes?.changed).toMatch(/^packages\/ui\/src\/.+\.tsx?$/);
});

it("a story that passed says which keys it pressed, until a source or the story changes", () => {
  pass(future);
  expect(button()?.stories.passed).toEqual([
    { story, name: "Default", steps: [{ step: "Space presses", keys: ["Tab", "Space"] }] },
  ]);
  expect(button()?.stories.origin?.changed).toBeNull();
  pass(past);
  expect(button()?.stories.origin?.changed).toMatch(/^packages\/ui\/src\//);
});

it("a story that is no more proves nothing", () => {
  pass(future, "components-button--gone");
  expect(button()?.stories.passed).toEqual([]);
});

it("a mount is held against the native element", () => {
  write("mount.json", {
    date: future,
    count: 1000,
    components: { button: { ours_ms: 11.3, native_ms: 10.8 } },
  });
  expect(button()?.mount).toMatchObject({ ours: 11.3, native: 10.8, count: 1000, changed: null });
});

it("a bench of its own is shown", () => {
  const bench = { says: "A page of text", marks: [], rows: [], browser: "Chromium" };
  write("bench/button.json", { measured: past, commit: null, ...bench });
  expect(button()?.bench).toMatchObject({ says: "A page of text", measured: past });
  expect(button()?.bench?.changed).not.toBeNull();
});

it("its pictures are those that are committed, in each mode", () => {
  const matrix = button()?.pictures.find(({ name }) => name === "Matrix");
  expect(matrix?.files).toContain("components-button--matrix-dark-390");
  expect(matrix?.files).toHaveLength(2);
});

it("names the roles that the component paints with", () => {
  const roles = button()?.roles;
  expect(roles?.front).toEqual(expect.arrayContaining(["on-action", "ink", "edge"]));
  expect(roles?.behind).toEqual(expect.arrayContaining(["action", "action-hover", "sunk"]));
});
