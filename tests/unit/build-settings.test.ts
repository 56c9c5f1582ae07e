/** Tests how the build reads the settings that the pages contain. */
import path from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { loadBuildSettings } from "../../scripts/build/settings.ts";

/** No test may depend on the `.env` of a developer. */
const noFile = path.join(import.meta.dirname, "no-such.env");
const names = ["PUBLIC_URL", "APP_URL", "DOCS_URL", "TAG_MANAGER_ID", "MEDIA_BASE_URL"];

beforeEach(() => {
  for (const name of names) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it("removes spaces and line breaks around values, which the pages would contain", () => {
  vi.stubEnv("TAG_MANAGER_ID", "GTM-ABC1234\n");
  vi.stubEnv("MEDIA_BASE_URL", " https://cdn.example.com/larkline ");
  vi.stubEnv("PUBLIC_URL", " ");
  loadBuildSettings(noFile);
  expect(process.env).toMatchObject({
    TAG_MANAGER_ID: "GTM-ABC1234",
    MEDIA_BASE_URL: "https://cdn.example.com/larkline",
    PUBLIC_URL: "",
    DOCS_URL: "",
    APP_URL: "",
  });
});
