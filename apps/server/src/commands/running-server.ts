// How an operator's command, such as `npm run report`, sends a request to the running server.
import { resolve } from "node:path";

import type { Configuration } from "../configuration/configuration.ts";
import { readSessionSecret } from "../configuration/session-secret.ts";
import type { FolderInUseError } from "../database/folder-lock.ts";
import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { type OperatorCall, operatorKey } from "../http/operator-key.ts";

/** Address of the server with this configuration, on this machine. */
function serverOrigin({ host, port }: Pick<Configuration, "host" | "port">): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** A request to the running server. */
interface OperatorRequest<Answer> {
  call: OperatorCall;
  /** Path of the URL, with its query. */
  path: string;
  /** If given, it is sent as JSON by POST. */
  body?: unknown;
  /** How long the server may take to send its whole answer, in milliseconds. */
  timeoutMs: number;
  /** Reads the answer. Throws if it cannot come from our server, for example if another program uses the port. */
  read: (response: Response) => Promise<Answer>;
}

/**
 * Sends a request with the operator's key to the running server.
 *
 * @param owner The process that uses the data folder: the server, or another command.
 * @throws {OperatorError} if no server answers in time, if it answers with an error, or if `read` throws.
 */
export async function askServer<Answer>(
  configuration: Configuration,
  { owner }: Pick<FolderInUseError, "owner">,
  { call, path, body, timeoutMs, read }: OperatorRequest<Answer>,
): Promise<Answer> {
  const { dataDirectory, sessionSecrets } = configuration;
  // Without a stored secret the server has another one, and refuses the key. None is generated here: a command
  // that only reads must not create a file, which might belong to another user than the server's.
  const key = operatorKey(call, sessionSecrets?.[0] ?? (await readSessionSecret(dataDirectory)));
  const origin = serverOrigin(configuration);
  const failure = (problem: string, cause?: unknown) =>
    new OperatorError(`${resolve(dataDirectory)} is in use by ${owner}, but ${origin} ${problem}`, {
      cause,
    });
  let response: Response | undefined;
  try {
    response = await fetch(new URL(path, origin), {
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return await read(response);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    const outcome = isTimeout
      ? `did not answer within ${timeoutMs / 1000} s`
      : response === undefined
        ? `did not answer (${reasonOf(error)})`
        : `sent no ${call} (${reasonOf(error)})`;
    throw failure(
      `${outcome}. If this process is a server, set HOST and PORT to its values; if it is another command, such as a backup, try again later`,
      error,
    );
  }
  throw failure(
    `answered with status ${response.status}. ${
      response.status < 500
        ? "Set HOST, PORT and SESSION_SECRET to the server's values, and run this command on the server's machine or in its container"
        : "The server's log contains the reason"
    }`,
  );
}

/** Why a request failed. The error of `fetch` has its reason in `cause`. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  if (errorCode(reason) === "ECONNREFUSED") return "connection refused";
  return reason instanceof Error ? reason.message : String(reason);
}
