/** The browser operations that tests use, independent of the browser's protocol. */

/** An input action, in the W3C's format. Firefox (WebDriver BiDi) and WebKit (WebDriver) both accept it. */
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
  /** Opens a URL and waits until the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. The function can use only its argument, and nothing of its module. */
  evaluate: <Argument, Result>(
    run: PageFunction<Argument, Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Performs the input actions of these devices, such as key presses and clicks. */
  perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  setViewport: (width: number, height: number) => Promise<void>;
  /** Ends the browser's processes and removes its profile. */
  close: () => Promise<void>;
}

/**
 * Wraps a function for the page. The wrapper takes the argument as JSON and returns a promise of the result
 * as JSON, because both protocols can transfer strings.
 */
export const inPage = (run: PageFunction<never, unknown>): string =>
  `async (json) => JSON.stringify((await (${run.toString()})(JSON.parse(json))) ?? null)`;
