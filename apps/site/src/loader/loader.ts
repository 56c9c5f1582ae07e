/**
 * The only script of a page before a visitor's first intent: at most 1 kB, inline in the head.
 *
 * It applies the chosen theme before the first paint, counts the page's view when the browser is
 * idle, fetches and starts the application on the first sign of a visitor, and keeps the clicks (and
 * where needed each Enter) that came before it was ready until it is. `prerender/inline-script.ts`
 * replaces `__PARTS__` and the other names with underscores.
 */

import { storageKey } from "../shell/theme-storage.ts";

/**
 * Names below `/assets/` with spaces between, modules without their ends: the application's stylesheet,
 * the counting, the application's entry, what they need.
 */
// oxlint-disable-next-line no-underscore-dangle -- The usual form of what a build replaces.
declare const __PARTS__: string;

/** Whether the page's work starts by itself, without a visitor's sign. */
// oxlint-disable-next-line no-underscore-dangle -- As above.
declare const __AT_ONCE__: boolean;

/** Whether the address's fragment is a secret, which only the page may know. */
// oxlint-disable-next-line no-underscore-dangle -- As above.
declare const __SECRET__: boolean;

/** A control and, of a box, whether it was ticked then: React, once awake, may put it back. */
export type Click = readonly [control: HTMLInputElement, checked: boolean | undefined];

interface Entry {
  start: (
    untilReady: AbortController,
    asked: readonly (Click | KeyboardEvent)[],
    secret?: string,
  ) => Promise<void>;
}

const secret = __SECRET__ ? location.hash : undefined;
// Before anything else runs: neither the history nor another script sees it.
if (__SECRET__) history.replaceState(null, "", location.pathname);

// oxlint-disable-next-line no-unsafe-type-assertion -- The build writes them all.
const [stylesheet, track, ...modules] = __PARTS__.split(" ") as [string, string, string];
const end = ".js";
const folder = "/assets/";
// As names of their own they take fewer bytes.
const page = document;
const on = addEventListener;
const untilReady = new AbortController();
// A number takes fewer bytes than a truth value, and the browser takes it for one.
// oxlint-disable-next-line no-unsafe-type-assertion -- As above.
const listening = { capture: 1 as unknown as true, signal: untilReady.signal };
let started: 1 | void;
/** What was clicked, and each Enter, in their order. */
const asked: (Click | KeyboardEvent)[] = [];

try {
  // oxlint-disable-next-line no-unsafe-type-assertion -- What is not a method is what was stored.
  const theme = localStorage[storageKey] as string | undefined;
  // The document's one element, in fewer bytes than by its name.
  // oxlint-disable-next-line no-unsafe-type-assertion -- It is the root of an HTML document.
  if (theme) (page.children[0] as HTMLElement).dataset["theme"] = theme;
} catch {
  // Storage is forbidden: the system's theme it is.
}

const link = (rel: string, name: string): Promise<unknown> =>
  new Promise((onload) =>
    page.head.append(
      Object.assign(page.createElement("link"), {
        rel,
        href: folder + name,
        onload,
        onerror: onload,
      }),
    ),
  );

/** The whole stylesheet. */
const dress = (): Promise<unknown> => link("stylesheet", stylesheet);

const start = async (sign?: Event): Promise<void> => {
  if (started) return;
  // A browser reports a mouse at rest by itself: only one that moves is somebody's.
  if (!__AT_ONCE__ && !((sign as Partial<PointerEvent> | undefined)?.movementX ?? 1)) return;
  started = 1;
  // Side by side: what one of them imports is only known when it is there. `map` takes fewer bytes than
  // a loop.
  void modules.map((module) => link("modulepreload", module + end));
  try {
    // The whole stylesheet first: what the application shows next may need more than this page did.
    await dress();
    const application: Entry = await import(/* @vite-ignore */ folder + modules[0] + end);
    await (__SECRET__
      ? application.start(untilReady, asked, secret)
      : application.start(untilReady, asked));
  } catch {
    // The network failed. The next sign tries again; but some browsers keep a failed module for as
    // long as the page lives, so whoever waits for a button gets the page anew.
    started = asked[0] && location.reload();
  }
};

// The page's own styles leave the system's colors to the whole stylesheet.
if (matchMedia("(forced-colors)").matches) void dress();

if (__AT_ONCE__) on("load", start);
else {
  ["pointermove", "touchstart", "focusin"].map((sign) => on(sign, start, listening));
  // Who scrolls within the first screen may only be reading: nothing is fetched for that.
  on("scroll", () => scrollY > innerHeight && start(), listening);
}

on(
  "click",
  (event) => {
    // A box, or a button: one that opens something by itself needs nobody.
    // oxlint-disable-next-line no-unsafe-type-assertion -- A click's target is an element.
    const control = (event.target as Element).closest<HTMLInputElement>(
      "input,button:not([popovertarget])",
    );
    if (control) {
      // A form is sent by the application. A box is ticked at once: only boxes know of that.
      asked.push([control, control.checked ?? event.preventDefault()]);
      // The application, half awake, would take it for done.
      event.stopPropagation();
    }
    void start();
  },
  listening,
);

// Enter sends no form whose button is disabled until the application has read the fields: of the pages
// that start by themselves, the sign-up's. Elsewhere the browser clicks the button.
if (__AT_ONCE__ && !__SECRET__)
  on("keydown", (event) => event.key === "Enter" && asked.push(event), listening);

// A property takes fewer bytes than a listener, and nothing else of the page sets it.
onload = () =>
  (self.requestIdleCallback ?? setTimeout)(
    () => import(/* @vite-ignore */ folder + track + end).catch((failure: unknown) => failure),
    // A busy machine may never be idle, and who is signed in may have to be reminded of something.
    { timeout: 3000 },
  );
