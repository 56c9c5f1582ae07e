import { earlierMessagesPath } from "@larkline/contract/addresses";

import { type Answer, fetchJson } from "../http/call.ts";

/** Fetches the messages before the one with the id `before`. Never rejects. */
export type LoadEarlier = (sessionId: string, before: string) => Promise<Answer<unknown>>;

/** Fetches earlier messages with the visitor's cookie. `url` is the backend's origin. */
export function browserEarlier(url: string): LoadEarlier {
  return (sessionId, before) =>
    fetchJson(new URL(earlierMessagesPath(sessionId, before), new URL(url, location.href)), {
      credentials: "include",
    });
}
