import { Script } from "node:vm";

import { describe, expect, test } from "vitest";

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

  test("rejects a module that is not served below /assets/", () => {
    expect(() => inlineScript("x(__PARTS__)", { ...parts, entry: "/elsewhere/app.js" })).toThrow(
      "/elsewhere/app.js is not below /assets/",
    );
  });

  test("rejects a loader without the placeholder for the modules", () => {
    expect(() => inlineScript("x()", parts)).toThrow("__PARTS__");
  });
});
