import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, expect, it, vi } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { markAsMoved, refuseMovedData } from "./moved-to-postgres.ts";

afterEach(() => void vi.useRealTimers());

it("refuses a folder whose data was moved, unless DATABASE_URL is set or the file is removed", async () => {
  // A fixed date: at midnight, the test and the file might have different ones.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 2, 14, 23, 59, 59) });
  const dataDirectory = await mkdtemp(path.join(tmpdir(), "larkline-moved-"));
  const settings = { dataDirectory, databaseUrl: undefined };
  try {
    refuseMovedData(settings);
    await markAsMoved(dataDirectory);
    const file = path.join(dataDirectory, "moved-to-postgres");
    expect(() => refuseMovedData(settings)).toThrow(
      new OperatorError(
        `The data was moved to PostgreSQL on 2026-03-14: set DATABASE_URL. (Remove ${file} to use the old database again.)`,
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
