import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { loadSessionSecret } from "./session-secret.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-secret-"));
  file = path.join(folder, "session-secret");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("the secret is generated at the first start, readable by its owner only, and used again", async () => {
  const secret = await loadSessionSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await loadSessionSecret(folder)).toBe(secret);
  expect(await readdir(folder)).toEqual(["session-secret"]);
});

it.each(["missing", "empty"])(
  "processes that start at once share a secret if its file is %s",
  async (state) => {
    if (state === "empty") await writeFile(file, "");
    const starts: Promise<string>[] = [];
    for (let index = 0; index < 6; index += 1) {
      starts.push(loadSessionSecret(folder));
      // Staggers the starts by one asynchronous step. In lockstep, no start would find a file that another
      // one is writing.
      await stat(folder);
    }
    const secrets = await Promise.all(starts);
    expect(new Set(secrets)).toEqual(new Set([(await readFile(file, "utf8")).trim()]));
  },
);

it("a draft that others may read, left by an aborted start, is replaced by one of the owner only", async () => {
  await writeFile(`${file}.new`, "", { mode: 0o644 });
  await loadSessionSecret(folder);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it("a secret that cannot be written is reported in one line", async () => {
  await mkdir(`${file}.new`);
  const writing = loadSessionSecret(folder);
  await expect(writing).rejects.toThrow(OperatorError);
  await expect(writing).rejects.toThrow(`DATA_DIR: ${file} cannot be written (`);
});

it("a secret that cannot be read is not replaced", async () => {
  await mkdir(file);
  const reading = loadSessionSecret(folder);
  await expect(reading).rejects.toThrow(OperatorError);
  await expect(reading).rejects.toThrow(`DATA_DIR: ${file} cannot be read (EISDIR)`);
});

it("a secret that was cut off, so that it could be guessed, is refused in one line", async () => {
  await writeFile(file, "hunter2\n");
  const reading = loadSessionSecret(folder);
  await expect(reading).rejects.toThrow(OperatorError);
  await expect(reading).rejects.toThrow(
    `DATA_DIR: ${file} must have at least 32 characters, got 7. Restore it from a backup, or delete it`,
  );
  expect(await readFile(file, "utf8")).toBe("hunter2\n");
});
