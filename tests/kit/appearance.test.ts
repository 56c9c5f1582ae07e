/** A story is looked at in all modes again whenever something changes that it could look different by. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { readImporters, reachedFrom } from "../../scripts/test/changed/import-graph.ts";
import { plantedDefects } from "../defects/planted.ts";
import { root } from "./kit-package.ts";
import { isVerified, openAppearances, surroundingSources } from "./machinery/node/appearance.ts";
import { everySourceOf } from "./machinery/node/sources.ts";

const around = surroundingSources(root);
const importers = readImporters(root);

/** Whether a change of the file changes the appearance of the stories in `stories`. */
const changesLook = (file: string, stories: string) =>
  file in around || everySourceOf(join(root, stories)).has(join(root, file));

describe("what changes the appearance of a story", () => {
  const drawn = plantedDefects.filter(({ file }) => /^packages\/(?:ui\/src|tokens)\//.test(file));

  it.each(drawn)("the planted defect `$name`, in every story that it reaches", ({ file }) => {
    const reached = [...reachedFrom([file], importers).keys()].filter((path) =>
      path.endsWith(".stories.tsx"),
    );
    if (!(file in around)) expect(reached.length).toBeGreaterThan(0);
    expect(reached.filter((stories) => !changesLook(file, stories))).toEqual([]);
  });

  it.each([
    ["a token", "packages/tokens/tokens/color/light.tokens.json"],
    ["the styles made of the tokens", "packages/tokens/generated/theme-strict.css"],
    ["a font", "packages/tokens/fonts/hanken-grotesk-latin.woff2"],
    ["the style sheet of any component", "packages/ui/src/components/dialog/dialog.css"],
    ["the kit's English texts", "packages/ui/src/labels.ts"],
    ["the browser's version", "package-lock.json"],
    ["a mode that stories are looked at in", "tests/kit/machinery/picture-modes.ts"],
    ["Storybook's stage", ".storybook/preview.tsx"],
  ])("%s, in every story", (_, file) => {
    expect(Object.keys(around)).toContain(file);
  });

  it("the site's content, in the story of a page", () => {
    const page = "stories/pages/pricing.stories.tsx";
    expect(changesLook("packages/content/src/plans.ts", page)).toBe(true);
    expect(changesLook("apps/site/src/pages/pricing/plan-board.tsx", page)).toBe(true);
  });

  it("not a component that the story does not use", () => {
    const badge = "packages/ui/src/components/badge/badge.stories.tsx";
    expect(changesLook("packages/ui/src/components/dialog/modal.tsx", badge)).toBe(false);
  });
});

describe("a story counts as verified", () => {
  const id = "components-badge--default";
  const file = join(root, "packages/ui/src/components/badge/badge.stories.tsx");
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "larkline-appearance-"));
    mkdirSync(join(folder, "stories"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const records = () => join(folder, "stories");
  const ran = (record: object) =>
    writeFileSync(join(records(), `${id}.json`), JSON.stringify({ story: id, ...record }));
  const now = () => openAppearances(root, folder).of(file, id);

  it("at the appearance that is committed, and at no other", () => {
    expect(isVerified(id, now(), records(), { [id]: now() })).toBe(true);
    expect(isVerified(id, now(), records(), { [id]: "0000000000000000" })).toBe(false);
    expect(isVerified(id, now(), records(), {})).toBe(false);
  });

  it("at the appearance at which it passed here, with its pictures", () => {
    ran({ appearance: now(), pictures: true, passed: true });
    expect(isVerified(id, now(), records(), {})).toBe(true);
    ran({ appearance: now(), pictures: false, passed: true });
    expect(isVerified(id, now(), records(), { [id]: now() })).toBe(false);
  });

  it("not where it failed here, whatever is committed", () => {
    ran({ appearance: now(), pictures: true, passed: false });
    expect(isVerified(id, now(), records(), { [id]: now() })).toBe(false);
  });

  it("not once another picture is accepted", () => {
    const before = now();
    writeFileSync(join(folder, `${id}-light-1280.webp`), "another picture");
    expect(now()).not.toBe(before);
  });
});
