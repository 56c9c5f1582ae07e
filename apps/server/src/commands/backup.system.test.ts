import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";

import { openPGlite } from "../database/database.ts";
import { FolderInUseError, lockFolder } from "../database/folder-lock.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { runOperatorCommand } from "../testing/run-command.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { unsetSettings } from "../testing/unset-settings.ts";
import { TestVisitor } from "../testing/visitor.ts";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-backup-"));
  data = path.join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command for the data folder. */
const run = (
  command: "backup" | "restore" | "report",
  argument: string | readonly string[],
  environment: Record<string, string>,
) => runOperatorCommand(command, [argument].flat(), { DATA_DIR: data, ...environment });

// Starting and unpacking the embedded database takes a minute or more on a very busy machine.
it(
  "restores the conversation from a backup that was made while the server ran",
  { timeout: 300_000 },
  async () => {
    await putEmptyDatabase(data);
    const port = await freePort();
    const file = path.join(folder, "larkline.tar.gz");
    const first = new ServerProcess({ DATA_DIR: data, PORT: port });
    let second: ServerProcess | undefined;
    try {
      await first.ready();
      const visitor = await TestVisitor.connect(first.url);
      const { sessionId } = await visitor.ask("how much is the receptionist starter?");
      await visitor.event("stream_complete");

      expect(await run("backup", file, { PORT: port })).toMatchObject({ code: 0, errors: "" });
      // Only the file's owner may read it, because it contains the visitors' messages.
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      // A request without the operator's key.
      expect((await fetch(`${first.url}/api/v1/backup`)).status).toBe(404);
      await visitor.ask("and the professional?", { sessionId });
      await expect.poll(() => visitor.all("stream_complete").length).toBe(2);
      const whileRunning = await run("restore", file, {});
      expect(whileRunning.code).toBe(1);
      expect(whileRunning.errors).toMatch(/is in use by a running Larkline .*\n$/);
      await visitor.leave();
      await first.kill("SIGTERM");

      const broken = path.join(folder, "broken.tar.gz");
      for (const [content, reason] of [
        ["no archive", "incorrect header check"],
        [(await readFile(file)).subarray(0, 100_000), "unexpected end of file"],
        [gzipSync(Buffer.alloc(1024)), "it contains no database"],
      ] as const) {
        await writeFile(broken, content);
        expect((await run("restore", broken, {})).errors).toBe(
          `${broken} could not be restored (${reason}). Nothing was changed\n`,
        );
      }
      expect(await run("restore", file, {})).toMatchObject({ code: 0, errors: "" });
      expect((await readdir(data)).filter((name) => name.includes(".before-"))).toHaveLength(1);

      second = await new ServerProcess({ DATA_DIR: data, PORT: port }).ready();
      const again = await TestVisitor.connect(second.url, visitor);
      await again.sendOrThrow({ type: "create_session", sessionId });
      expect(again.messages.map(({ content }) => content)).toEqual([
        "how much is the receptionist starter?",
        expect.stringContaining("$99 a month"),
      ]);
      await again.leave();
    } finally {
      await first.kill("SIGKILL");
      await second?.kill("SIGKILL");
    }
  },
);

it("names the process that uses the folder if no server answers", async () => {
  await mkdir(path.join(data, "database"), { recursive: true });
  await writeFile(path.join(data, "database/PG_VERSION"), "");
  const release = await lockFolder(data);
  const file = path.join(folder, "larkline.tar.gz");
  const { code, errors } = await run("backup", file, { PORT: await freePort() });
  await release();
  expect(code).toBe(1);
  expect(errors).toContain(`${data} is in use by process ${process.pid}, but http://127.0.0.1:`);
  expect(errors).toMatch(/if it is another command, such as a backup, try again later\n$/);
  // Also not the draft of the backup.
  expect(await readdir(folder)).toEqual(["data"]);
});

