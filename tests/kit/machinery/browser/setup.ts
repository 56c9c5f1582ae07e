/**
 * Vitest's setup file for stories: runs the checks after each story's play function, on the resulting state.
 * If a story's fingerprint is verified (node/appearance.ts), only its play function runs.
 */
import type { ComponentType } from "react";
import { configure } from "storybook/test";
import { afterEach, beforeEach } from "vitest";
import { commands, server, userEvent } from "vitest/browser";

import "../../../../packages/ui/testing/press.ts";
import { examine, examineOnce } from "./examine.ts";
import { takeKeys } from "./keys.ts";
import { skips } from "./skips.ts";
import { openStage } from "./stage.ts";
import { withinLimit } from "./time-limit.ts";
import { verdict } from "./verdict.ts";

// How long play functions wait for expected changes, in milliseconds. The limit is generous, because a busy
// machine is slow. The provider `engine` runs Firefox and WebKit (tests/engines/provider.ts).
configure({ asyncUtilTimeout: server.provider === "engine" ? 30_000 : 15_000 });

// Real keys for `press` in play functions (packages/ui/testing/press.ts).
globalThis.larklineRealKeys = (keys) => userEvent.keyboard(keys);

/**
 * WebKitGTK 2.50 hangs in the layout of some headings with `text-wrap: balance` (story Foundations/Heading,
 * Playground). So `text-wrap: wrap` replaces it in WebKit.
 */
if (server.browser === "webkit") {
  const greedy = new CSSStyleSheet();
  greedy.replaceSync("* { text-wrap: wrap !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, greedy];
}

// Focuses the story's document, so that keys reach it even if the last story left the focus elsewhere.
if (server.provider === "engine") {
  beforeEach(() => {
    if (!document.hasFocus()) window.focus();
  });
}

/**
 * In WebKit a synthetic click also opens a select's native list. That list is a separate window, which takes
 * the focus from the page. So the default of synthetic clicks on a select is prevented.
 */
if (server.browser === "webkit") {
  addEventListener("mousedown", (event) => {
    if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    event.target.focus();
  });
}

/** Fields that Storybook's Vitest plugin adds to the context of a story's test. */
type StoryContext = {
  story?: ComponentType & { id: string; tags: string[]; parameters: Record<string, unknown> };
};

afterEach(async ({ task, ...context }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin adds the field without a type
  const { story } = context as StoryContext;
  // The time at which the document was opened, before it loaded the story. The docs page shows this time.
  const measured = new Date(performance.timeOrigin).toISOString();
  const steps = takeKeys();
  // Reports show only the stack. In Firefox and WebKit the stack does not begin with the message, so the
  // message is added.
  for (const error of task.result?.errors ?? []) {
    if (error.stack && error.message && !error.stack.includes(error.message))
      error.stack = `${error.name ?? "Error"}: ${error.message}\n${error.stack}`;
  }
  if (!story) return;
  const record = (passed: boolean) =>
    commands.recordStory({
      story: story.id,
      name: task.name,
      file: task.file.filepath,
      measured,
      steps,
      passed,
    });
  // A story that has failed already needs no further checks.
  if (task.result?.state === "fail") return record(false);
  const file = task.file.filepath;
  const layout = story.parameters["layout"];
  if (await commands.isVerified(file, story.id)) {
    // Sets the document up as the checks would, so that the next play function finds the same state.
    openStage(layout);
    return record(true);
  }
  const check = server.provider === "engine" ? examineOnce : examine;
  const examined = { id: story.id, file, tags: story.tags, layout, Story: story };
  const problems = await withinLimit((onStep) => check(examined, onStep)).catch(
    async (error: unknown) => {
      // Without this record the story would count as verified if it had passed before with the same fingerprint.
      await record(false);
      throw error;
    },
  );
  const message = verdict(story.id, problems, skips);
  await record(!message);
  if (message) {
    const error = new Error(message);
    error.name = "Story";
    error.stack = "";
    throw error;
  }
});
