/**
 * A provider of Vitest's browser mode for browsers that Playwright cannot drive. Each worker has its own
 * browser.
 */
import { defineBrowserProvider } from "@vitest/browser";
import type { BrowserCommandContext, BrowserProvider, TestProject } from "vitest/node";

import type { DrivenPage } from "./drivers/driven-page.ts";
import { keyActions } from "./drivers/keys.ts";

/** Size of the page in CSS pixels. It is larger than the frame of the stories, whose size Vitest sets. */
const viewport = { width: 1400, height: 1000 };

/**
 * Keeps the focus in the page when Tab is pressed at the page's last tab stop, or Shift+Tab at its first. The
 * browser would otherwise focus its own toolbars, where the driver's keys have no effect. To prevent this, a
 * button before and a button after the stories' frame pass the focus to each other. Runs in the page.
 */
function keepFocusInPage() {
  const [before, after] = ["before", "after"].map((place) => {
    const button = document.createElement("button");
    button.textContent = `Focus guard ${place} the stories`;
    button.style.cssText = "position: fixed; inset: auto 0 0 auto; opacity: 0";
    return button;
  });
  if (!before || !after) return;
  document.body.prepend(before);
  document.body.append(after);
  for (const [from, to] of [
    [after, before],
    [before, after],
  ] as const) {
    // The listener runs before the browser's own handling of Tab. So the browser then moves the focus from
    // the other button to the next tab stop in the page.
    from.addEventListener("keydown", ({ key, shiftKey }) => {
      if (key === "Tab" && shiftKey === (from === before)) to.focus();
    });
  }
}

type Context = Pick<BrowserCommandContext, "sessionId">;

/** Keys that a story holds down from one command to the next. */
interface Held {
  unreleased?: string[];
}

class EngineProvider implements BrowserProvider {
  readonly name = "engine";
  readonly supportsParallelism = true;
  readonly #open: () => Promise<DrivenPage>;
  readonly #pages = new Map<string, Promise<DrivenPage>>();

  constructor(project: TestProject, open: () => Promise<DrivenPage>) {
    this.#open = open;
    /** Registers the implementation of one of Vitest's internal commands. */
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vitest types only public commands
    const register = project.browser?.registerCommand.bind(project.browser) as
      | ((name: string, run: (context: Context, ...given: never[]) => Promise<unknown>) => void)
      | undefined;
    // This command asks for a size of the stories' frame. It does nothing here, because Vitest sets that size.
    register?.("__vitest_viewport", async () => undefined);
    register?.("__vitest_keyboard", ({ sessionId }, keys: string, held: Held) =>
      this.#press(sessionId, keys, held),
    );
    register?.("__vitest_cleanup", async ({ sessionId }, held: Held) => {
      const up = (held.unreleased ?? []).map((key) => `{/${key}}`).join("");
      if (up) await this.#press(sessionId, up, held);
    });
  }

  getCommandsContext() {
    return {};
  }

  async openPage(sessionId: string, url: string) {
    const opening = this.#open();
    this.#pages.set(sessionId, opening);
    const page = await opening;
    await page.setViewport(viewport.width, viewport.height);
    await page.goto(url);
    await page.evaluate(keepFocusInPage, null);
  }

  async close() {
    const pages = [...this.#pages.values()];
    this.#pages.clear();
    await Promise.all(pages.map(async (page) => (await page.catch(() => undefined))?.close()));
  }

  async #press(session: string, keys: string, held: Held) {
    const page = await this.#pages.get(session);
    if (!page) throw new Error(`No browser runs for the session ${session}.`);
    const { source, unreleased } = keyActions(keys, held.unreleased);
    await page.perform([source]);
    return { unreleased };
  }
}

/**
 * Creates the provider for one engine.
 *
 * @param open Starts a browser and returns its page.
 */
export const engineProvider = (open: () => Promise<DrivenPage>) =>
  defineBrowserProvider({
    name: "engine",
    providerFactory: (project) => new EngineProvider(project, open),
  });
