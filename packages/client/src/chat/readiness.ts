/** Checks whether a frame that starts a reply may be sent, and prepares the session for it. */
import { problems } from "@larkline/contract/problems";

import type { Connection } from "./connection.ts";
import { RequestError } from "./request.ts";
import type { Session } from "./session.ts";
import type { ChatStore } from "./state.ts";
import type { Stopping } from "./stopping.ts";

export interface Readiness {
  /** Why nothing can be sent now; undefined if sending is possible. */
  obstacle(): string | undefined;
  /** Waits until the frame may be sent, creates a session if needed, and returns the session's id. */
  session(): Promise<string>;
}

export interface ReadinessOptions {
  readonly store: ChatStore;
  readonly connection: Connection;
  readonly session: Session;
  readonly stopping: Stopping;
}

export function createReadiness({
  store,
  connection,
  session,
  stopping,
}: ReadinessOptions): Readiness {
  return {
    obstacle() {
      const { streaming, wait, erasing } = store.getState();
      if (erasing) return "The conversation is being deleted";
      if (streaming.isStreaming) return "A reply is being written";
      if (!connection.isUp) return problems.socketNotConnected;
      return wait ? "Too many messages: the wait is not over" : undefined;
    },
    async session() {
      await stopping.ended();
      const sessionId = await session.ensure();
      // The visitor pressed Stop or closed the conversation before the frame was sent.
      if (!store.getState().streaming.isStreaming)
        throw new RequestError("lost", { code: "stopped", message: "Stopped before sending." });
      return sessionId;
    },
  };
}