it("does not store the page of another program as a backup", async () => {
  await mkdir(path.join(data, "database"), { recursive: true });
  await writeFile(path.join(data, "database/PG_VERSION"), "");
  const release = await lockFolder(data);
  const other = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html>");
  });
  const port = await freePort();
  await once(other.listen(Number(port), "127.0.0.1"), "listening");
  const file = path.join(folder, "larkline.tar.gz");
  const { errors } = await run("backup", file, { PORT: port });
  other.close();
  await release();
  expect(errors).toContain(`${port} sent no database backup (content type text/html). `);
  expect(existsSync(file)).toBe(false);
});

it(
  "locks the folder during a restore, and leaves the old database in place when interrupted",
  { timeout: 300_000 },
  async () => {
    await putEmptyDatabase(data);
    const file = path.join(folder, "larkline.tar.gz");
    expect(await run("backup", file, {})).toMatchObject({ code: 0 });
    const before = await readdir(path.join(data, "database"));

    // The command gets half of the archive and waits for the rest, so it cannot end before the test looks.
    const pipe = path.join(folder, "half.tar.gz");
    execFileSync("mkfifo", [pipe]);
    const archive = await readFile(file);
    const half = createWriteStream(pipe).on("error", () => undefined);
    half.write(archive.subarray(0, archive.length / 2));
    const restoring = spawn(
      process.execPath,
      [path.join(import.meta.dirname, "../restore.ts"), pipe],
      {
        env: { PATH: process.env["PATH"], ...unsetSettings, DATA_DIR: data },
        stdio: "ignore",
      },
    );
    const ended = once(restoring, "close");
    try {
      await expect
        .poll(() => existsSync(path.join(data, "restoring", "database.incomplete", "base")), {
          timeout: 120_000,
        })
        .toBe(true);
      await expect(lockFolder(data)).rejects.toThrow(FolderInUseError);
    } finally {
      restoring.kill("SIGINT");
      await ended;
      half.destroy();
    }
    expect(await readdir(path.join(data, "database"))).toEqual(before);
    expect(await run("restore", file, {})).toMatchObject({ code: 0, errors: "" });
    const remaining = await readdir(data);
    expect(remaining.filter((name) => name.includes(".before-"))).toHaveLength(1);
    expect(remaining).not.toContain("restoring");
  },
);

it("refuses wrong arguments and files in one line, before anything is written", async () => {
  await putEmptyDatabase(data);
  const before = await readdir(folder);
  const file = path.join(folder, "larkline.tar.gz");
  for (const command of ["backup", "restore"] as const) {
    for (const wrong of [[], ["--help"], [`--file=${file}`], [file, "again"]]) {
      expect(await run(command, wrong, {})).toEqual({
        code: 1,
        output: "",
        errors: `Usage: npm run ${command} -- larkline.tar.gz\n`,
      });
    }
  }
  const nowhere = path.join(folder, "nowhere/larkline.tar.gz");
  expect((await run("backup", nowhere, {})).errors).toBe(
    `${nowhere} cannot be written (ENOENT). Name another file\n`,
  );
  await writeFile(file, "");
  expect((await run("restore", file, { DATA_DIR: file })).errors).toBe(
    `DATA_DIR: ${file} cannot be written (EEXIST)\n`,
  );
  await rm(file);
  expect(await readdir(folder)).toEqual(before);
});

it(
  "a backup is not migrated, and no command uses the tables of a newer version",
  { timeout: 300_000 },
  async () => {
    await putEmptyDatabase(data);
    const old = path.join(folder, "old.tar.gz");
    expect(await run("backup", old, {})).toMatchObject({ code: 0, errors: "" });
    expect((await run("report", [], {})).errors).toMatch(/ contains no tables of Larkline: .*\n$/);

    const connection = await openPGlite(data);
    await connection.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    await connection.close();
    const newer = path.join(folder, "newer.tar.gz");
    expect(await run("backup", newer, {})).toMatchObject({ code: 0, errors: "" });
    expect((await run("report", [], {})).errors).toMatch(
      /contains the tables of a newer version of Larkline: .*\n$/,
    );
    expect(await run("restore", newer, {})).toEqual({
      code: 1,
      output: "",
      errors: `${newer} could not be restored (it was made by a newer version of Larkline: restore it with that version). Nothing was changed\n`,
    });
    expect((await readdir(data)).toSorted()).toEqual(["database"]);
  },
);
