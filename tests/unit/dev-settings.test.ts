/** Tests which settings in `.env` `npm run dev` uses. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { loadDevSettings } from "../../scripts/dev-settings.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-dev-"));
  file = path.join(folder, ".env");
  for (const name of ["PORT", "NODE_ENV", "PUBLIC_URL", "APP_URL", "DOCS_URL"])
    vi.stubEnv(name, undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it("uses the port and the addresses in .env, but not its PUBLIC_URL and NODE_ENV", async () => {
  await writeFile(
    file,
    "PORT=4000\nDOCS_URL=https://docs.example.com\nPUBLIC_URL=https://www.example.com\nNODE_ENV=production\n",
  );
  expect(loadDevSettings(file)).toEqual({ port: 4000, publicUrl: "http://localhost:4000" });
  expect(process.env).toMatchObject({
    DOCS_URL: "https://docs.example.com",
    NODE_ENV: "development",
    PUBLIC_URL: "",
  });
});

it("uses the PUBLIC_URL of the environment, and port 3000 by default", () => {
  vi.stubEnv("PUBLIC_URL", "https://dev.example.com");
  expect(loadDevSettings(file)).toEqual({ port: 3000, publicUrl: "https://dev.example.com" });
});
