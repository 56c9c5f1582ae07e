import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

import { expect, it } from "vitest";

import { readConfiguration } from "../configuration/configuration.ts";
import { freePort } from "../testing/free-port.ts";
import { askServer } from "./running-server.ts";

const settings = { DATA_DIR: "/data", SESSION_SECRET: "a secret that is long enough for everyone" };

/** Requests a report, and resolves to the error that the operator sees. */
const failureAt = (port: string, timeoutMs = 10_000) =>
  askServer(
    readConfiguration({ ...settings, PORT: port }),
    { owner: "process 4711" },
    {
      call: "analytics report",
      path: "/report",
      timeoutMs,
      read: (response) => response.json(),
    },
  ).then(
    () => "no error",
    (error: unknown) => String(error),
  );

/** Starts a server for one failing request. */
async function failureWith(answer: RequestListener, timeoutMs?: number): Promise<string> {
  const port = await freePort();
  const server = createServer(answer);
  await once(server.listen(Number(port), "127.0.0.1"), "listening");
  try {
    return (await failureAt(port, timeoutMs)).replace(port, "3000");
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const start = "OperatorError: /data is in use by process 4711, but http://127.0.0.1:3000";
const other =
  "If this process is a server, set HOST and PORT to its values; if it is another command, such as a backup, try again later";

it("names the address that refused the connection", async () => {
  const port = await freePort();
  expect((await failureAt(port)).replace(port, "3000")).toBe(
    `${start} did not answer (connection refused). ${other}`,
  );
});

it("names the time in which no answer arrived", async () => {
  expect(await failureWith(() => undefined, 50)).toBe(
    `${start} did not answer within 0.05 s. ${other}`,
  );
});

it("reports an answer that another program sent", async () => {
  expect(await failureWith((_, response) => response.end("<html>"))).toMatch(
    /sent no analytics report \(Unexpected token .*\)\. If this process is a server/,
  );
});

it.each([
  [
    404,
    "Set HOST, PORT and SESSION_SECRET to the server's values, and run this command on the server's machine or in its container",
  ],
  [500, "The server's log contains the reason"],
])("names the status of a refusal, and what to do: %s", async (status, advice) => {
  expect(await failureWith((_, response) => response.writeHead(status).end())).toBe(
    `${start} answered with status ${status}. ${advice}`,
  );
});
