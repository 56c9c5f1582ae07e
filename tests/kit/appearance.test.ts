/**
 * Tests the fingerprints by which the test step `stories` skips the checks of unchanged stories
 * (machinery/node/appearance.ts). A story must be checked again whenever a file changes that can affect the
 * result of its checks.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { readImporters, reachedFrom } from "../../scripts/test/changed/import-graph.ts";
import { plantedDefects } from "../defects/planted.ts";
import { root } from "./kit-package.ts";
import { isVerified, openAppearances, surroundingSources } from "./machinery/node/appearance.ts";
import { everySourceOf, sourcesOf } from "./machinery/node/sources.ts";

const commonSources = surroundingSources(root);

/** What the preview reads only for the tables of props on docs pages, which no story shows. */
const onlyForTables = new Set(["packages/ui/public-interface.json"]);
const importers = readImporters(root);

/** Whether a change of the file changes the fingerprint of the stories in the file `stories`. */
const changesFingerprint = (file: string, stories: string) =>
  file in commonSources || everySourceOf(join(root, stories)).has(join(root, file));

describe("the appearance fingerprint of a story changes with", () => {
  const visualDefects = plantedDefects.filter(({ file }) =>
    /^packages\/(?:ui\/src|tokens)\//.test(file),
  );

  it.each(visualDefects)(
    "the planted defect `$name`, for every story that it affects",
    ({ file }) => {
      const reached = [...reachedFrom([file], importers).keys()].filter((path) =>
        path.endsWith(".stories.tsx"),
      );
      if (!(file in commonSources)) expect(reached.length).toBeGreaterThan(0);
      expect(reached.filter((stories) => !changesFingerprint(file, stories))).toEqual([]);
    },
  );

  it.each([
    ["a token", "packages/tokens/tokens/color/light.tokens.json"],
    ["the styles made of the tokens", "packages/tokens/generated/theme-strict.css"],
    ["a font", "packages/tokens/fonts/hanken-grotesk-latin.woff2"],
    ["the style sheet of any component", "packages/ui/src/components/dialog/dialog.css"],
    ["the kit's English texts", "packages/ui/src/labels.ts"],
    ["the versions of the browser, axe and React", "package-lock.json"],
    ["the modes in which pictures are taken", "tests/kit/machinery/picture-modes.ts"],
    ["a rule of axe", "tests/kit/machinery/browser/axe.ts"],
    ["the check of hydration", "tests/kit/machinery/browser/hydration.ts"],
    ["an exception", "tests/kit/machinery/browser/skips.ts"],
    ["the source behind a package's export", "packages/ui/package.json"],
    ["how JSX is compiled", "tsconfig.base.json"],
    ["the story project's settings", "vitest.config.ts"],
    ["Storybook's preview", ".storybook/preview.tsx"],
  ])("%s, for every story", (_, file) => {
    expect(Object.keys(commonSources)).toContain(file);
  });

  it.each([
    ["the checks in the browser", "tests/kit/machinery/browser/setup.ts"],
    ["rendering on the server", "tests/kit/machinery/node/server-entry.tsx"],
    ["the server that renders stories", "tests/kit/machinery/node/server-renderer.ts"],
    ["Storybook's preview", ".storybook/preview.tsx"],
  ])("every module of %s, for every story", (_, entry) => {
    const modules = [...sourcesOf(join(root, entry))].map((path) => relative(root, path));
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((path) => !(path in commonSources) && !onlyForTables.has(path))).toEqual(
      [],
    );
  });

  it("Node's time zone, because markup is rendered there", () => {
    const id = "components-badge--default";
    const file = join(root, "packages/ui/src/components/badge/badge.stories.tsx");
    const here = openAppearances(root, root).of(file, id);
    expect(openAppearances(root, root).of(file, id)).toBe(here);
    vi.stubEnv("TZ", "Asia/Kathmandu");
    expect(openAppearances(root, root).of(file, id)).not.toBe(here);
    vi.unstubAllEnvs();
  });

  it("the site's content, for the story of a page", () => {
    const page = "stories/pages/pricing.stories.tsx";
    expect(changesFingerprint("packages/content/src/plans.ts", page)).toBe(true);
    expect(changesFingerprint("apps/site/src/pages/pricing/plan-board.tsx", page)).toBe(true);
  });

  it("only files that the story uses, so not with another component", () => {
    const badge = "packages/ui/src/components/badge/badge.stories.tsx";
    expect(changesFingerprint("packages/ui/src/components/dialog/modal.tsx", badge)).toBe(false);
  });
});

describe("a story is verified", () => {
  const id = "components-badge--default";
  const file = join(root, "packages/ui/src/components/badge/badge.stories.tsx");
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "larkline-appearance-"));
    mkdirSync(join(folder, "stories"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const records = () => join(folder, "stories");
  const recordRun = (record: object) =>
    writeFileSync(join(records(), `${id}.json`), JSON.stringify({ story: id, ...record }));
  const now = () => openAppearances(root, folder).of(file, id);

  it("if its fingerprint is the committed one", () => {
    expect(isVerified(id, now(), records(), { [id]: now() })).toBe(true);
    expect(isVerified(id, now(), records(), { [id]: "0000000000000000" })).toBe(false);
    expect(isVerified(id, now(), records(), {})).toBe(false);
  });

  it("if it passed with this fingerprint on this machine, pictures included", () => {
    recordRun({ appearance: now(), pictures: true, passed: true });
    expect(isVerified(id, now(), records(), {})).toBe(true);
    recordRun({ appearance: now(), pictures: false, passed: true });
    expect(isVerified(id, now(), records(), { [id]: now() })).toBe(false);
  });

  it("but not if it failed here, whatever is committed", () => {
    recordRun({ appearance: now(), pictures: true, passed: false });
    expect(isVerified(id, now(), records(), { [id]: now() })).toBe(false);
  });

  it("but not if another picture was accepted since", () => {
    const before = now();
    writeFileSync(join(folder, `${id}-light-1280.webp`), "another picture");
    expect(now()).not.toBe(before);
  });
});
