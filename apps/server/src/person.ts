// `npm run person -- export someone@example.com --to folder`, `npm run person -- delete someone@example.com`:
// hands out or deletes what is stored about a person. They also work while the server runs.
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";

import { commandConfiguration, runCommand } from "./commands/command.ts";
import { type OpenPersonalData, openPersonalData } from "./commands/open-personal-data.ts";
import { errorCode } from "./errors/error-code.ts";
import { OperatorError } from "./errors/operator-error.ts";
import type { Person } from "./personal-data/person.ts";
import type { StoredData } from "./personal-data/stored-data.ts";
import { deletedLine, isNothing, storedLines } from "./personal-data/summary.ts";
import { readTask } from "./personal-data/task.ts";
import { writeExport } from "./personal-data/write-export.ts";
import { openFiles } from "./uploads/open-files.ts";
import type { UploadStorage } from "./uploads/storage.ts";

/**
 * Refuses a storage that has none of the files: it is probably not the server's, and the files in the server's
 * would never be deleted.
 */
async function requireFiles(storage: UploadStorage, { files }: StoredData): Promise<void> {
  if (files.length === 0) return;
  for (const { id } of files) {
    const content = await storage.open(id);
    content?.destroy();
    if (content !== undefined) return;
  }
  throw new OperatorError(
    `${storage.description} contains none of the person's files. Nothing was changed. Set DATA_DIR or S3_… to the server's values; if the files are lost, add --missing-files`,
  );
}

/** Asks before a deletion. @throws {OperatorError} unless the answer is "yes". */
async function requireConsent(): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new OperatorError("Nothing was deleted. Add --yes to delete without a question");
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input, Ctrl-D, is an answer as well; `question` would never resolve.
  const end = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question('Delete all of it? Type "yes": '), end]);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new OperatorError("Nothing was deleted");
}

async function exportTo(folder: string, data: StoredData, storage: UploadStorage): Promise<void> {
  const missing = await writeExport(folder, data, storage).catch((error: unknown) => {
    throw new OperatorError(
      `${path.resolve(folder)} could not be written (${errorCode(error) ?? String(error)})`,
      { cause: error },
    );
  });
  process.stdout.write(`${path.resolve(folder)} contains the data\n`);
  if (missing.length > 0) {
    throw new OperatorError(
      `These files are missing in ${storage.description}: ${missing.join(", ")}`,
    );
  }
}

async function deleteAll(personalData: OpenPersonalData, person: Person): Promise<void> {
  const deletion = await personalData.delete(person);
  process.stdout.write(`${deletedLine(deletion)}. Earlier backups keep what they contain\n`);
  if (!deletion.isPurged) {
    process.stdout.write(
      "The database could not write its files anew, probably because its disk is too full: later backups may contain deleted texts, too\n",
    );
  }
  if (deletion.remainingFiles > 0) {
    const reason = personalData.fileProblem ?? "the server's log contains the reason";
    throw new OperatorError(
      `Files that could not be deleted: ${deletion.remainingFiles} (${reason}). Run the same command again`,
    );
  }
}

await runCommand("command", async () => {
  const { person, folder, isConfirmed, filesMayBeMissing } = readTask(process.argv.slice(2));
  if (folder !== undefined && existsSync(folder)) {
    throw new OperatorError(`${path.resolve(folder)} exists already. Name another folder`);
  }
  const configuration = commandConfiguration();
  const opened = await openPersonalData(configuration);
  try {
    const data = await opened.read(person);
    if (isNothing(data)) {
      const names = [...person.addresses, ...person.visitorIds].join(" or ");
      throw new OperatorError(`Nothing is stored about ${names}`);
    }
    process.stdout.write(`${storedLines(person, data).join("\n")}\n`);
    if (person.visitorIds.length === 0) {
      process.stdout.write(
        "Conversations are not connected with accounts: add the visitor's id, if you know it\n",
      );
    }
    const { storage } = openFiles(configuration);
    if (!filesMayBeMissing) await requireFiles(storage, data);
    if (folder !== undefined) return await exportTo(folder, data, storage);
    if (!isConfirmed) await requireConsent();
    return await deleteAll(opened, person);
  } finally {
    await opened.close();
  }
});
