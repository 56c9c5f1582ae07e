import { externalLinks } from "@larkline/content/navigation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Another test file of the same process may have loaded the module with another setting.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each(["https://docs.example.com", "https://docs.example.com/"])(
  "with DOCS_URL=%s, the URLs of the documentation have no double slash",
  async (setting) => {
    vi.stubEnv("DOCS_URL", setting);
    const { resolveHref } = await import("./external.ts");
    expect(resolveHref(externalLinks.docs)).toBe("https://docs.example.com");
    expect(resolveHref(externalLinks.integrations)).toBe("https://docs.example.com/integrations");
  },
);

test("with APP_URL, links to the application have its address", async () => {
  vi.stubEnv("APP_URL", "https://app.example.com/start");
  const { resolveHref } = await import("./external.ts");
  expect(resolveHref(externalLinks.app)).toBe("https://app.example.com/start");
});
