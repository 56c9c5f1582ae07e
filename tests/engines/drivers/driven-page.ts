/** The browser operations that tests use, independent of the browser's protocol. */

/** One step of the W3C's input actions; Firefox (BiDi) and WebKit (WebDriver) accept the same. */
export type InputAction = { type: string } & Record<string, unknown>;

export interface InputSource {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" };
  actions: InputAction[];
}

/** A function, or the source of one. */
export type PageFunction<Argument, Result> =
  | ((argument: Argument) => Result | Promise<Result>)
  | string;

export interface PageOptions {
  /** The system's setting of reduced motion. */
  motion: "reduce" | "no-preference";
}

/** The page of a browser process that a test has started for itself. */
export interface DrivenPage {
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It can use its argument only, nothing else of this file. */
  evaluate: <Argument, Result>(
    run: PageFunction<Argument, Result>,
    argument: Argument,
  ) => Promise<Result>;
  perform: (sources: readonly InputSource[]) => Promise<void>;
  setViewport: (width: number, height: number) => Promise<void>;
  /** Ends the browser's processes and removes its profile. */
  close: () => Promise<void>;
}

/** Source of a page's function: JSON in, a promise of JSON out, the same through both protocols. */
export const inPage = (run: PageFunction<never, unknown>): string =>
  `async (json) => JSON.stringify((await (${run.toString()})(JSON.parse(json))) ?? null)`;
