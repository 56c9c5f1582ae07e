/** Runs after each story's play function, on the story as that left it. */
import type { ComponentType } from "react";
import { configure } from "storybook/test";
import { afterEach, beforeEach } from "vitest";
import { commands, server, userEvent } from "vitest/browser";

import "../../../../packages/ui/testing/press.ts";
import { examine, examineOnce } from "./examine.ts";
import { takeKeys } from "./keys.ts";
import { skips } from "./skips.ts";
import { verdict } from "./verdict.ts";

// How long a story waits for what must come is no measurement: a busy machine takes its time.
configure({ asyncUtilTimeout: server.provider === "engine" ? 30_000 : 15_000 });

// packages/ui/testing/press.ts: a play function presses the keys of the browser under test.
globalThis.larklineRealKeys = (keys) => userEvent.keyboard(keys);

/**
 * WebKitGTK 2.50 never ends laying out some balanced headings: the whole process hangs (found by
 * Foundations/Heading, Playground; without balance it passes). Lines are broken greedily there.
 */
if (server.browser === "webkit") {
  const greedy = new CSSStyleSheet();
  greedy.replaceSync("* { text-wrap: wrap !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, greedy];
}

// The keys of each story go to its own document, wherever the last one left the focus.
if (server.provider === "engine") {
  beforeEach(() => {
    if (!document.hasFocus()) window.focus();
  });
}

/**
 * WebKit opens a select's native list for a press by script, too: a window of its own, which takes the
 * focus from the page for all that follows.
 */
if (server.browser === "webkit") {
  addEventListener("mousedown", (event) => {
    if (event.isTrusted || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    event.target.focus();
  });
}

/** What Storybook's Vitest plugin puts on the context of a story's test. */
type StoryContext = {
  story?: ComponentType & { id: string; tags: string[]; parameters: Record<string, unknown> };
};

afterEach(async ({ task, ...context }) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the plugin types neither
  const { story } = context as StoryContext;
  // Before anything was loaded: what changes meanwhile is newer.
  const measured = new Date(performance.timeOrigin).toISOString();
  const steps = takeKeys();
  // Only Chromium's stacks begin with the message, and reports read the stack.
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
  // A story that has failed already has said why.
  if (task.result?.state === "fail") return record(false);
  const look = server.provider === "engine" ? examineOnce : examine;
  const problems = await look({
    id: story.id,
    file: task.file.filepath,
    tags: story.tags,
    layout: story.parameters["layout"],
    Story: story,
  });
  const message = verdict(story.id, problems, skips);
  await record(!message);
  if (message) {
    const error = new Error(message);
    error.name = "Story";
    error.stack = "";
    throw error;
  }
});
