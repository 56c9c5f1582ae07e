/** The browser operations that tests use, independent of the browser's protocol. */

/** One step of the W3C's input actions; Firefox (BiDi) and WebKit (WebDriver) accept the same. */
export type InputAction = { type: string } & Record<string, unknown>;

/** An input device with its actions (W3C WebDriver, "Actions"). */
export interface InputSource {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: InputAction[];
}

/** A function that runs in the page, or its source code. */
export type PageFunction<Argument, Result> =
  | ((argument: Argument) => Result | Promise<Result>)
  | string;

/** Settings of a browser. */
export interface PageOptions {
  /** The system's setting of reduced motion. */
  motion: "reduce" | "no-preference";
}

/** The page of a browser process that a test has started for itself. */
export interface DrivenPage {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. The function can use only its argument, and nothing of its module. */
  evaluate: <Argument, Result>(
    run: PageFunction<Argument, Result>,
    argument: Argument,
  ) => Promise<Result>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  setViewport: (width: number, height: number) => Promise<void>;
  /** Ends the browser's processes and removes its profile. */
  close: () => Promise<void>;
}

/**
 * Wraps a function for the page: it takes its argument as JSON and returns a promise of its result as JSON,
 * because both protocols can transfer texts.
 */
export const inPage = (run: PageFunction<never, unknown>): string =>
  `async (json) => JSON.stringify((await (${run.toString()})(JSON.parse(json))) ?? null)`;
