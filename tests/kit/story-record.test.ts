/** Tests that a story's result is recorded, and for which sources (machinery/node/story-record.ts). */
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";
import type { BrowserCommandContext } from "vitest/node";

import { root } from "./kit-package.ts";
import { openAppearances } from "./machinery/node/appearance.ts";
import { commands } from "./machinery/node/commands.ts";
import { openServerRenderer } from "./machinery/node/server-renderer.ts";

const story = "components-own--default";
let folder: string;
let stories: string;
let component: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "larkline-record-"));
  [stories, component] = [join(folder, "own.stories.tsx"), join(folder, "own.tsx")];
  writeFileSync(stories, 'export { Own } from "./own.tsx";\n');
  writeFileSync(component, "export const Own = () => <p>Own</p>;\n");
  for (const file of [stories, component]) utimesSync(file, new Date(0), new Date(0));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reports a passed story after `duringRun`, as a run does. Returns whether the result was recorded. */
function isRecorded(duringRun: () => void): boolean {
  const records = join(folder, "records");
  const runCommands = commands({
    pictures: "compare",
    baselineFolder: folder,
    diffFolder: folder,
    records,
    appearances: openAppearances(root, folder),
    checksEveryStory: false,
    verifiedStories: 0,
    renderer: openServerRenderer(root, ".storybook/preview.tsx"),
  });
  duringRun();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `recordStory` uses no browser
  runCommands.recordStory({} as BrowserCommandContext, {
    story,
    name: "Default",
    file: stories,
    measured: new Date().toISOString(),
    steps: [],
    passed: true,
  });
  return existsSync(join(records, `${story}.json`));
}

it("a story's result is recorded", () => {
  expect(isRecorded(() => {})).toBe(true);
});

it("nothing is recorded if a module of the story has changed during the run", () => {
  const soon = new Date(Date.now() + 1000);
  expect(isRecorded(() => utimesSync(component, soon, soon))).toBe(false);
});
