/**
 * Finds the browsers with other engines than Chromium's, in which the stories and the tests of
 * `tests/engines/journeys` run as well: Firefox, controlled by WebDriver BiDi, and WebKit's MiniBrowser, with
 * its WebDriver and a virtual screen. Debian's packages are `firefox-esr`, and `webkit2gtk-driver` with
 * `xvfb`. $FIREFOX_PATH and $WEBKIT_PATH (the path of a MiniBrowser) select other browsers.
 */
import { accessSync, constants, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Paths of the programs that run Firefox. */
export interface FirefoxPrograms {
  browser: string;
}

/** Paths of the programs that run WebKit. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  /** Xvfb: MiniBrowser has no headless mode. */
  screen: string;
}

/** The programs of each engine; undefined if one of them is not installed. */
export interface Engines {
  firefox: FirefoxPrograms | undefined;
  webkit: WebKitPrograms | undefined;
}

export type EngineName = keyof Engines;

/** Names of the engines, and what to do if one is missing. */
export const engineSources: Readonly<Record<EngineName, { name: string; install: string }>> = {
  firefox: {
    name: "Firefox",
    install: "On Debian: apt install firefox-esr; FIREFOX_PATH names another",
  },
  webkit: {
    name: "WebKit",
    install: "On Debian: apt install webkit2gtk-driver xvfb; WEBKIT_PATH names another",
  },
};

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name)),
    )
    .find(canRun);

const chosen = (variable: string) => {
  const path = process.env[variable];
  if (path && !canRun(path)) throw new Error(`${variable} is not the path of a program: ${path}`);
  return path;
};

const miniBrowsers = [
  "/usr/lib/*/webkit2gtk-4.*/MiniBrowser",
  "/usr/{lib,lib64,libexec}/webkit2gtk-4.*/MiniBrowser",
];

/** The engines found on this machine. */
export function findEngines(): Engines {
  const firefox = chosen("FIREFOX_PATH") ?? onPath("firefox-esr", "firefox");
  const browser = chosen("WEBKIT_PATH") ?? globSync(miniBrowsers).find(canRun);
  const driver = onPath("WebKitWebDriver");
  const screen = onPath("Xvfb");
  return {
    firefox: firefox ? { browser: firefox } : undefined,
    webkit: browser && driver && screen ? { driver, browser, screen } : undefined,
  };
}

if (import.meta.main) console.log(findEngines());
