// `npm run report`: prints the analytics counts as tables. `--days=30` includes only the last 30 days.
import path from "node:path";
import { parseArgs } from "node:util";

import { brand } from "@larkline/content/brand";
import * as v from "valibot";

import { Analytics, dayOf } from "./analytics/analytics.ts";
import { reportText } from "./analytics/report-text.ts";
import { type Totals, totalsSchema } from "./analytics/totals.ts";
import { commandConfiguration, runCommand } from "./commands/command.ts";
import { askServer } from "./commands/running-server.ts";
import type { Configuration } from "./configuration/configuration.ts";
import { openDatabase } from "./database/database.ts";
import { FolderInUseError } from "./database/folder-lock.ts";
import { commandConnectionName } from "./database/other-processes.ts";
import { isDatabase } from "./database/unpack-database.ts";
import { OperatorError } from "./errors/operator-error.ts";
import { reportPath } from "./http/analytics.ts";
import { dayMs } from "./timing/durations.ts";

/** How long a running server may take to answer, in milliseconds. */
const serverTimeoutMs = 10_000;

/** The first day to include, from the option `--days`; undefined for all days. */
function firstDay(): string | undefined {
  const usage = "Usage: npm run report, or npm run report -- --days=30";
  let days: string | undefined;
  try {
    ({ days } = parseArgs({ options: { days: { type: "string" } } }).values);
  } catch {
    throw new OperatorError(usage);
  }
  if (days === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(days)) {
    throw new OperatorError(`--days must be a number from 1 to 99999, got "${days}". ${usage}`);
  }
  return dayOf(new Date(Date.now() - (Number(days) - 1) * dayMs));
}

/** Reads the counts from the database, or from the server that has the database open. */
async function readTotals(
  configuration: Configuration,
  since: string | undefined,
): Promise<Totals> {
  const { databaseUrl, dataDirectory } = configuration;
  if (databaseUrl === undefined && !isDatabase(path.join(dataDirectory, "database"))) {
    throw new OperatorError(
      `${path.resolve(dataDirectory)} contains no database yet. Start ${brand.name} first (npm start), or set DATA_DIR or DATABASE_URL to the server's value`,
    );
  }
  try {
    const connection = await openDatabase(configuration, {
      applicationName: commandConnectionName("report"),
      tables: "require",
    });
    try {
      return await new Analytics(connection.database).totals(since);
    } finally {
      await connection.close();
    }
  } catch (error) {
    // Only one process can open the embedded database. A server that has it open sends the counts.
    if (!(error instanceof FolderInUseError)) throw error;
    return askServer(configuration, error, {
      call: "analytics report",
      path: since === undefined ? reportPath : `${reportPath}?since=${since}`,
      timeoutMs: serverTimeoutMs,
      read: async (response) => v.parse(totalsSchema, await response.json()),
    });
  }
}

await runCommand("report", async () => {
  const since = firstDay();
  process.stdout.write(reportText(await readTotals(commandConfiguration(), since)));
});
