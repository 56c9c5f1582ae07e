import { apiPaths } from "@larkline/contract/addresses";
import type { CallBody, CallData, CallName } from "@larkline/contract/http";
import { problems } from "@larkline/contract/problems";
import { callTimeoutMs } from "@larkline/contract/timings";

/** Name of a call with JSON bodies: every call except the upload. */
export type JsonCall = Exclude<CallName, "upload">;

/**
 * Result of a call (specification, section 7, "Result handling"). `data` is the JSON body of a 2xx answer. It
 * is not validated, and an empty object if the body is no JSON object. `error` is the answer's message, its
 * status text, or the network's error.
 */
export type Answer<Data> =
  | { readonly success: true; readonly data: Data }
  | {
      readonly success: false;
      readonly error: string;
      /** HTTP status; 0 without an answer. */
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

/** The answer's JSON object; an empty object if the body is anything else. */
async function bodyOf(response: Response): Promise<object> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
}

/**
 * The result of a 2xx answer. Its body is the data, or, from backends that wrap it, `{success, data}` or
 * `{success: false, error}`, which section 7 of the specification also names.
 */
function resultOf(body: Partial<Record<"success" | "data" | "error", unknown>>): Answer<object> {
  if (body.success === false) return { success: false, error: String(body.error), status: 200 };
  const isWrapped = body.success === true && typeof body.data === "object" && body.data !== null;
  return { success: true, data: isWrapped ? (body.data ?? body) : body };
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
    const data = await bodyOf(response);
    // `bodyOf` hides a timeout or an abort that happens during the body.
    signal.throwIfAborted();
    if (response.ok) return resultOf(data);
    const message = "message" in data && typeof data.message === "string" ? data.message : "";
    return { success: false, error: message || response.statusText, status: response.status };
  } catch (caught) {
    if (timeout.aborted) return { success: false, error: noAnswerInTime, status: 0 };
    const text = caught instanceof Error ? caught.message : "";
    return { success: false, error: text || problems.network, status: 0 };
  }
}
