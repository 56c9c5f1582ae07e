/**
 * The only script before a visitor's first interaction: inline in the head, at most 1 kB.
 *
 * It applies the theme before the first paint, counts the page view when the browser is idle, loads
 * the application on the first interaction, and collects clicks (and Enter where needed) until the
 * application is hydrated. `prerender/inline-script.ts` replaces `__PARTS__` and the other names
 * with underscores.
 */

import { storageKey } from "../shell/theme-storage.ts";

/**
 * File names below `/assets/`, separated by spaces, modules without extension: the application's
 * stylesheet, analytics, the entry, and their dependencies.
 */
// oxlint-disable-next-line no-underscore-dangle -- The usual form of build-time constants.
declare const __PARTS__: string;

/** Whether the application starts without an interaction on this page. */
// oxlint-disable-next-line no-underscore-dangle -- As above.
declare const __AT_ONCE__: boolean;

/** Whether the fragment is secret and must be cleared. */
// oxlint-disable-next-line no-underscore-dangle -- As above.
declare const __SECRET__: boolean;

/** A control with the checked state of a checkbox at that time, which hydration may reset. */
export type Click = readonly [control: HTMLInputElement, checked: boolean | undefined];

interface Entry {
  start: (
    untilReady: AbortController,
    recorded: readonly (Click | KeyboardEvent)[],
    secret?: string,
  ) => Promise<void>;
}

const secret = __SECRET__ ? location.hash : undefined;
// Clears the fragment before anything else runs, so that neither the history nor another script sees it.
if (__SECRET__) history.replaceState(null, "", location.pathname);

// oxlint-disable-next-line no-unsafe-type-assertion -- The build writes them all.
const [stylesheet, track, ...modules] = __PARTS__.split(" ") as [string, string, string];
const extension = ".js";
const folder = "/assets/";
// Local names save bytes.
const page = document;
const on = addEventListener;
const untilReady = new AbortController();
// A number saves bytes over a boolean, and the browser converts it.
// oxlint-disable-next-line no-unsafe-type-assertion -- As above.
const listening = { capture: 1 as unknown as true, signal: untilReady.signal };
/** Set as soon as the application starts; unset if loading it fails. */
let started: 1 | false | void;
/** Clicks and Enter presses, in order. */
const pressed: (Click | KeyboardEvent)[] = [];

try {
  // oxlint-disable-next-line no-unsafe-type-assertion -- Properties that are no methods are stored items.
  const theme = localStorage[storageKey] as string | undefined;
  // Shorter than `document.documentElement`.
  // oxlint-disable-next-line no-unsafe-type-assertion -- It is the root of an HTML document.
  if (theme) (page.children[0] as HTMLElement).dataset["theme"] = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}

/**
 * Adds a link to the head. Resolves when the file is loaded or has failed to load. The parameter has the name
 * of the event handler, because `onload` is shorter than `onload: resolve`.
 */
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

/** Loads the complete stylesheet. */
const loadStylesheet = (): Promise<unknown> => link("stylesheet", stylesheet);

const start = async (interaction?: Event): Promise<void> => {
  if (started) return;
  // Browsers also report a resting mouse after the load. Only a moving mouse is an interaction; events other
  // than pointer events have no `movementX`.
  if (!__AT_ONCE__ && !((interaction as Partial<PointerEvent> | undefined)?.movementX ?? 1)) return;
  started = 1;
  // In parallel, because imports are known only after their importer has loaded. `map` saves bytes
  // over a loop.
  void modules.map((module) => link("modulepreload", module + extension));
  try {
    // Before hydration, because the next state may need rules that the inlined styles do not have.
    await loadStylesheet();
    const application: Entry = await import(/* @vite-ignore */ folder + modules[0] + extension);
    await (__SECRET__
      ? application.start(untilReady, pressed, secret)
      : application.start(untilReady, pressed));
  } catch {
    // The network failed. The next interaction retries. But some browsers cache a failed module until the
    // page is reloaded, so if a click was recorded, the page is reloaded, unless the browser is offline: it
    // would then replace the page by its own error page. All results are falsy.
    started = pressed[0] && navigator.onLine && location.reload();
  }
};

/**
 * Calls back when the browser is idle, at the latest after `timeout` ms, because a busy machine may never be
 * idle. Browsers without `requestIdleCallback` (Safari) call back in the next task, because `setTimeout`
 * reads the object as 0 ms.
 */
const whenIdle = (callback: () => unknown, timeout: number) =>
  (self.requestIdleCallback ?? setTimeout)(callback, { timeout });

// Inlined styles omit forced colors, so the complete stylesheet is needed at once.
if (matchMedia("(forced-colors)").matches) void loadStylesheet();

// When idle, so that the modules do not delay the first paint.
if (__AT_ONCE__) on("load", () => whenIdle(start, 300));
else {
  ["pointermove", "touchstart", "focusin"].map((type) => on(type, start, listening));
  // Scrolling within the first screen may be mere reading, so it loads nothing.
  on("scroll", () => scrollY > innerHeight && start(), listening);
}

on(
  "click",
  (event) => {
    // A checkbox or a button; buttons with native behavior (popovers) need no replay.
    // oxlint-disable-next-line no-unsafe-type-assertion -- A click's target is an element.
    const control = (event.target as Element).closest<HTMLInputElement>(
      "input,button:not([popovertarget])",
    );
    if (control) {
      // Prevents the default of buttons: the application submits forms. Only checkboxes have a
      // state, and change at once.
      pressed.push([control, control.checked ?? event.preventDefault()]);
      // A partly hydrated application must not handle the click, which is replayed later.
      event.stopPropagation();
    }
    void start();
  },
  listening,
);

// Browsers ignore Enter in a form whose submit button is disabled, as in sign-up until hydration.
// Other forms get a click.
if (__AT_ONCE__ && !__SECRET__)
  on("keydown", (event) => event.key === "Enter" && pressed.push(event), listening);

// A property saves bytes over a listener, and nothing else sets it.
onload = () =>
  whenIdle(
    () =>
      import(/* @vite-ignore */ folder + track + extension).catch((failure: unknown) => failure),
    // 3 seconds, because this module also starts the application for signed-in users, who may need the
    // verification banner (`track.ts`).
    3000,
  );
