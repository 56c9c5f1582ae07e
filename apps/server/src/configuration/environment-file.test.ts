import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { loadEnvironmentFile } from "./environment-file.ts";

describe("the file .env", () => {
  let folder: string;
  let file: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "larkline-env-"));
    file = path.join(folder, ".env");
    vi.stubEnv("LARKLINE_A", "of the environment");
    vi.stubEnv("LARKLINE_B", undefined);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  it("adds settings that the environment does not have", async () => {
    await writeFile(file, "LARKLINE_A=of the file\nLARKLINE_B=of the file\n");
    loadEnvironmentFile(file);
    expect(process.env["LARKLINE_A"]).toBe("of the environment");
    expect(process.env["LARKLINE_B"]).toBe("of the file");
  });

  it("may be missing", () => {
    expect(() => loadEnvironmentFile(file)).not.toThrow();
  });

  it("is refused in one line that names it if it is a folder", async () => {
    await mkdir(file);
    expect(() => loadEnvironmentFile(file)).toThrow(OperatorError);
    expect(() => loadEnvironmentFile(file)).toThrow(`${file} is not a file that can be read`);
  });
});
