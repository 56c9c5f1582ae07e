import type { ClientFrame } from "@larkline/contract/chat";

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

/** Sends a frame. Its first acknowledgement, confirmation, refusal or timeout settles the request. */
export function sendRequest(transport: ChatTransport, frame: ClientFrame): FrameRequest {
  let resolve: (value: Acknowledged & { ok: true }) => void = doNothing;
  let reject: (reason: RequestError) => void = doNothing;
  const done = new Promise<Acknowledged & { ok: true }>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  const lose = (message: string) => reject(new RequestError("lost", { code: "lost", message }));
  transport.send(frame, (error, value) => {
    if (error) return lose(error.message);
    const acknowledged = readAcknowledgement(value);
    if (acknowledged?.ok === false) return reject(new RequestError("refused", acknowledged.error));
    return resolve(acknowledged ?? { ok: true });
  });
  return {
    type: frame.type,
    done,
    confirm: () => resolve({ ok: true }),
    refuse: (refusal) => reject(new RequestError("refused", refusal)),
    abandon: () =>
      reject(new RequestError("lost", { code: "closed", message: "The conversation was closed." })),
  };
}
