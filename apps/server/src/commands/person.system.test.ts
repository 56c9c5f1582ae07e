import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { apiPaths, uploadPath } from "@larkline/contract/addresses";
import { uploadDataSchema } from "@larkline/contract/http";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";

import { storedDataSchema } from "../personal-data/stored-data.ts";
import { AccountClient } from "../testing/accounts/client.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { HttpVisitor } from "../testing/http-visitor.ts";
import { runOperatorCommand } from "../testing/run-command.ts";
import { ServerProcess } from "../testing/server-process.ts";

let folder: string;
let data: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-person-"));
  data = path.join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const person = (args: readonly string[], environment: Record<string, string> = {}) =>
  runOperatorCommand("person", args, { DATA_DIR: data, ...environment });

const question = "how much is the receptionist starter?";

/** A person with an account, who sends a question with a file in the chat. */
async function newVisitor(url: string) {
  const account = await new AccountClient(url).signUpAndLogin();
  const visitor = new HttpVisitor(url);
  const sessionId = await visitor.begin();
  const file = v.parse(
    uploadDataSchema,
    (await visitor.upload(sessionId, "our opening hours\n", "hours.txt")).body,
  );
  const sent = { sessionId, content: question, attachments: [file.id] };
  expect((await visitor.post(apiPaths.chatMessages, sent)).status).toBe(201);
  const visitorId = visitor.cookie?.split("=")[1]?.split(".")[0] ?? "";
  return { ...account, visitor, visitorId, sessionId, fileId: file.id };
}

/** Whether a file in the folder contains the text. */
async function isIn(searched: string, text: string): Promise<boolean> {
  const entries = await readdir(searched, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map((file) => readFile(path.join(file.parentPath, file.name)));
  return (await Promise.all(contents)).some((content) => content.includes(text));
}

// Starting the embedded database takes up to a minute on a busy machine.
it(
  "exports and deletes the data of one person, and of nobody else, while the server runs and while it does not",
  { timeout: 600_000 },
  async () => {
    await putEmptyDatabase(data);
    const port = await freePort();
    const server = new ServerProcess({ DATA_DIR: data, PORT: port });
    try {
      await server.ready();
      const [gone, kept] = [await newVisitor(server.url), await newVisitor(server.url)];
      const names = [gone.email.toUpperCase(), gone.visitorId];
      const storedText = `${gone.email}: 1 account, 1 login, 1 mail record\n${gone.visitorId}: 1 conversation, 2 messages, 1 file (1 kB)\n`;
      const isLoggedIn = async ({ email, password }: typeof gone) =>
        (await new AccountClient(server.url).call("login", { email, password })).status === 200;

      const exported = path.join(folder, "exported");
      expect(await person(["export", ...names, "--to", exported], { PORT: port })).toEqual({
        code: 0,
        output: `${storedText}${exported} contains the data\n`,
        errors: "",
      });
      expect((await stat(exported)).mode & 0o777).toBe(0o700);
      const json = await readFile(path.join(exported, "person.json"), "utf8");
      const stored = v.parse(storedDataSchema, JSON.parse(json));
      expect(stored.accounts).toMatchObject([{ email: gone.email, firstName: "Marta" }]);
      expect(stored.conversations[0]?.messages.map(({ content }) => content)).toEqual([
        question,
        expect.stringContaining("$99 a month"),
      ]);
      expect(json).not.toMatch(/hash|scrypt/i);
      expect(json).not.toContain(kept.email);
      expect(await readFile(path.join(exported, "files", `${gone.fileId}.txt`), "utf8")).toBe(
        "our opening hours\n",
      );

      // A call without the operator's key.
      const body = { task: "delete", person: { addresses: [gone.email], visitorIds: [] } };
      expect((await gone.visitor.post("/api/v1/personal-data", body)).status).toBe(404);
      expect(await person(["delete", ...names], { PORT: port })).toEqual({
        code: 1,
        output: storedText,
        errors: "Nothing was deleted. Add --yes to delete without a question\n",
      });
      expect(await isLoggedIn(gone)).toBe(true);

      const deleted = await person(["delete", ...names, "--yes"], { PORT: port });
      expect(deleted).toMatchObject({ code: 0, errors: "" });
      expect(deleted.output).toMatch(
        /\nDeleted: 1 account, 1 conversation, 1 file\. Earlier backups keep what they contain\n$/,
      );
      expect([await isLoggedIn(gone), await isLoggedIn(kept)]).toEqual([false, true]);
      expect(await person(["delete", ...names, "--yes"], { PORT: port })).toEqual({
        code: 1,
        output: "",
        errors: `Nothing is stored about ${gone.email} or ${gone.visitorId}\n`,
      });
      const download = ({ visitor, fileId }: typeof gone) => visitor.fetch(uploadPath(fileId));
      expect([(await download(gone)).status, (await download(kept)).status]).toEqual([404, 200]);
      const files = path.join(data, "uploads");
      expect((await readdir(files)).filter((name) => name !== "arriving")).toEqual([kept.fileId]);
      await server.kill("SIGTERM");
      // A backup is a copy of these files, so it contains only what they contain.
      expect(await isIn(path.join(data, "database"), kept.email)).toBe(true);
      expect(await isIn(path.join(data, "database"), gone.email)).toBe(false);

      // Without a server: a folder without the files, then a file that cannot be deleted.
      await rename(files, `${files}.elsewhere`);
      const foreign = await person(["delete", kept.visitorId, "--yes"]);
      expect(foreign.code).toBe(1);
      expect(foreign.errors).toMatch(
        new RegExp(
          `^${files} contains none of the person's files\\. Nothing was changed\\. [^\n]+\n$`,
        ),
      );
      await mkdir(path.join(files, kept.fileId), { recursive: true });
      const failed = await person(["delete", kept.visitorId, "--yes", "--missing-files"]);
      expect(failed.code).toBe(1);
      expect(failed.output).toContain("Deleted: 1 conversation. ");
      expect(failed.errors).toMatch(
        /^Files that could not be deleted: 1 \([^\n]+\)\. Run the same command again\n$/,
      );
      await rm(files, { recursive: true });
      await rename(`${files}.elsewhere`, files);
      const repeated = await person(["delete", kept.email, kept.visitorId, "--yes"]);
      expect(repeated).toMatchObject({ code: 0, errors: "" });
      expect(repeated.output).toContain("Deleted: 1 account, 1 file. ");
      expect((await readdir(files)).filter((name) => name !== "arriving")).toEqual([]);
    } finally {
      await server.kill("SIGKILL");
    }
  },
);

it("refuses wrong arguments and folders in one line, before anything is written", async () => {
  const someone = "someone@example.com";
  expect((await person(["erase", someone])).errors).toMatch(
    /^Usage: npm run person -- export [^\n]+\n$/,
  );
  expect((await person(["export", someone, "--to", folder])).errors).toBe(
    `${folder} exists already. Name another folder\n`,
  );
  expect((await person(["delete", someone])).errors).toMatch(
    new RegExp(`^${data} contains no database of Larkline\\. [^\n]+\n$`),
  );
  await putEmptyDatabase(data);
  expect((await person(["delete", someone])).errors).toMatch(
    /contains no tables of Larkline: [^\n]+\n$/,
  );
  expect(await readdir(folder)).toEqual(["data"]);
  expect(await readdir(data)).toEqual(["database"]);
});
