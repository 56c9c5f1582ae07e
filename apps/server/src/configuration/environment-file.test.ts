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

  it("is refused in one line if it is UTF-16, as an editor on Windows may save it", async () => {
    await writeFile(file, "\uFEFFLARKLINE_B=of the file\r\n", "utf16le");
    expect(() => loadEnvironmentFile(file)).toThrow(
      new OperatorError(`${file} is not UTF-8: save it as UTF-8`),
    );
  });

  /** How a refusal says to write the value. */
  const asUrl = "write it as %23";
  const inQuotes = "put the value between quotes";
  it.each([
    ["SMTP_URL=smtp://user:1234#hunter2@mail.example.com", "SMTP_URL", asUrl],
    ["PORT=1\r\n export DATABASE_URL = a:1#hunter2@b\r\n", "DATABASE_URL", asUrl],
    ["REDIS_URL=a:1#hunter2@b", "REDIS_URL", asUrl],
    ["OTEL_EXPORTER_OTLP_ENDPOINT=a:1#hunter2@b", "OTEL_EXPORTER_OTLP_ENDPOINT", asUrl],
    ["S3_ACCESS_KEY_ID=12#hunter2", "S3_ACCESS_KEY_ID", inQuotes],
    ["S3_SECRET_ACCESS_KEY=12#hunter2", "S3_SECRET_ACCESS_KEY", inQuotes],
    ["ASSISTANT_API_KEY=12#hunter2", "ASSISTANT_API_KEY", inQuotes],
    ["SESSION_SECRET=#hunter2", "SESSION_SECRET", inQuotes],
  ])("is refused if a # would cut off a password: %j", async (text, name, advice) => {
    await writeFile(file, text);
    expect(() => loadEnvironmentFile(file)).toThrow(
      new OperatorError(
        `${file}: the value of ${name} contains a #, which begins a comment. If it belongs to the value, ${advice}. Otherwise put a space before it, and the value stays as it was`,
      ),
    );
  });

  it.each([
    ["SMTP_URL=smtp://mail.example.com # our server", "smtp://mail.example.com"],
    ['SMTP_URL="smtp://user:12#34@mail.example.com"', "smtp://user:12#34@mail.example.com"],
    ["SMTP_URL=smtp://user:12%2334@mail.example.com", "smtp://user:12%2334@mail.example.com"],
    ["#SMTP_URL=a#b\nSMTP_URL=# none", ""],
    ["SMTP_URL=\nGRAFANA_URL=https://graphs.example.com/d#calls", ""],
  ])("may contain comments, quoted values, and settings of others: %j", async (text, value) => {
    vi.stubEnv("SMTP_URL", undefined);
    vi.stubEnv("GRAFANA_URL", undefined);
    await writeFile(file, text);
    loadEnvironmentFile(file);
    expect(process.env["SMTP_URL"]).toBe(value);
  });
});
