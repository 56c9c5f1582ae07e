/** Types of browser.mjs, which is plain JavaScript. */

/** A browser to start, with fields for Playwright's `launchOptions`. */
export type FoundBrowser = {
  /** Path of the program; absent for Playwright's own. */
  executablePath?: string;
  /** Command line flags. */
  args: string[];
  /** Environment variables of the process; absent if it inherits those of this process. */
  env?: Record<string, string>;
  /**
   * Where it was found. Only the one from "npm" has the pinned version, so only its pictures can be compared
   * with the baselines.
   */
  from: "npm" | "system" | "playwright" | "CHROMIUM_PATH";
};

/** The first browser found, in the order that browser.mjs describes. Rejects if there is none. */
export function findBrowser(): Promise<FoundBrowser>;

/** The machine's own Chromium or Chrome; undefined if there is none. */
export function systemBrowser(): FoundBrowser | undefined;
