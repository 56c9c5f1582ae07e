import { apiPaths } from "@larkline/contract/addresses";
import type { CallBody } from "@larkline/contract/http";

import { type Answer, fetchJson } from "../http/call.ts";

/** Deletes a conversation on the server, with its messages and files. Never rejects. */
export type EraseSession = (sessionId: string) => Promise<Answer<unknown>>;

/** Deletes with the visitor's cookie. `url` is the backend's origin. */
export function browserErase(url: string): EraseSession {
  return (sessionId) => {
    const body: CallBody<"eraseSession"> = { sessionId };
    return fetchJson(new URL(apiPaths.eraseSession, new URL(url, location.href)), {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  };
}
