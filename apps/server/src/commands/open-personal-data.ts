import path from "node:path";

import { brand } from "@larkline/content/brand";
import * as v from "valibot";

import type { Configuration } from "../configuration/configuration.ts";
import { openDatabase } from "../database/database.ts";
import { FolderInUseError } from "../database/folder-lock.ts";
import { commandConnectionName } from "../database/other-processes.ts";
import { isDatabase } from "../database/unpack-database.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { personalDataPath } from "../http/personal-data.ts";
import { type Deletion, deletionSchema, PersonalData } from "../personal-data/personal-data.ts";
import { storedDataSchema } from "../personal-data/stored-data.ts";
import { openFiles } from "../uploads/open-files.ts";
import { Uploads } from "../uploads/uploads.ts";
import { askServer } from "./running-server.ts";

/** How long a running server may take to answer, in milliseconds. It may have to delete many files in a bucket. */
const serverTimeoutMs = 5 * 60_000;

/** Access to the data of persons, in the database or through the server that has it open. */
export interface OpenPersonalData extends Pick<PersonalData, "read" | "delete"> {
  /** Why the last file could not be deleted. Undefined if the server knows it: the server logs it. */
  readonly fileProblem?: string | undefined;
  close: () => Promise<void>;
}

/**
 * Opens the database. If a server has opened the embedded one, sends it the requests.
 *
 * @throws {OperatorError} if there is no database, or one of another version.
 */
export async function openPersonalData(configuration: Configuration): Promise<OpenPersonalData> {
  const { databaseUrl, dataDirectory, uploadRoom } = configuration;
  if (databaseUrl === undefined && !isDatabase(path.join(dataDirectory, "database"))) {
    throw new OperatorError(
      `${path.resolve(dataDirectory)} contains no database of ${brand.name}. Set DATA_DIR or DATABASE_URL to the server's value`,
    );
  }
  try {
    const { database, upkeep, close } = await openDatabase(configuration, {
      applicationName: commandConnectionName("personal data"),
      tables: "require",
    });
    let fileProblem: string | undefined;
    const log = {
      error: ({ err }: { err?: unknown }) => {
        fileProblem = err instanceof Error ? err.message : String(err);
      },
    };
    const uploads = new Uploads({ ...openFiles(configuration), database, room: uploadRoom, log });
    const personalData = new PersonalData(database, uploads, upkeep);
    return {
      read: (person) => personalData.read(person),
      delete: (person) => personalData.delete(person),
      get fileProblem() {
        return fileProblem;
      },
      close,
    };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const ask = <Schema extends v.GenericSchema>(body: object, schema: Schema) =>
      askServer(configuration, error, {
        call: "personal data",
        path: personalDataPath,
        body,
        timeoutMs: serverTimeoutMs,
        read: async (response) => v.parse(schema, await response.json()),
      });
    return {
      read: (person) => ask({ task: "read", person }, storedDataSchema),
      delete: (person): Promise<Deletion> => ask({ task: "delete", person }, deletionSchema),
      close: () => Promise.resolve(),
    };
  }
}
