/**
 * Tests the evidence on a component's docs page, such as bytes and passed stories: it is either current or
 * marked as stale.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { readMeasured } from "../../.storybook/evidence-files.ts";
import { collectEvidence } from "../../.storybook/evidence-plugin.ts";
import { components, root } from "./kit-package.ts";
import { fingerprints, kitSources, sourcesOf, type Sources } from "./machinery/node/sources.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "larkline-evidence-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stories = "packages/ui/src/components/button/button.stories.tsx";
const story = "components-button--default";
const buttonOnly = components.filter(({ name }) => name === "button");
const button = () => collectEvidence(readMeasured(folder), buttonOnly)[stories];

function write(path: string, written: object) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(written));
}

const measured = "2026-11-20T09:30:00.000Z";

/** Fingerprints of the current sources. */
const now = { ...kitSources(), ...fingerprints(sourcesOf(join(root, stories))) };
/** Fingerprints of the sources before a change of the button: a measurement with them is stale. */
const outdated = { ...now, "packages/ui/src/components/button/button.tsx": "000000000000" };

const measureBytes = (sources: Sources) =>
  write("bytes.json", { measured, commit: "abc1234", bytes: { button: 1899 }, sources });

const recordRun = (sources: Sources, { id = story, passed = true, pictures = true } = {}) =>
  write(`stories/${id}.json`, {
    story: id,
    name: "Default",
    file: stories,
    measured,
    commit: "abc1234",
    pictures,
    passed,
    sources,
    steps: [{ step: "Space presses", keys: ["Tab", "Space"] }],
  });

it("without measurements a page shows no evidence", () => {
  const allEvidence = Object.values(collectEvidence(readMeasured(folder)));
  expect(allEvidence.length).toBeGreaterThan(50);
  expect(allEvidence.filter(({ bytes, mount, bench }) => bytes ?? mount ?? bench)).toEqual([]);
  const facts = button();
  expect(facts).toMatchObject({ name: "button", bytes: null, mount: null, bench: null });
  expect(facts?.stories).toMatchObject({ passed: [], origin: null });
  expect(facts?.stories.total).toBeGreaterThan(3);
});

it("a measurement after the last change is current", () => {
  measureBytes(now);
  expect(button()?.bytes).toEqual({
    gzip: 1899,
    measured,
    commit: "abc1234",
    changed: null,
  });
});

it("a measurement before the last change of the component is stale", () => {
  measureBytes(outdated);
  expect(button()?.bytes?.changed).toBe("packages/ui/src/components/button/button.tsx");
});

it("a passed story lists its pressed keys, until its sources change", () => {
  recordRun(now);
  expect(button()?.stories.passed).toEqual([
    { story, name: "Default", steps: [{ step: "Space presses", keys: ["Tab", "Space"] }] },
  ]);
  expect(button()?.stories.origin?.changed).toBeNull();
  recordRun(outdated);
  expect(button()?.stories.origin?.changed).toBe("packages/ui/src/components/button/button.tsx");
});

it("a failed story is named, and not counted as passed", () => {
  recordRun(now, { passed: false });
  expect(button()?.stories).toMatchObject({ passed: [], failed: [{ story, name: "Default" }] });
  // Without an origin the docs page would say that the stories have not been run.
  expect(button()?.stories.origin).toEqual({ measured, commit: "abc1234", changed: null });
});

it("a run in another browser, which compares no pictures, does not count as comparing them", () => {
  recordRun(now);
  expect(button()?.stories.picturesCompared).toBe(true);
  recordRun(now, { pictures: false });
  expect(button()?.stories).toMatchObject({ passed: [{ story }], picturesCompared: false });
});

it("a measurement without source fingerprints is stale", () => {
  write("bytes.json", { measured, bytes: { button: 1899 } });
  expect(button()?.bytes?.changed).not.toBeNull();
});

it("a story that was removed is not counted", () => {
  recordRun(now, { id: "components-button--gone" });
  expect(button()?.stories.passed).toEqual([]);
});

it("mount time is compared with the native element's", () => {
  write("mount.json", {
    measured,
    sources: now,
    count: 1000,
    components: { button: { ours_ms: 11.3, native_ms: 10.8 } },
  });
  expect(button()?.mount).toMatchObject({ ours: 11.3, native: 10.8, count: 1000, changed: null });
});

it("a component's own benchmark is shown", () => {
  const bench = { says: "A page of text", marks: [], rows: [], browser: "Chromium" };
  write("bench/button.json", { measured, commit: null, sources: outdated, ...bench });
  expect(button()?.bench).toMatchObject({ says: "A page of text", measured });
  expect(button()?.bench?.changed).not.toBeNull();
});

it("the committed pictures are shown in each mode", () => {
  const matrix = button()?.pictures.find(({ name }) => name === "Matrix");
  expect(matrix?.files).toContain("components-button--matrix-dark-390");
  expect(matrix?.files).toHaveLength(2);
});

it("every component has the address of its docs page, also one without pictures", () => {
  const allEvidence = Object.values(collectEvidence(readMeasured(folder)));
  expect(allEvidence.some(({ pictures }) => pictures.length === 0)).toBe(true);
  expect(allEvidence.filter(({ docs }) => docs === null)).toEqual([]);
  expect(button()?.docs).toBe("components-button--docs");
});

it("the color roles that the component uses are listed", () => {
  const roles = button()?.roles;
  expect(roles?.front).toEqual(expect.arrayContaining(["on-action", "ink", "edge"]));
  expect(roles?.behind).toEqual(expect.arrayContaining(["action", "action-hover", "sunk"]));
});
