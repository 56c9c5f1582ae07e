/** A browser to start, as Playwright's `launchOptions` take it. */
export type FoundBrowser = {
  /** Path of the program; absent for Playwright's own. */
  executablePath?: string;
  /** Command line flags. */
  args: string[];
  /** Environment of the process, where it needs one of its own. */
  env?: Record<string, string>;
  /** Where it was found. Only "npm" is the pinned one, whose pictures can be compared. */
  from: "npm" | "system" | "playwright" | "CHROMIUM_PATH";
};

export function findBrowser(): Promise<FoundBrowser>;

/** The machine's own Chromium or Chrome; undefined if there is none. */
export function systemBrowser(): FoundBrowser | undefined;
