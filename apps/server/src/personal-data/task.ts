import { parseArgs } from "node:util";

import { OperatorError } from "../errors/operator-error.ts";
import { type Person, personOf } from "./person.ts";

const usage =
  "Usage: npm run person -- export someone@example.com --to folder, or npm run person -- delete someone@example.com. More addresses and visitors' ids may follow";

/** What `npm run person` is to do. */
export interface Task {
  person: Person;
  /** The folder of an export; undefined for a deletion. */
  folder: string | undefined;
  /** Whether to delete without a question. */
  isConfirmed: boolean;
  /** Whether the files of visitors may be missing in the storage. */
  filesMayBeMissing: boolean;
}

/**
 * Reads the arguments of the command.
 *
 * @throws {OperatorError} if they are wrong.
 */
export function readTask(args: readonly string[]): Task {
  const { values, positionals } = parse(args);
  const [task, ...names] = positionals;
  const isConfirmed = values.yes === true;
  const isExport = task === "export" && Boolean(values.to) && !isConfirmed;
  const isDeletion = task === "delete" && values.to === undefined;
  if ((!isExport && !isDeletion) || names.length === 0) throw new OperatorError(usage);
  const person = personOf(names);
  if (typeof person === "string") {
    throw new OperatorError(
      `"${person}" is neither an email address nor the id of a visitor. The id is the part of the visitor's cookie before the dot`,
    );
  }
  const filesMayBeMissing = values["missing-files"] === true;
  return { person, folder: values.to, isConfirmed, filesMayBeMissing };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: "string" },
        yes: { type: "boolean" },
        "missing-files": { type: "boolean" },
      },
    });
  } catch {
    throw new OperatorError(usage);
  }
}
