/** Checks a mounted story in all modes (theme, width, direction, text size) and collects its problems. */
import type { ComponentType } from "react";
import { commands } from "vitest/browser";

import { modesOf, tallestPicture } from "../picture-modes.ts";
import { findViolations } from "./axe.ts";
import { findFocusProblems, findReachable } from "./focus.ts";
import { findForcedLoss, seenByGround } from "./forced-colors.ts";
import { findServerProblems } from "./hydration.ts";
import { lengthenTexts } from "./lengthen.ts";
import { findOverflow } from "./overflow.ts";
import { comparePicture } from "./picture.ts";
import type { Check, Problem } from "./problem.ts";
import {
  loadFonts,
  openStage,
  resetStage,
  setDirection,
  setPadding,
  setTextSize,
  setTheme,
  setWidth,
  settle,
  themes,
} from "./stage.ts";
import type { Theme } from "./stage.ts";

/** A story to check. */
export type Examined = {
  id: string;
  /** Absolute path of the story's file. */
  file: string;
  tags: readonly string[];
  /** Storybook's parameter `layout`. */
  layout: unknown;
  Story: ComponentType;
};

/** Called with the name of each check that has ended. */
type OnStep = (step: string) => void;

/**
 * The checks in Firefox and WebKit: axe in one mode, and server rendering. Pictures and forced colors need
 * Playwright, which does not control these browsers (tests/engines/provider.ts).
 */
export async function examineOnce(
  { id, file, layout, Story }: Examined,
  onStep: OnStep,
): Promise<Problem[]> {
  openStage(layout);
  await loadFonts();
  setTheme("light");
  await setWidth(1280);
  const problems: Problem[] = [];
  for (const message of await findViolations("everything"))
    problems.push({ check: "axe", mode: "light, 1280 px", message });
  onStep("axe");
  resetStage();
  problems.push(...(await findServerProblems(Story, id, file)));
  return problems;
}

/** All checks, in Chromium. */
export async function examine(
  { id, file, tags, layout, Story }: Examined,
  onStep: OnStep,
): Promise<Problem[]> {
  const root = document.body;
  const problems: Problem[] = [];
  const note = (check: Check, mode: string, messages: Iterable<string>) => {
    for (const message of messages) problems.push({ check, mode, message });
    onStep(`${check}, ${mode}`);
  };
  const modes = tags.includes("visual") ? modesOf(id) : [];
  const tallest = modes.length > 0 ? tallestPicture(id) : 0;
  /** Compares the story's current state with its baseline, if the story has pictures in this mode. */
  const picture = async (theme: Theme, width: 390 | 1280) => {
    if (!modes.some((mode) => mode.theme === theme && mode.width === width)) return;
    const difference = await comparePicture(root, `${id}-${theme}-${width}`);
    if (difference) note("picture", `${theme}, ${width} px`, [difference]);
  };
  openStage(layout);
  await loadFonts();

  // The modes follow each other, because a document has one mode at a time. The first step changes the theme,
  // so that everything is repainted after the play function.
  setTheme("dark");
  await setWidth(1280, tallest);
  for (const theme of themes) {
    setTheme(theme);
    const mode = `${theme}, 1280 px`;
    const hasMoreContrast = theme === "light-contrast" || theme === "dark-contrast";
    const rules = theme === "light" ? "everything" : hasMoreContrast ? "moreContrast" : "colors";
    note("axe", mode, await findViolations(rules));
    await picture(theme, 1280);
  }
  setTheme("light");
  note("overflow", "1280 px", findOverflow(root));

  await setWidth(390, tallest);
  for (const theme of ["light", "dark"] as const) {
    setTheme(theme);
    await picture(theme, 390);
  }
  setTheme("light");
  note("overflow", "390 px", findOverflow(root));

  setDirection("rtl");
  await settle();
  note("overflow", "right to left, 390 px", findOverflow(root));
  setDirection("ltr");

  setTextSize(200);
  await settle();
  note("overflow", "200 % text, 390 px", findOverflow(root));
  setTextSize(100);

  await setWidth(320);
  setPadding(false);
  await settle();
  note("overflow", "320 px", findOverflow(root));
  const restoreTexts = lengthenTexts(root);
  await settle();
  note("overflow", "40 % longer text, 320 px", findOverflow(root));
  setPadding(true);
  await setWidth(1280);
  note("overflow", "40 % longer text, 1280 px", findOverflow(root));
  setTextSize(200);
  restoreTexts();
  await settle();
  note("overflow", "200 % text, 1280 px", findOverflow(root));
  setTextSize(100);
  setDirection("rtl");
  await settle();
  note("overflow", "right to left, 1280 px", findOverflow(root));
  setDirection("ltr");
  await settle();

  // The focus is moved only after the checks above, because components may react to it.
  if (findReachable(root).length > 0) {
    for (const theme of themes) {
      setTheme(theme);
      note("focus", theme, findFocusProblems(root, { forcedColors: false }));
    }
    setTheme("light");
  }
  const seen = seenByGround(root);
  await commands.forceColors(true);
  await settle();
  note("forced-colors", "forced colors", findForcedLoss(root, seen));
  note("focus", "forced colors", findFocusProblems(root, { forcedColors: true }));
  await commands.forceColors(false);
  resetStage();

  problems.push(...(await findServerProblems(Story, id, file)));
  return problems;
}
