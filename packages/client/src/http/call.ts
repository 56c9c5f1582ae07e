import { apiPaths } from "@larkline/contract/addresses";
import type { CallBody, CallData, CallName } from "@larkline/contract/http";
import { isJsonObject } from "@larkline/contract/json-object";
import { problems } from "@larkline/contract/problems";
import { callTimeoutMs } from "@larkline/contract/timings";

/** Name of a call with JSON bodies: every call except the upload. */
export type JsonCall = Exclude<CallName, "upload">;

/**
 * Result of a call (specification, section 7, "Result handling").
 * - `data`: the JSON object of a 2xx answer, not validated; empty if the body is no JSON object.
 * - `error`: the server's message, or else the status text, or the network's error. Empty if an answer has
 *   neither message nor status text.
 */
export type Answer<Data> =
  | { readonly success: true; readonly data: Data }
  | {
      readonly success: false;
      readonly error: string;
      /** HTTP status; 0 without a complete answer. */
      readonly status: number;
    };

export interface CallOptions<Name extends JsonCall> {
  body?: CallBody<Name>;
  /** Sent as a bearer token (RFC 6750). */
  accessToken?: string;
  /** Cancels the call. */
  signal?: AbortSignal;
}

/** Shown when the answer did not arrive in time; ours, not the specification's. */
export const noAnswerInTime =
  "The server did not answer in time. Check your connection and try again.";

/**
 * The answer's parsed body; undefined if it is not JSON. Rejects if only a part of the body arrived, because the
 * connection was lost or the call was aborted or timed out.
 */
function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch((error: unknown) => {
    // The body is complete, but no JSON. Checks the name, because WebKit rejects with a `DOMException`.
    if (error instanceof Error && error.name === "SyntaxError") return undefined;
    throw error;
  });
}

/**
 * The result of an answer. Some backends wrap the data of a 2xx answer as `{success, data}`, or report an
 * error as a 2xx answer with `{success: false, error}` or `{success: false, message}`. Section 7 of the specification
 * allows all of these.
 *
 * @param parsed The parsed body. A body that is no JSON object counts as an empty one.
 */
export function resultOf(
  { ok, status, statusText }: Pick<Response, "ok" | "status" | "statusText">,
  parsed: unknown,
): Answer<object> {
  const body = isJsonObject(parsed) ? parsed : {};
  const { success, data, error, message } = body;
  if (ok && success !== false)
    return { success: true, data: success === true && isJsonObject(data) ? data : body };
  const text = (ok && error) || message;
  const fallback = ok ? "" : statusText;
  return { success: false, error: typeof text === "string" && text ? text : fallback, status };
}

/** Makes a call of the contract to the page's own origin. Never throws: failures are in the result. */
export async function call<Name extends JsonCall>(
  name: Name,
  { body, accessToken, signal }: CallOptions<Name> = {},
): Promise<Answer<CallData<Name>>> {
  return fetchJson(apiPaths[name], {
    method: name === "verificationStatus" ? "GET" : "POST",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/**
 * Fetches JSON with the timeout `callTimeoutMs` for the whole answer. Never throws: errors are in
 * the result.
 */
export async function fetchJson(address: string | URL, init: RequestInit): Promise<Answer<object>> {
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    const response = await fetch(address, { ...init, signal });
    return resultOf(response, await bodyOf(response));
  } catch (caught) {
    if (timeout.aborted) return { success: false, error: noAnswerInTime, status: 0 };
    const text = caught instanceof Error ? caught.message : "";
    return { success: false, error: text || problems.network, status: 0 };
  }
}
