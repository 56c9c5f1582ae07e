import { createContext, runInContext, Script } from "node:vm";

import { describe, expect, test, vi } from "vitest";

import { compileLoader, inlineScript } from "./inline-script.ts";

const parts = {
  entry: "/assets/app-12345678.js",
  stylesheet: "/assets/app-12345678.css",
  track: "/assets/track-12345678.js",
  modules: ["/assets/home-12345678.js"],
};

describe("the inline script", () => {
  test.each([
    [false, false],
    [true, false],
    [true, true],
  ])("is valid and names the page's files: atOnce %s, secret %s", async (atOnce, secret) => {
    const script = inlineScript(await compileLoader({ atOnce, secret }), parts);
    expect(script).toContain('"app-12345678.css track-12345678 app-12345678 home-12345678"');
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

  test("puts a secret fragment back before it reloads the page, so that the link still works", async () => {
    const script = inlineScript(await compileLoader({ atOnce: true, secret: true }), parts);
    const url = new URL("https://larkline.example/auth/reset#token=secret");
    const listeners = new Map<string, (event: object) => void>();
    const reloaded = new Promise<string>((reload) => {
      const location = Object.assign(url, {
        replace: (next: string) => {
          url.href = new URL(next, url).href;
        },
        reload: () => reload(url.href),
      });
      const page = {
        location,
        history: {
          replaceState: (_state: null, _title: string, next: string) => location.replace(next),
        },
        document: {
          children: [],
          createElement: () => ({}),
          head: { append: ({ onload }: { onload: () => void }) => onload() },
        },
        navigator: { onLine: true },
        AbortController,
        localStorage: {},
        matchMedia: () => ({ matches: false }),
        addEventListener: (type: string, listener: (event: object) => void) =>
          listeners.set(type, listener),
        // For the retry, which the reload makes unnecessary.
        setTimeout: vi.fn(),
      };
      // Imports fail here, as without a network.
      runInContext(script, createContext(page));
      expect(url.href).toBe("https://larkline.example/auth/reset");
      const button = { closest: () => ({}) };
      listeners.get("click")?.({
        target: button,
        preventDefault: vi.fn(),
        stopPropagation: vi.fn(),
      });
    });
    expect(await reloaded).toBe("https://larkline.example/auth/reset#token=secret");
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
