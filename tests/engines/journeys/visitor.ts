/**
 * Somebody who visits the site in a driven browser: finds things by role and name, by label or by their
 * words, as Testing Library reads them in the page, and presses and types by the browser's own input.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { vi } from "vitest";

import type { DrivenPage, PageFunction } from "../drivers/driven-page.ts";
import { keyActions } from "../drivers/keys.ts";
import { look } from "./in-page.ts";
import type { Found, Sought, Words } from "./in-page.ts";

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/** How long to wait for what must come is no measurement: a busy machine takes its time. */
const patience = { timeout: 30_000, interval: 50 };

const toWords = (words: string | RegExp): Words =>
  typeof words === "string" ? words : { source: words.source, flags: words.flags };

/** A way to something on the page. It is looked up anew each time: pages change meanwhile. */
class Place {
  readonly #page: DrivenPage;
  readonly #path: readonly Sought[];
  /** What a failure calls it. */
  readonly #name: string;

  constructor(page: DrivenPage, path: readonly Sought[] = []) {
    this.#page = page;
    this.#path = path;
    this.#name = JSON.stringify(path);
  }

  role(role: string, name?: string | RegExp): Place {
    return this.#further({ by: "role", role, ...(name !== undefined && { name: toWords(name) }) });
  }

  label(words: string | RegExp): Place {
    return this.#further({ by: "label", words: toWords(words) });
  }

  text(words: string | RegExp): Place {
    return this.#further({ by: "text", words: toWords(words) });
  }

  /** All that can be seen there now. */
  async found(): Promise<Found[]> {
    return this.#look(false);
  }

  /** The one that can be seen there, once it can. */
  async shown(): Promise<Found> {
    return vi.waitFor(async () => this.#only(await this.#look(false)), patience);
  }

  /** Scrolls to it, waits until it stands still and nothing covers it, and presses it with the mouse. */
  async click(): Promise<void> {
    const { x, y } = await this.bring();
    await this.#page.perform([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, origin: "viewport", x, y },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  }

  /** Scrolls to it, and waits until it stands still and nothing covers it. */
  async bring(): Promise<Found> {
    return vi.waitFor(async () => {
      const found = this.#only(await this.#look(true));
      if (!found.reachable) throw new Error(`${this.#name}: it moves, or something covers it.`);
      if (found.disabled) throw new Error(`${this.#name}: it is disabled.`);
      return found;
    }, patience);
  }

  /** Presses the field and types, in the syntax of `userEvent.keyboard`. */
  async type(keys: string): Promise<void> {
    await this.click();
    await vi.waitFor(async () => {
      if (!(await this.shown()).focused)
        throw new Error(`${this.#name}: it has not got the focus.`);
    }, patience);
    await this.#page.perform([keyActions(keys).source]);
  }

  #further(sought: Sought): Place {
    return new Place(this.#page, [...this.#path, sought]);
  }

  #only(found: readonly Found[]): Found {
    const [only, ...more] = found;
    if (!only || more.length > 0) throw new Error(`${this.#name}: ${found.length} can be seen.`);
    return only;
  }

  async #look(bring: boolean): Promise<Found[]> {
    const question = { path: this.#path, bring };
    const found = await this.#page.evaluate(look, question);
    if (found) return found;
    // A document that was not asked before.
    await this.#page.evaluate(`() => { ${testingLibrary} }`, null);
    return (await this.#page.evaluate(look, question)) ?? [];
  }
}

/** The whole page, and the browser around it. */
export class Visitor extends Place {
  readonly #page: DrivenPage;

  constructor(page: DrivenPage) {
    super(page);
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  async press(keys: string): Promise<void> {
    await this.#page.perform([keyActions(keys).source]);
  }

  /** What no one can see: asked of the page's script. */
  async ask<Result>(question: PageFunction<null, Result>): Promise<Result> {
    return this.#page.evaluate(question, null);
  }
}
