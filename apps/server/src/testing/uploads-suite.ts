import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import { apiPaths, uploadPath } from "@larkline/contract/addresses";
import { uploadDataSchema } from "@larkline/contract/http";
import { uploadMaxBytes, uploadQuotaBytes, uploadQuotaFiles } from "@larkline/contract/limits";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { sessions, uploads, uploadTotals } from "../database/schema.ts";
import { hourMs, minuteMs } from "../timing/durations.ts";
import { folderFiles } from "../uploads/open-files.ts";
import type { FileOptions } from "../uploads/storage.ts";
import { unattachedMaxAgeMs } from "../uploads/unused-files.ts";
import { Uploads } from "../uploads/uploads.ts";
import { type JsonResponse, HttpVisitor } from "./http-visitor.ts";
import { openingTimeoutMs } from "./opening.ts";
import { sampleFiles } from "./sample-files.ts";
import { createScriptedEngine, type ScriptedEngine } from "./scripted-engine.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { TestVisitor } from "./visitor.ts";

const stored = ({ body }: JsonResponse) => v.parse(uploadDataSchema, body);

/** Tests of uploads (specification, sections 5 and 7). They run over the embedded database and PostgreSQL. */
export function describeUploads(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`files over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    let folder: string;
    let files: FileOptions;
    let server: TestServer;
    let engine: ScriptedEngine;
    let visitor: HttpVisitor;
    let sessionId: string;

    beforeAll(async () => {
      connection = await open();
    }, openingTimeoutMs);
    afterAll(() => connection.close());
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "larkline-files-"));
      files = folderFiles(path.join(folder, "files"));
      engine = createScriptedEngine();
      server = await startTestServer({ connection, engine, files });
      visitor = new HttpVisitor(server.url);
      sessionId = await visitor.begin();
    });
    afterEach(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
      // Whatever a test did, the stored total is the sum of all rows.
      const { database } = connection;
      const sizes = (await rows()).map(({ size }) => size);
      const sum = sizes.reduce((total, size) => total + size, 0);
      expect(await database.select().from(uploadTotals)).toEqual([{ size: sum }]);
      await database.delete(uploads);
      expect(await database.select().from(uploadTotals)).toEqual([{ size: 0 }]);
    });

    /** Every file on the disk, complete or partial. */
    const onDisk = async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name);
    const rows = () => connection.database.select().from(uploads);
    /** Uploads of another process, over the same database and files. */
    const openUploads = (options: Partial<ConstructorParameters<typeof Uploads>[0]> = {}) =>
      new Uploads({
        database: connection.database,
        ...files,
        room: { totalBytes: 2 ** 40, keepFreeBytes: 0 },
        log: { error: vi.fn() },
        ...options,
      });
    const expectNothingStored = async () => {
      await expect.poll(onDisk).toEqual([]);
      // The row is deleted after the file.
      await expect.poll(rows).toEqual([]);
    };

    it.each([
      ["a PDF", sampleFiles.pdf, "offer.pdf", "application/pdf"],
      ["a PNG", sampleFiles.png, "logo.png", "image/png"],
      ["a JPEG", sampleFiles.jpeg, "photo.JPG", "image/jpeg"],
      ["a WebP", sampleFiles.webp, "photo.webp", "image/webp"],
      ["a text", "Grüße\n", "notes.txt", "text/plain"],
      ["a table", 'name,calls\n"Marta, Harbor",12\n', "calls.csv", "text/csv"],
      [
        "prose with the extension of a table",
        "Dear all,\nwe talk, and talk, and talk.\n",
        "a.csv",
        "text/plain",
      ],
    ])("stores %s and returns it unchanged", async (_name, content, name, mediaType) => {
      const answer = await visitor.upload(sessionId, content, name);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
      const file = stored(answer);
      const bytes = Buffer.from(content);
      expect(file).toEqual({ id: file.id, name, mediaType, size: bytes.length });
      const back = await visitor.fetch(uploadPath(file.id));
      expect(back.status).toBe(200);
      expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
      const charset = mediaType.startsWith("text/") ? "; charset=utf-8" : "";
      expect(back.headers.get("content-type")).toBe(`${mediaType}${charset}`);
      expect(back.headers.get("content-length")).toBe(String(bytes.length));
      expect(back.headers.get("content-disposition")).toMatch(/^attachment; filename="/);
      expect(back.headers.get("x-content-type-options")).toBe("nosniff");
      expect(back.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
      expect(back.headers.get("cache-control")).toBe("private, no-store");
      expect(await onDisk()).toEqual([file.id]);
    });

    it.each([
      ["a page that says it is a picture", sampleFiles.html, "cat.png", "image/png", "text/plain"],
      [
        "a program that says it is a PDF",
        sampleFiles.exe,
        "offer.pdf",
        "application/pdf",
        undefined,
      ],
      ["an SVG", sampleFiles.svg, "logo.svg", "image/svg+xml", undefined],
      ["an archive", sampleFiles.zip, "all.zip", "application/zip", undefined],
      [
        "noise",
        // Two NUL bytes, so that the random bytes are never a readable text.
        new Uint8Array(randomBytes(500).fill(0, 7, 9)),
        "notes.txt",
        "text/plain",
        undefined,
      ],
      [
        "text in another encoding",
        new Uint8Array([0xff, 0xfe, 0x41, 0]),
        "a.txt",
        "text/plain",
        undefined,
      ],
      ["a picture called a text", sampleFiles.png, "a.txt", "text/plain", "image/png"],
    ])("detects the type of %s by its content", async (_name, content, name, type, expected) => {
      const answer = await visitor.upload(sessionId, content, name, type);
      if (expected === undefined) {
        expect(answer.status).toBe(415);
        expect(answer.body).toEqual({ message: expect.stringMatching(/cannot be attached.*PDF/) });
        await expectNothingStored();
      } else {
        const file = stored(answer);
        expect(file.mediaType).toBe(expected);
        // The name gets the extension of the detected type, so that it is not opened as another type.
        expect(file.name).toBe(expected === "image/png" ? "a.txt.png" : "cat.png.txt");
      }
    });

    it("makes file names safe and returns them as RFC 6266 defines", async () => {
      const unsafeName = `../../etc/пример "quoted"\r\n\u202egpj.exe`;
      const file = stored(await visitor.upload(sessionId, sampleFiles.pdf, unsafeName));
      expect(file.name).toMatch(/^пример [^/\\"\r\n\u202e]+\.pdf$/u);
      const back = await visitor.fetch(uploadPath(file.id));
      const disposition = back.headers.get("content-disposition") ?? "";
      expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.!~-]+$/);
      expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe(file.name);
      await back.arrayBuffer();
    });

    it("names a file that is sent without a name", async () => {
      const sent = await visitor.requestJson(apiPaths.upload, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=cut" },
        body: [
          '--cut\r\ncontent-disposition: form-data; name="sessionId"\r\n',
          sessionId,
          '--cut\r\ncontent-disposition: form-data; name="file"',
          "content-type: application/octet-stream\r\n\r\ntext\r\n--cut--\r\n",
        ].join("\r\n"),
      });
      expect([sent.status, stored(sent).name]).toEqual([201, "file.txt"]);
    });

    it("serves a file to its owner only", async () => {
      const file = stored(await visitor.upload(sessionId, sampleFiles.pdf, "offer.pdf"));
      const otherVisitor = new HttpVisitor(server.url);
      await otherVisitor.begin();
      const refused = await otherVisitor.requestJson(uploadPath(file.id));
      expect(refused).toMatchObject({ status: 404, body: { message: "There is no such file." } });
      expect((await otherVisitor.requestJson(uploadPath(randomUUID()))).body).toEqual(refused.body);
      for (const id of ["..%2f..%2fsession-secret", "arriving", "%00", "x".repeat(300)]) {
        expect((await visitor.fetch(uploadPath(id))).status).toBe(404);
      }
    });

    it("refuses a file for another visitor's session, or for an unknown one", async () => {
      const otherVisitor = new HttpVisitor(server.url);
      expect(await otherVisitor.upload(sessionId, sampleFiles.pdf, "a.pdf")).toMatchObject({
        status: 404,
        body: { message: expect.stringMatching(/no such session/) },
      });
      expect((await visitor.upload(randomUUID(), sampleFiles.pdf, "a.pdf")).status).toBe(404);
      expect((await visitor.upload("../1", sampleFiles.pdf, "a.pdf")).status).toBe(400);
      await expectNothingStored();
    });

    it("refuses requests from pages of other sites", async () => {
      const form = new FormData();
      form.append("file", new Blob([sampleFiles.pdf]), "a.pdf");
      form.append("sessionId", sessionId);
      const answer = await visitor.requestJson(apiPaths.upload, {
        method: "POST",
        body: form,
        headers: { origin: "https://elsewhere.example" },
      });
      expect(answer.status).toBe(403);
      await expectNothingStored();
    });

    it("refuses a file that is too large, names the limit, and stores nothing", async () => {
      const answer = await visitor.upload(sessionId, new Uint8Array(uploadMaxBytes + 1), "a.txt");
      expect(answer).toMatchObject({
        status: 413,
        body: { message: expect.stringContaining("10 MB") },
      });
      await expectNothingStored();
      // The next upload, of a file with exactly the largest size, succeeds.
      const largest = "x".repeat(uploadMaxBytes);
      expect((await visitor.upload(sessionId, largest, "a.txt")).status).toBe(201);
    });

    it.each([
      [
        "an empty file",
        (form: FormData) => form.append("file", new Blob([]), "a.txt"),
        400,
        /empty/,
      ],
      ["no file", () => undefined, 400, /no "file"/],
      [
        "two files",
        (form: FormData) => {
          form.append("file", new Blob(["one"]), "a.txt");
          form.append("file", new Blob(["two"]), "b.txt");
        },
        400,
        /several files\. Send each/,
      ],
      [
        "many fields",
        (form: FormData) => {
          for (let index = 0; index < 20; index += 1) form.append(`field ${index}`, "text");
        },
        400,
        /too many fields\. Send only/,
      ],
      [
        "a file in a field with another name",
        (form: FormData) => form.append("picture", new Blob(["one"]), "a.txt"),
        400,
        /named "file"/,
      ],
      ["text instead of a file", (form: FormData) => form.append("file", "one"), 400, /no "file"/],
    ])("refuses %s", async (_name, fill, status, message) => {
      const form = new FormData();
      form.append("sessionId", sessionId);
      fill(form);
      const answer = await visitor.requestJson(apiPaths.upload, { method: "POST", body: form });
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message: expect.stringMatching(message) });
      await expectNothingStored();
    });

    it.each([
      ["JSON", "application/json", "{}", 415],
      ["another kind of body", "text/csv", "a,b", 415],
      ["a form without a boundary", "multipart/form-data", "x", 400],
      ["a malformed form", "multipart/form-data; boundary=x", "nonsense", 400],
    ])("refuses %s", async (_name, type, body, status) => {
      const answer = await visitor.requestJson(apiPaths.upload, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
      expect(answer.status).toBe(status);
      expect(answer.body).toEqual({ message: expect.stringMatching(/\w{4,}/) });
      await expectNothingStored();
    });

    it("leaves no partial file when the sender disconnects", async () => {
      const sender = httpRequest(`${server.url}${apiPaths.upload}`, {
        method: "POST",
        headers: {
          "content-type": "multipart/form-data; boundary=cut",
          cookie: visitor.cookie ?? "",
          "content-length": 1_000_000,
        },
      });
      sender.on("error", () => undefined);
      sender.write(
        '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf a fi',
      );
      await expect.poll(onDisk).toHaveLength(1);
      sender.destroy();
      await expectNothingStored();
      expect((await visitor.upload(sessionId, "whole", "a.txt")).status).toBe(201);
    });

    /** Writes two incoming files of a killed process: a new one, and one that is two hours old. */
    const leaveDrafts = async () => {
      await mkdir(files.draftFolder, { recursive: true });
      const hoursAgo = new Date(Date.now() - 2 * hourMs);
      for (const name of ["left", "arriving"]) {
        const file = path.join(files.draftFolder, name);
        await writeFile(file, "half");
        if (name === "left") await utimes(file, hoursAgo, hoursAgo);
      }
    };

    it("deletes the incoming files of a killed process at the start, but no newer ones", async () => {
      await leaveDrafts();
      await server.stop();
      server = await startTestServer({ connection, engine, files });
      expect(await onDisk()).toEqual(["arriving"]);
    });

    it("deletes them in the regular run as well, even if the database fails", async () => {
      await leaveDrafts();
      const own = openUploads();
      vi.spyOn(own, "detachUnused").mockRejectedValue(new Error("statement timeout"));
      await own.sweep();
      expect(await onDisk()).toEqual(["arriving"]);
    });

    it("logs that the regular run cannot delete incoming files, and deletes other files", async () => {
      await visitor.upload(sessionId, "left", "left.txt");
      await connection.database.update(uploads).set({ sessionId: null });
      const log = { error: vi.fn() };
      const own = openUploads({ log });
      vi.spyOn(own, "removeOldDrafts").mockRejectedValue(new Error("read-only file system"));
      await own.sweep();
      expect(log.error).toHaveBeenCalledOnce();
      await expectNothingStored();
    });

    it("are deleted after a day if no message uses them", async () => {
      const socket = await TestVisitor.connect(server.url);
      visitor.cookie = socket.cookie;
      const session = await visitor.begin();
      const left = stored(await visitor.upload(session, "left", "left.txt"));
      const sent = stored(await visitor.upload(session, sampleFiles.pdf, "offer.pdf"));
      await socket.sendOrThrow({
        type: "send_message",
        sessionId: session,
        content: "here it is",
        attachments: [sent.id],
      });
      (await engine.next()).end();
      await socket.event("stream_complete");

      let failing = true;
      const log = { error: vi.fn() };
      const { storage } = files;
      const failingUploads = openUploads({
        storage: {
          description: "fails at first",
          store: (id, file) => storage.store(id, file),
          open: (id) => storage.open(id),
          remove: async (id) => {
            // Checks that no transaction is open meanwhile: the embedded database would answer this query only
            // after the transaction, so the test would time out.
            await rows();
            if (failing) throw new Error("busy");
            await storage.remove(id);
          },
        },
        log,
      });
      const sweep = async (age: number) => {
        await failingUploads.detachUnused(Date.now() + age);
        await failingUploads.removeDetached();
      };
      await sweep(unattachedMaxAgeMs - 60_000);
      expect(await rows()).toHaveLength(2);
      // A file that could not be removed keeps its row, so that removal is retried.
      await sweep(unattachedMaxAgeMs);
      expect(log.error).toHaveBeenCalledOnce();
      expect(await rows()).toHaveLength(2);
      // A detached file is no longer served, even if its removal failed.
      expect((await visitor.fetch(uploadPath(left.id))).status).toBe(404);
      failing = false;
      await sweep(unattachedMaxAgeMs);
      expect((await rows()).map(({ id }) => id)).toEqual([sent.id]);
      expect(await onDisk()).toEqual([sent.id]);
      expect((await visitor.fetch(uploadPath(sent.id))).status).toBe(200);
      await socket.leave();
    });

    it("are detached in batches, so that no statement exceeds the database's time limit", async () => {
      await visitor.upload(sessionId, "left", "left.txt");
      const [row] = await rows();
      if (row === undefined) throw new Error("The file was not stored");
      const copies = Array.from({ length: 200 }, () => ({ ...row, id: randomUUID() }));
      await connection.database.insert(uploads).values(copies);
      const update = vi.spyOn(connection.database, "update");
      try {
        const own = openUploads();
        await own.detachUnused(Date.now() + unattachedMaxAgeMs);
        expect((await rows()).filter((each) => each.sessionId !== null)).toEqual([]);
        expect(update).toHaveBeenCalledTimes(2);
      } finally {
        update.mockRestore();
      }
    });

    it("are searched once after they are a day old, and again after their conversation has changed", async () => {
      await visitor.upload(sessionId, "left", "left.txt");
      const [left] = await rows();
      if (left === undefined) throw new Error("The file was not stored");
      const own = openUploads();
      const update = vi.spyOn(connection.database, "update");
      /** A run after some days. @returns Whether it searched any file. */
      const searches = async (days: number) => {
        update.mockClear();
        await own.detachUnused(Date.now() + days * unattachedMaxAgeMs);
        return update.mock.calls.length > 0;
      };
      try {
        expect(await searches(0)).toBe(false);
        expect(await searches(2)).toBe(true);
        await connection.database.update(uploads).set({ sessionId });
        expect(await searches(4)).toBe(false);
        // As an edit that removes messages does.
        const changedAt = new Date(Date.now() + 4 * unattachedMaxAgeMs);
        await connection.database.update(sessions).set({ updatedAt: changedAt });
        expect(await searches(5)).toBe(true);
        expect((await rows()).map((row) => row.sessionId)).toEqual([null]);
        // Another machine, whose clock is half an hour slow, stored it after the previous search.
        const slowClock = new Date(Date.now() + 4 * unattachedMaxAgeMs - 30 * minuteMs);
        await connection.database.update(uploads).set({ sessionId, createdAt: slowClock });
        expect(await searches(6)).toBe(true);
      } finally {
        update.mockRestore();
      }
    });

    it("of deleted conversations are deleted by the regular run even if searching for unused files fails", async () => {
      await visitor.upload(sessionId, "left", "left.txt");
      // As after deleting the conversation, if the storage was unavailable then.
      await connection.database.update(uploads).set({ sessionId: null });
      const log = { error: vi.fn() };
      const own = openUploads({ log });
      vi.spyOn(own, "detachUnused").mockRejectedValue(new Error("statement timeout"));
      await own.sweep();
      await expectNothingStored();
      expect(log.error).toHaveBeenCalledOnce();
    });

    /** Restarts the server with some functions of the storage replaced. */
    const restartWithStorage = async (changes: Partial<FileOptions["storage"]>) => {
      await server.stop();
      const { storage } = files;
      server = await startTestServer({
        connection,
        engine,
        files: {
          ...files,
          storage: {
            description: "modified",
            store: (id, file) => storage.store(id, file),
            open: (id) => storage.open(id),
            remove: (id) => storage.remove(id),
            ...changes,
          },
        },
      });
      visitor = new HttpVisitor(server.url);
      sessionId = await visitor.begin();
    };
    const erase = () => visitor.post(apiPaths.eraseSession, { sessionId });

    it("of a deleted conversation are deleted, and no others of its visitor", async () => {
      const deletion = vi.spyOn(Uploads.prototype, "removeDetached");
      try {
        await visitor.upload(sessionId, "secret", "a.txt");
        const kept = stored(await visitor.upload(await visitor.begin(), "kept", "b.txt"));
        expect((await erase()).status).toBe(200);
        await deletion.mock.results[0]?.value;
        expect(await onDisk()).toEqual([kept.id]);
        expect((await visitor.fetch(uploadPath(kept.id))).status).toBe(200);
      } finally {
        deletion.mockRestore();
      }
    });

    it("are deleted when their conversation is deleted during the upload", async () => {
      let allowStoring: (() => void) | undefined;
      const storingAllowed = new Promise<void>((resolve) => {
        allowStoring = resolve;
      });
      let isStoring = false;
      const { storage } = files;
      await restartWithStorage({
        store: async (id, file) => {
          isStoring = true;
          await storingAllowed;
          await storage.store(id, file);
        },
      });
      const upload = visitor.upload(sessionId, "on its way", "a.txt");
      await expect.poll(() => isStoring).toBe(true);
      expect((await erase()).status).toBe(200);
      allowStoring?.();
      expect(await upload).toMatchObject({
        status: 404,
        body: { message: "There is no such session." },
      });
      await expectNothingStored();
    });

    it("of a deleted conversation are hidden at once, and their deletion is retried", async () => {
      const { storage } = files;
      let works = false;
      await restartWithStorage({
        remove: (id) => (works ? storage.remove(id) : Promise.reject(new Error("busy"))),
      });
      const file = stored(await visitor.upload(sessionId, "secret", "a.txt"));
      expect((await erase()).status).toBe(200);
      expect((await visitor.fetch(uploadPath(file.id))).status).toBe(404);
      expect(await onDisk()).toEqual([file.id]);
      works = true;
      sessionId = await visitor.begin();
      expect((await erase()).status).toBe(200);
      await expectNothingStored();
    });

    it("do not delay the deletion of their conversation if the bucket hangs", async () => {
      await restartWithStorage({ remove: () => new Promise(() => undefined) });
      const file = stored(await visitor.upload(sessionId, "secret", "a.txt"));
      expect((await erase()).status).toBe(200);
      expect((await visitor.fetch(uploadPath(file.id))).status).toBe(404);
    });

    it("are deleted by one hourly run at a time if the bucket hangs", async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const run = vi.spyOn(Uploads.prototype, "detachUnused");
      try {
        const removals: (() => void)[] = [];
        await restartWithStorage({
          remove: () => new Promise((resolve) => void removals.push(resolve)),
        });
        await visitor.upload(sessionId, "secret", "a.txt");
        expect((await erase()).status).toBe(200);
        await expect.poll(() => removals.length).toBe(1);
        vi.advanceTimersByTime(hourMs);
        await expect.poll(() => removals.length).toBe(2);
        vi.advanceTimersByTime(hourMs);
        expect(run).toHaveBeenCalledOnce();

        for (const end of removals) end();
        await expect
          .poll(() => {
            vi.advanceTimersByTime(hourMs);
            return run.mock.calls.length;
          })
          .toBeGreaterThan(1);
      } finally {
        run.mockRestore();
        vi.useRealTimers();
      }
    });

    it("that are being deleted when the server stops are deleted before it has stopped, and no others", async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const stopped = vi.spyOn(Uploads.prototype, "stop");
      try {
        const removals: (() => void)[] = [];
        await restartWithStorage({
          remove: () => new Promise((resolve) => void removals.push(resolve)),
        });
        await visitor.upload(sessionId, "first", "a.txt");
        await visitor.upload(sessionId, "second", "b.txt");
        await connection.database.update(uploads).set({ sessionId: null });
        vi.advanceTimersByTime(hourMs);
        await expect.poll(() => removals.length).toBe(1);
        const events: string[] = [];
        const stop = server.stop().then(() => events.push("stopped"));
        await expect.poll(() => stopped.mock.calls.length).toBe(1);
        // A server that does not wait stops during these queries.
        for (let query = 0; query < 20; query += 1) await rows();
        events.push("deletion ends");
        removals[0]?.();
        await stop;
        expect(events).toEqual(["deletion ends", "stopped"]);
        expect(await rows()).toHaveLength(1);
        expect(removals).toHaveLength(1);
      } finally {
        stopped.mockRestore();
        vi.useRealTimers();
      }
    });

    it("limits uploads, and returns the seconds to wait", async () => {
      let answer = await visitor.upload(sessionId, "one", "a.txt");
      for (let sent = 1; answer.status === 201; sent += 1) {
        expect(sent).toBeLessThan(30);
        answer = await visitor.upload(sessionId, "one", "a.txt");
      }
      expect(answer.status).toBe(429);
      const retryAfter = Number(answer.headers.get("retry-after"));
      expect(retryAfter).toBeGreaterThan(0);
      expect(answer.body).toEqual({ message: expect.stringMatching(/Too many files/), retryAfter });
    });

    /** The warnings that the server logs. */
    const warnings: string[] = [];
    const log = pino({ level: "warn" }, { write: (line) => void warnings.push(line) });
    beforeEach(() => {
      warnings.length = 0;
    });
    const noRoom = {
      message:
        "There is no room for files at the moment. Send it by email instead, or try again later.",
    };

    it("enforces the total limit of all visitors", async () => {
      await server.stop();
      const uploadRoom = { totalBytes: 10, keepFreeBytes: 0 };
      server = await startTestServer({ connection, engine, files, uploadRoom, log });
      const send = async (content: string) => {
        const somebody = new HttpVisitor(server.url);
        return somebody.upload(await somebody.begin(), content, "a.txt");
      };
      const together = await Promise.all(["four", "four", "four"].map(send));
      const refusals = together.filter(({ status }) => status === 507);
      expect([together.length, refusals.length]).toEqual([3, 1]);
      expect(warnings).toEqual([expect.stringContaining("UPLOADS_TOTAL_MB is reached")]);
      expect(await rows()).toHaveLength(2);
      expect(await onDisk()).toHaveLength(2);
      const refused = await send("sixsix");
      expect([refused.status, refused.body]).toEqual([507, noRoom]);
      expect((await send("22")).status).toBe(201);
    });

    it("refuses a file that would fill the disk", async () => {
      await server.stop();
      const uploadRoom = { totalBytes: 2 ** 40, keepFreeBytes: Number.MAX_SAFE_INTEGER };
      server = await startTestServer({ connection, engine, files, uploadRoom, log });
      const somebody = new HttpVisitor(server.url);
      const answer = await somebody.upload(await somebody.begin(), "one", "a.txt");
      expect([answer.status, answer.body]).toEqual([507, noRoom]);
      expect(warnings).toEqual([expect.stringContaining("too little of the disk is free")]);
      await expectNothingStored();
    });

    it("reserve disk space for their largest size while they arrive", async () => {
      const own = openUploads({
        room: { totalBytes: 2 ** 40, keepFreeBytes: 1000 },
        measureDisk: () => Promise.resolve(1000 + uploadMaxBytes),
      });
      const first = (await own.draftPath()) ?? "";
      expect(first).not.toBe("");
      expect(await own.draftPath()).toBeUndefined();
      await own.removeDraft(first);
      expect(await own.draftPath()).toBeDefined();
    });

    it("release their disk space when they are stored or refused", async () => {
      await server.stop();
      const uploadRoom = { totalBytes: 2 ** 40, keepFreeBytes: 1000 };
      // Room for one file at a time.
      const small = { ...files, measureDisk: () => Promise.resolve(1000 + uploadMaxBytes) };
      server = await startTestServer({ connection, engine, files: small, uploadRoom });
      visitor = new HttpVisitor(server.url);
      sessionId = await visitor.begin();
      const statuses: number[] = [];
      for (const content of ["one", sampleFiles.exe, "two"])
        statuses.push((await visitor.upload(sessionId, content, "a.txt")).status);
      expect(statuses).toEqual([201, 415, 201]);
    });

    it("enforces the quota of a visitor", async () => {
      await visitor.upload(sessionId, "one", "a.txt");
      const [row] = await rows();
      if (row === undefined) throw new Error("The file was not stored");
      await connection.database.insert(uploads).values([
        { ...row, id: randomUUID(), size: uploadQuotaBytes - 6 },
        // A detached file, which does not count.
        { ...row, id: randomUUID(), sessionId: null, size: uploadQuotaBytes },
      ]);
      expect((await visitor.upload(sessionId, "two", "b.txt")).status).toBe(201);
      const answer = await visitor.upload(sessionId, "3", "c.txt");
      expect(answer).toMatchObject({
        status: 413,
        body: { message: expect.stringContaining("100 MB") },
      });
      expect(await onDisk()).toHaveLength(2);
      // Another visitor has a quota of their own.
      const other = new HttpVisitor(server.url);
      expect((await other.upload(await other.begin(), "two", "b.txt")).status).toBe(201);
    });

    it("enforces the number of a visitor's files", async () => {
      await visitor.upload(sessionId, "one", "a.txt");
      const [row] = await rows();
      if (row === undefined) throw new Error("The file was not stored");
      const copies = Array.from({ length: uploadQuotaFiles - 2 }, () => ({
        ...row,
        id: randomUUID(),
      }));
      await connection.database.insert(uploads).values(copies);
      expect((await visitor.upload(sessionId, "two", "b.txt")).status).toBe(201);
      expect((await visitor.upload(sessionId, "two", "b.txt")).status).toBe(413);
    });

    it("keeps neither row nor file when the storage fails", async () => {
      await server.stop();
      server = await startTestServer({
        connection,
        engine,
        files: {
          ...files,
          storage: {
            description: "broken",
            store: () => Promise.reject(new Error("disk full: /secret/place")),
            open: () => Promise.resolve(undefined),
            remove: () => Promise.resolve(),
          },
        },
      });
      const other = new HttpVisitor(server.url);
      const answer = await other.upload(await other.begin(), "one", "a.txt");
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toContain("secret");
      await expectNothingStored();
    });

    it("are deleted later if the storage keeps them although storing failed with an error", async () => {
      const { storage } = files;
      let works = false;
      await restartWithStorage({
        store: async (id, file) => {
          await storage.store(id, file);
          throw new Error("the response was lost");
        },
        remove: (id) => (works ? storage.remove(id) : Promise.reject(new Error("busy"))),
      });
      expect((await visitor.upload(sessionId, "one", "a.txt")).status).toBe(500);
      expect(await onDisk()).toHaveLength(1);
      works = true;
      // Deleting another conversation retries all deletions of this visitor's files.
      sessionId = await visitor.begin();
      expect((await erase()).status).toBe(200);
      await expectNothingStored();
    });

    it("do not count towards the limits if the storage fails to store and to delete them", async () => {
      await server.stop();
      let works = false;
      const busy = new Error("busy");
      const { storage } = files;
      server = await startTestServer({
        connection,
        engine,
        uploadRoom: { totalBytes: 10, keepFreeBytes: 0 },
        files: {
          ...files,
          storage: {
            description: "fails at first",
            store: (id, file) => (works ? storage.store(id, file) : Promise.reject(busy)),
            open: (id) => storage.open(id),
            remove: () => Promise.reject(busy),
          },
        },
      });
      visitor = new HttpVisitor(server.url);
      sessionId = await visitor.begin();
      expect((await visitor.upload(sessionId, "sixsix", "a.txt")).status).toBe(500);
      works = true;
      expect((await visitor.upload(sessionId, "sixsix", "a.txt")).status).toBe(201);
    });

    it("are sent with a message, shown after a reload, and usable in their conversation only", async () => {
      const socket = await TestVisitor.connect(server.url);
      visitor.cookie = socket.cookie;
      const session = await visitor.begin();
      const file = stored(await visitor.upload(session, sampleFiles.pdf, "offer.pdf"));
      const { messageId } = await socket.sendOrThrow({
        type: "send_message",
        sessionId: session,
        content: "here it is",
        attachments: [file.id],
      });
      const answer = await engine.next();
      answer.say("Thanks.");
      answer.end();
      await socket.event("stream_complete");
      expect(socket.messages[0]).toMatchObject({ id: messageId, attachments: [file] });
      const again = await TestVisitor.connect(server.url, socket);
      await again.sendOrThrow({ type: "create_session", sessionId: session });
      expect(again.messages[0]?.attachments).toEqual([file]);

      const { sessionId: elsewhere } = await again.sendOrThrow({ type: "create_session" });
      expect(
        await again.send({
          type: "send_message",
          sessionId: elsewhere,
          content: "and here?",
          attachments: [file.id],
        }),
      ).toMatchObject({
        ok: false,
        error: { code: "not_found", message: expect.stringMatching(/Attach it again/) },
      });
      await socket.leave();
      await again.leave();
    });
  });
}
