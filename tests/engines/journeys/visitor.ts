/**
 * A visitor in a driven browser. Finds elements by role and name, label or text with Testing
 * Library inside the page, and clicks and types with the browser's native input.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { vi } from "vitest";

import type { DrivenPage, PageFunction } from "../drivers/driven-page.ts";
import { keyActions } from "../drivers/keys.ts";
import { findVisible } from "./in-page.ts";
import type { Found, Target, Words } from "./in-page.ts";

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

/** How long expected changes are waited for. The limit is generous, because a busy machine is slow. */
const expectTimeout = { timeout: 30_000, interval: 50 };

const toWords = (words: string | RegExp): Words =>
  typeof words === "string" ? words : { source: words.source, flags: words.flags };

/** A query for an element. It runs again for each use, because pages change between uses. */
class Query {
  readonly #page: DrivenPage;
  readonly #path: readonly Target[];
  /** Name of the element in error messages. */
  readonly #name: string;

  constructor(page: DrivenPage, path: readonly Target[] = []) {
    this.#page = page;
    this.#path = path;
    this.#name = JSON.stringify(path);
  }

  role(role: string, name?: string | RegExp): Query {
    return this.#further({ by: "role", role, ...(name !== undefined && { name: toWords(name) }) });
  }

  label(words: string | RegExp): Query {
    return this.#further({ by: "label", words: toWords(words) });
  }

  text(words: string | RegExp): Query {
    return this.#further({ by: "text", words: toWords(words) });
  }

  /** The visible elements that match now. */
  async found(): Promise<Found[]> {
    return this.#findVisible(false);
  }

  /** Waits until exactly one match is visible, and returns it. */
  async shown(): Promise<Found> {
    return vi.waitFor(async () => this.#only(await this.#findVisible(false)), expectTimeout);
  }

  /** Scrolls to the element, waits until it is ready for a click (see `scrollTo`), and clicks its center. */
  async click(): Promise<void> {
    const { x, y } = await this.scrollTo();
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

  /** Scrolls to the element, and waits until it is enabled, does not move, and nothing covers it. */
  async scrollTo(): Promise<Found> {
    return vi.waitFor(async () => {
      const found = this.#only(await this.#findVisible(true));
      if (!found.reachable) throw new Error(`${this.#name} is moving, or something covers it.`);
      if (found.disabled) throw new Error(`${this.#name} is disabled.`);
      return found;
    }, expectTimeout);
  }

  /** Clicks the field and types, in the syntax of `userEvent.keyboard`. */
  async type(keys: string): Promise<void> {
    await this.click();
    await vi.waitFor(async () => {
      if (!(await this.shown()).focused) throw new Error(`${this.#name} does not have the focus.`);
    }, expectTimeout);
    await this.#page.perform([keyActions(keys).source]);
  }

  #further(target: Target): Query {
    return new Query(this.#page, [...this.#path, target]);
  }

  #only(found: readonly Found[]): Found {
    const [only, ...more] = found;
    if (!only || more.length > 0)
      throw new Error(`${this.#name}: ${found.length} matches are visible.`);
    return only;
  }

  async #findVisible(scrollsTo: boolean): Promise<Found[]> {
    const question = { path: this.#path, scrollsTo };
    const found = await this.#page.evaluate(findVisible, question);
    if (found) return found;
    // A new document has no Testing Library yet.
    await this.#page.evaluate(`() => { ${testingLibrary} }`, null);
    return (await this.#page.evaluate(findVisible, question)) ?? [];
  }
}

/** A visitor: queries of the whole page, navigation and keys. */
export class Visitor extends Query {
  readonly #page: DrivenPage;

  constructor(page: DrivenPage) {
    super(page);
    this.#page = page;
  }

  async goto(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  /** Presses keys, in the syntax of `userEvent.keyboard`, on the focused element. */
  async press(keys: string): Promise<void> {
    await this.#page.perform([keyActions(keys).source]);
  }

  /** Runs a function in the page, to check what queries cannot check, such as the URL. */
  async evaluate<Result>(question: PageFunction<null, Result>): Promise<Result> {
    return this.#page.evaluate(question, null);
  }
}
