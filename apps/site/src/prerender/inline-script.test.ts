import { createContext, runInContext, Script } from "node:vm";

import { describe, expect, test, vi } from "vitest";

import { compileLoader, inlineScript } from "./inline-script.ts";

const parts = {
  entry: "/assets/app-12.js",
  stylesheet: "/assets/app-12.css",
  track: "/assets/track-12.js",
  modules: ["/assets/home-12.js"],
};

/**
 * Opens a page that starts at once, with a secret fragment, without a network: all imports fail.
 *
 * @param state The state of the history entry: a reload keeps it.
 */
async function openOffline(fragment: string, state: unknown = null) {
  const script = inlineScript(await compileLoader({ atOnce: true, secret: true }), parts);
  const url = new URL(`https://larkline.example/auth/reset${fragment}`);
  const listeners = new Map<string, (event: object) => void>();
  const timers = new Set<() => void>();
  const links = new Set<object>();
  const history = {
    state,
    replaceState: (nextState: unknown, _title: string, next: string) => {
      history.state = nextState;
      url.href = new URL(next, url).href;
    },
    go: vi.fn(),
  };
  const navigator = { onLine: true };
  const page = createContext({
    location: url,
    history,
    navigator,
    document: {
      children: [],
      createElement: () => {
        const link = { remove: () => links.delete(link) };
        return link;
      },
      head: {
        append: (link: { onload: () => void }) => {
          links.add(link);
          link.onload();
        },
      },
    },
    AbortController,
    localStorage: {},
    matchMedia: () => ({ matches: false }),
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    setTimeout: (callback: (...args: unknown[]) => void, _ms: number, ...args: unknown[]) =>
      timers.add(() => callback(...args)),
    self: {},
  });
  runInContext(script, page);
  /** Waits until the attempt to load the files has failed: it then reloads the page, or waits for the next one. */
  const failed = () =>
    expect.poll(() => timers.size + history.go.mock.calls.length).toBeGreaterThan(0);
  const runTimers = () => {
    const callbacks = [...timers];
    timers.clear();
    for (const callback of callbacks) callback();
  };
  return {
    url,
    history,
    navigator,
    timers,
    links,
    failed,
    /** Lets the browser become idle, which starts the application, and the retries follow. */
    fail: async (attempts: number) => {
      // The script sets the global property `onload`.
      runInContext("onload()", page);
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        runTimers();
        await failed();
      }
    },
    click: () =>
      listeners.get("click")?.({
        target: { closest: () => ({}) },
        preventDefault: vi.fn(),
        stopPropagation: vi.fn(),
      }),
  };
}

describe("the inline script", () => {
  test.each([
    [false, false],
    [true, false],
    [true, true],
  ])("is valid and names the page's files: atOnce %s, secret %s", async (atOnce, secret) => {
    const script = inlineScript(await compileLoader({ atOnce, secret }), parts);
    expect(script).toContain('"app-12.css track-12 app-12 home-12"');
    expect(() => new Script(script)).not.toThrow();
    expect(script).not.toMatch(/\b(?:import|export)\s*[{"]/);
    expect(script.includes("pointermove")).toBe(!atOnce);
  });

  test("clears a secret fragment before it does anything else", async () => {
    const open = await compileLoader({ atOnce: true, secret: false });
    const script = await compileLoader({ atOnce: true, secret: true });
    expect(open).not.toContain("replaceState");
    expect(script.indexOf("replaceState")).toBeLessThan(script.indexOf("__PARTS__"));
  });

  describe("if files of a page that starts at once cannot be loaded", () => {
    test("the second failure reloads the page once, with the secret", async () => {
      const page = await openOffline("#token=secret");
      expect(page.url.hash).toBe("");
      await page.fail(1);
      expect(page.history.go).not.toHaveBeenCalled();
      expect(page.url.hash).toBe("");
      const again = await openOffline("#token=secret");
      await again.fail(5);
      expect(again.history.go).toHaveBeenCalledOnce();
      expect(again.url.hash).toBe("#token=secret");
    });

    test("the reloaded page does not reload by itself, and its address has no secret", async () => {
      const first = await openOffline("#token=secret");
      await first.fail(2);
      const second = await openOffline(first.url.hash, first.history.state);
      await second.fail(5);
      expect(second.history.go).not.toHaveBeenCalled();
      expect(second.url.hash).toBe("");
    });

    test("a page without a secret does not reload by itself, so that typed text remains", async () => {
      const page = await openOffline("");
      await page.fail(5);
      expect(page.history.go).not.toHaveBeenCalled();
    });

    test("after a click the second failure reloads it, with the secret", async () => {
      const first = await openOffline("#token=secret");
      await first.fail(2);
      const page = await openOffline(first.url.hash, first.history.state);
      page.click();
      await page.failed();
      expect(page.history.go).not.toHaveBeenCalled();
      await page.fail(1);
      expect(page.history.go).toHaveBeenCalledOnce();
      expect(page.url.hash).toBe("#token=secret");
    });

    test("while offline, clicks neither reload it nor begin further retries, and links do not add up", async () => {
      const page = await openOffline("#token=secret");
      page.navigator.onLine = false;
      await page.fail(3);
      for (let clicks = 0; clicks < 3; clicks += 1) {
        page.click();
        // All callbacks of a failed attempt have run before the next task.
        await new Promise(setImmediate);
      }
      expect(page.timers.size).toBe(1);
      expect(page.links.size).toBe(0);
      expect(page.history.go).not.toHaveBeenCalled();
    });
  });

  test("rejects a module that is not served below /assets/", () => {
    expect(() => inlineScript("x(__PARTS__)", { ...parts, entry: "/elsewhere/app.js" })).toThrow(
      "/elsewhere/app.js is not below /assets/",
    );
  });

  test("rejects a loader without the placeholder for the modules", () => {
    expect(() => inlineScript("x()", parts)).toThrow("__PARTS__");
  });
});
