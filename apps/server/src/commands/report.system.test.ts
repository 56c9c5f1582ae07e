import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { apiPaths } from "@larkline/contract/addresses";
import { afterEach, beforeEach, expect, it } from "vitest";

import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { runOperatorCommand } from "../testing/run-command.ts";
import { ServerProcess } from "../testing/server-process.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-report-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs `npm run report` for the data folder. */
const report = (environment: Record<string, string>, ...options: string[]) =>
  runOperatorCommand("report", options, { DATA_DIR: folder, ...environment });

// Starting the embedded database takes seconds on a busy machine.
it(
  "npm run report gets the counts from the running server, and from the data folder once it has stopped",
  { timeout: 60_000 },
  async () => {
    await putEmptyDatabase(folder);
    const port = await freePort();
    const server = new ServerProcess({ DATA_DIR: folder, PORT: port });
    try {
      await server.ready();
      const sent = await fetch(`${server.url}${apiPaths.analyticsTrack}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify([
          { event: "page_view", path: "/pricing" },
          { event: "cta_click", label: "Pricing - Select Plan", location: "pricing-page" },
        ]),
      });
      expect(sent.status).toBe(202);

      const during = await report({ PORT: port });
      expect(during).toMatchObject({ code: 0, errors: "" });
      expect(during.output).toMatch(/^\/pricing +1$/m);
      expect(during.output).toMatch(/^Pricing - Select Plan +1 {2}pricing-page$/m);

      const elsewhere = await freePort();
      const lost = await report({ PORT: elsewhere });
      expect(lost).toMatchObject({ code: 1, output: "" });
      expect(lost.errors).toBe(
        `${folder} is in use by process ${server.child.pid}, but http://127.0.0.1:${elsewhere} did not answer (connection refused). If this process is a server, set HOST and PORT to its values; if it is another command, such as a backup, try again later\n`,
      );

      await server.kill("SIGTERM");
      // Two days, because the day may change between the events and the report.
      expect(await report({}, "--days=2")).toEqual(during);
    } finally {
      await server.kill("SIGKILL");
    }
  },
);

it("reports a missing database or an invalid option in one line", { timeout: 30_000 }, async () => {
  const [empty, wrong, unknown] = await Promise.all([
    report({}),
    report({}, "--days=many"),
    report({}, "--weeks=2"),
  ]);
  expect(empty).toMatchObject({ code: 1, output: "" });
  expect(empty.errors).toMatch(new RegExp(`^${folder} contains no database yet\\. [^\n]+\n$`));
  expect(wrong.errors).toMatch(/^--days must be a number from 1 to 99999, got "many"\. [^\n]+\n$/);
  expect(unknown.errors).toMatch(/^Usage: npm run report/);
});
