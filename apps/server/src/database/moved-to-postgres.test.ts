import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { markAsMoved, refuseMovedData } from "./moved-to-postgres.ts";

it("refuses a folder whose data was moved, unless DATABASE_URL is set or the file is removed", async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "larkline-moved-"));
  const settings = { dataDirectory, databaseUrl: undefined };
  try {
    refuseMovedData(settings);
    await markAsMoved(dataDirectory);
    const today = new Date().toISOString().slice(0, 10);
    const file = path.join(dataDirectory, "moved-to-postgres");
    expect(() => refuseMovedData(settings)).toThrow(
      new OperatorError(
        `The data was moved to PostgreSQL on ${today}: set DATABASE_URL. (Remove ${file} to use the old database again.)`,
      ),
    );
    refuseMovedData({ dataDirectory, databaseUrl: "postgres://127.0.0.1/larkline" });
    await rm(file);
    refuseMovedData(settings);
    refuseMovedData({ ...settings, dataDirectory: path.join(dataDirectory, "missing") });
  } finally {
    await rm(dataDirectory, { recursive: true, force: true });
  }
});
