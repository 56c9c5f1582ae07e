/** Drives Firefox by WebDriver BiDi, its native protocol, without a separate driver. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import type { FirefoxPrograms } from "../../../scripts/engines.ts";
import { inPage } from "./driven-page.ts";
import type { DrivenPage, PageOptions } from "./driven-page.ts";
import { Processes } from "./processes.ts";

/** Settings that make runs reproducible. Firefox's remote agent itself disables updates and telemetry. */
const preferences: Record<string, string | number | boolean> = {
  "intl.accept_languages": "en-US, en",
  // Allows sound without a user gesture, because browsers do not count the scripted clicks of play
  // functions as gestures.
  "media.autoplay.default": 0,
  "media.autoplay.blocking_policy": 0,
  // Allows pop-up windows.
  "dom.disable_open_during_load": false,
  // A headless window counts as focused. Otherwise no focus and blur events would fire.
  "focusmanager.testmode": true,
};

/** A message of Firefox: the response to a command, or an event. */
interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

/** The promise of a command that has no response yet. */
interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Error message for commands that have no response when Firefox ends, and for commands sent later. */
const hasEnded = "Firefox has ended.";

/** Sends commands over one BiDi connection, and matches the responses to them. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#answer(String(data)));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error(hasEnded));
      this.#waiting.clear();
    });
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => reject(new Error(`Nothing answers at ${address}.`)));
    });
    return new Connection(socket);
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    // A closed socket discards messages without an error.
    if (this.#socket.readyState !== WebSocket.OPEN) throw new Error(hasEnded);
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol has no types here
      this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #answer(data: string) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol has no types here
    const { id, type, result, error, message } = JSON.parse(data) as Answer;
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    if (type === "success") waiting.resolve(result);
    else waiting.reject(new Error(`${error}: ${message}`));
  }
}

/** The result of `script.callFunction`. */
interface Evaluated {
  type: "success" | "exception";
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Starts a headless Firefox with a new profile, and returns its page. */
export async function openFirefox(
  { browser }: FirefoxPrograms,
  { motion }: PageOptions,
): Promise<DrivenPage> {
  const processes = new Processes();
  try {
    const chosen = { ...preferences, "ui.prefersReducedMotion": motion === "reduce" ? 1 : 0 };
    const lines = Object.entries(chosen).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(processes.folder, "user.js"), lines.join("\n"));
    const address = await processes.start(
      [
        browser,
        "--headless",
        "--no-remote",
        "--profile",
        processes.folder,
        "--remote-debugging-port=0",
      ],
      {
        env: { HOME: processes.folder },
        fd: 2,
        readyPattern: /WebDriver BiDi listening on (ws:\/\/\S+)/,
      },
    );
    const connection = await Connection.open(`${address}/session`);
    await connection.send("session.new", { capabilities: {} });
    const { context } = await connection.send<{ context: string }>("browsingContext.create", {
      type: "window",
    });
    // Focuses the window, so that `:focus-visible` and `document.hasFocus()` work as on a page in use.
    await connection.send("browsingContext.activate", { context });
    return {
      async goto(url) {
        await connection.send("browsingContext.navigate", { context, url, wait: "complete" });
      },
      async evaluate(run, argument) {
        const { type, result, exceptionDetails } = await connection.send<Evaluated>(
          "script.callFunction",
          {
            functionDeclaration: inPage(run),
            arguments: [{ type: "string", value: JSON.stringify(argument ?? null) }],
            target: { context },
            awaitPromise: true,
          },
        );
        if (type === "exception") throw new Error(exceptionDetails?.text);
        return JSON.parse(result?.value ?? "null");
      },
      async perform(sources) {
        await connection.send("input.performActions", { context, actions: sources });
      },
      async setViewport(width, height) {
        await connection.send("browsingContext.setViewport", {
          context,
          viewport: { width, height },
        });
      },
      close: () => processes.close(),
    };
  } catch (error) {
    await processes.close();
    throw error;
  }
}
