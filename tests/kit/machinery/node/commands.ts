/** Commands that story tests call and Vitest runs in Node, because a page cannot run them. */
import type { CDPSession, Page } from "playwright";
import type { BrowserCommandContext } from "vitest/node";

import { committedAppearances, isVerified, type openAppearances } from "./appearance.ts";
import { judgePicture } from "./pictures.ts";
import type { BaselineMode, PictureResult } from "./pictures.ts";
import type { ServerMarkup } from "./server-markup.ts";
import type { openServerRenderer } from "./server-renderer.ts";
import { recordStory } from "./story-record.ts";
import type { StoryResult } from "./story-record.ts";

/** A rectangle of the page, in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

declare module "vitest/browser" {
  interface BrowserCommands {
    /** Compares a part of the page with the baseline of that name. */
    judgePicture: (name: string, clip: Clip) => Promise<PictureResult>;
    /**
     * Whether the story's fingerprint is that of its last run that passed all checks, pictures included.
     * False in a run that checks every story or does not compare pictures.
     */
    isVerified: (file: string, id: string) => Promise<boolean>;
    /** Switches forced colors (Windows' contrast themes) on or off. */
    forceColors: (active: boolean) => Promise<void>;
    /** Markup of a story rendered in Node, or the error that rendering threw. */
    renderOnServer: (
      storyFile: string,
      storyId: string,
    ) => Promise<ServerMarkup | { error: string }>;
    /**
     * Records whether a story has passed, and the keys of its play function. Records nothing if a source of the
     * story has changed since the run's start.
     */
    recordStory: (result: StoryResult) => Promise<void>;
  }
}

/** Settings of a run, and the number of its verified stories. */
export type CommandOptions = {
  pictures: BaselineMode;
  baselineFolder: string;
  diffFolder: string;
  /** Folder for records of the stories' results; without it nothing is recorded. */
  records?: string;
  /**
   * Computes the stories' fingerprints, so that unchanged stories need not be checked again.
   */
  appearances?: ReturnType<typeof openAppearances>;
  /** Whether to check every story, verified or not. */
  checksEveryStory: boolean;
  /** Number of stories of which only the play function ran, because they are verified. */
  verifiedStories: number;
  renderer: ReturnType<typeof openServerRenderer>;
};

/** Committed fingerprints, read once per run. */
let committed: Readonly<Record<string, string>> | undefined;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * The page's session of Chromium's DevTools protocol, which takes a screenshot in a third of the time of
 * Playwright's `screenshot`.
 */
function protocol({ page, context }: BrowserCommandContext) {
  let session = sessions.get(page);
  if (!session) {
    session = context.newCDPSession(page);
    sessions.set(page, session);
  }
  return session;
}

/** The implementation of the commands; their types are above. */
export const commands = (options: CommandOptions) => ({
  isVerified(_context: BrowserCommandContext, file: string, id: string): boolean {
    const { appearances, records, pictures, checksEveryStory } = options;
    // Fingerprints are valid only for the pinned browser, which took the baselines. Only in that browser
    // `pictures` is "compare".
    if (checksEveryStory || pictures !== "compare" || !appearances || records === undefined)
      return false;
    committed ??= committedAppearances();
    const verified = isVerified(id, appearances.of(file, id), records, committed);
    if (verified) options.verifiedStories += 1;
    return verified;
  },

  async judgePicture(
    context: BrowserCommandContext,
    name: string,
    clip: Clip,
  ): Promise<PictureResult> {
    if (typeof options.pictures === "object") return { ok: true };
    const session = await protocol(context);
    const { data } = await session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
      captureBeyondViewport: false,
      clip: { ...clip, scale: 1 },
    });
    return judgePicture(
      Buffer.from(data, "base64"),
      name,
      options.pictures,
      options.baselineFolder,
      options.diffFolder,
    );
  },

  async forceColors({ page }: BrowserCommandContext, active: boolean) {
    await page.emulateMedia({ forcedColors: active ? "active" : "none" });
  },

  async renderOnServer(
    _context: BrowserCommandContext,
    storyFile: string,
    storyId: string,
  ): Promise<ServerMarkup | { error: string }> {
    try {
      return await options.renderer.render(storyFile, storyId);
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  },

  recordStory(_context: BrowserCommandContext, result: StoryResult) {
    if (options.records === undefined || options.appearances?.hasChangedSource(result.file)) return;
    recordStory(options.records, result, {
      pictures: typeof options.pictures === "string",
      // Computed after a new picture is written, because it is part of the fingerprint.
      appearance: options.appearances?.of(result.file, result.story),
    });
  },
});
