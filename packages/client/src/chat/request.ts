import type { ClientFrame } from "@larkline/contract/chat";
import { problems } from "@larkline/contract/problems";
import { socketAcknowledgementTimeoutMs } from "@larkline/contract/timings";

import type { ChatClock } from "./clock.ts";
import { doNothing } from "./context.ts";
import { readAcknowledgement, type Acknowledged, type Refusal } from "./events.ts";
import type { ChatTransport } from "./transport.ts";

/**
 * The error of a frame that failed.
 * - `refused`: the server refused the frame.
 * - `lost`: the frame was not sent, or it is unknown whether it arrived.
 */
export class RequestError extends Error {
  readonly kind: "refused" | "lost";
  readonly refusal: Refusal;

  constructor(kind: "refused" | "lost", refusal: Refusal) {
    super(refusal.message);
    this.name = "RequestError";
    this.kind = kind;
    this.refusal = refusal;
  }
}

/** The error of a frame that was not sent, or of which it is unknown whether it arrived. */
export const lost = (message: string, code = "lost") => new RequestError("lost", { code, message });

/** Whether an error means that the server refused the frame. */
export const isRefused = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.kind === "refused";

/** A sent frame and its result. */
export interface FrameRequest {
  readonly type: ClientFrame["type"];
  /** Resolves with the acknowledgement or a confirmation; rejects with a {@link RequestError}. */
  readonly done: Promise<Acknowledged & { ok: true }>;
  /** Call when an event shows the frame's effect. Replaces the acknowledgement, which some servers omit. */
  confirm(): void;
  /** Call when the server has refused the frame by an `error` event. */
  refuse(refusal: Refusal): void;
  /** Stops waiting; `done` rejects as `lost`, with the code `closed`, which is not shown. */
  abandon(): void;
}

/** Whether a frame creates a session; with an id it resumes one. */
const createsSession = (frame: ClientFrame) =>
  frame.type === "create_session" && frame.sessionId === undefined;

/** Sends a frame. Its first acknowledgement, confirmation, refusal or timeout settles the request. */
export function sendRequest(
  transport: ChatTransport,
  frame: ClientFrame,
  clock: ChatClock,
): FrameRequest {
  let resolve: (value: Acknowledged & { ok: true }) => void = doNothing;
  let reject: (reason: RequestError) => void = doNothing;
  const done = new Promise<Acknowledged & { ok: true }>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  const refuse = (refusal: Refusal) => reject(new RequestError("refused", refusal));
  transport.send(frame, (error, value) => {
    if (error) return reject(lost(error.message));
    const acknowledged = readAcknowledgement(value);
    if (acknowledged?.ok === false) return refuse(acknowledged.error);
    // Only our server names a new session here. Other servers announce it afterwards by an event (`confirm`).
    if (createsSession(frame) && acknowledged?.sessionId === undefined) {
      const giveUp = () => reject(lost(problems.acknowledgementTimeout));
      const cancel = clock.after(socketAcknowledgementTimeoutMs, giveUp);
      return void done.then(cancel, cancel);
    }
    return resolve(acknowledged ?? { ok: true });
  });
  return {
    type: frame.type,
    done,
    confirm: () => resolve({ ok: true }),
    refuse,
    abandon: () => reject(lost("The conversation was closed.", "closed")),
  };
}
