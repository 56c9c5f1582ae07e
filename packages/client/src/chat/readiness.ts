/** Checks whether a frame that starts a reply may be sent, and prepares the session for it. */
import { problems } from "@larkline/contract/problems";

import type { Connection } from "./connection.ts";
import type { ChatContext } from "./context.ts";
import { lost, RequestError } from "./request.ts";
import type { Session } from "./session.ts";
import type { Stopping } from "./stopping.ts";
import { beingErased } from "./wording.ts";

const stoppedCode = "stopped";

export interface Readiness {
  /** Why nothing can be sent now; undefined if sending is possible. */
  obstacle(): string | undefined;
  /** Waits until the frame may be sent, creates a session if needed, and returns the session's id. */
  session(): Promise<string>;
}

export interface ReadinessOptions {
  readonly connection: Connection;
  readonly session: Session;
  readonly stopping: Stopping;
}

/** Whether the error of `Readiness.session` means that the visitor stopped the reply before it was requested. */
export const isStopped = (error: unknown) =>
  error instanceof RequestError && error.refusal.code === stoppedCode;

export function createReadiness(
  { store, clock }: ChatContext,
  { connection, session, stopping }: ReadinessOptions,
): Readiness {
  /** Number of the last call of `session`. */
  let lastCall = 0;
  return {
    obstacle() {
      const { streaming, wait, erasing } = store.getState();
      if (erasing) return beingErased;
      if (streaming.isStreaming) return "A reply is being written";
      if (!connection.isUp) return problems.socketNotConnected;
      // The timer that ends the wait stands still while the device sleeps; the countdown does not.
      const isWaiting = wait !== null && clock.now() < wait.until;
      return isWaiting ? "Too many messages: the wait is not over" : undefined;
    },
    async session() {
      lastCall += 1;
      const ownCall = lastCall;
      // A stop that was pressed without a connection is sent when the session is resumed. If resuming failed, it
      // is sent here.
      stopping.sendPendingStop();
      await stopping.ended();
      const sessionId = await session.ensure();
      // The visitor pressed Stop or closed the conversation before the frame was sent, and may have sent
      // another message since then.
      if (!store.getState().streaming.isStreaming || ownCall !== lastCall)
        throw lost("Stopped before sending.", stoppedCode);
      return sessionId;
    },
  };
}
