import { earlierMessagesPath } from "@larkline/contract/addresses";

import { type Answer, ask } from "../http/call.ts";

/** Fetches the messages before a known one. Never rejects. */
export type LoadEarlier = (sessionId: string, before: string) => Promise<Answer<unknown>>;

/** Fetches by the browser, with the visitor's cookie. `url` is the backend's origin. */
export function browserEarlier(url: string): LoadEarlier {
  return (sessionId, before) =>
    ask(new URL(earlierMessagesPath(sessionId, before), new URL(url, location.href)), {
      credentials: "include",
    });
}
