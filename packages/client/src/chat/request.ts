import type { ClientFrame } from "@larkline/contract/chat";

import { nothing } from "./context.ts";
import { readAcknowledgement, type Acknowledged, type Refusal } from "./events.ts";
import type { ChatTransport } from "./transport.ts";

/** A frame failed: refused by the server (`refused`), or nobody knows whether it arrived (`lost`). */
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

/** A frame under way. */
export interface Request {
  readonly type: ClientFrame["type"];
  /** Settles with the acknowledgement or with what came instead of it. */
  readonly done: Promise<Acknowledged & { ok: true }>;
  /** The effect was seen: a server of the specification alone acknowledges nothing. */
  confirm(): void;
  /** The server said no by an `error` event. */
  refuse(refusal: Refusal): void;
  /** Nobody waits for it any more. */
  abandon(): void;
}

/** Sends a frame. The first of acknowledgement, confirmation, refusal and timeout counts. */
export function sendRequest(transport: ChatTransport, frame: ClientFrame): Request {
  let resolve: (value: Acknowledged & { ok: true }) => void = nothing;
  let reject: (reason: RequestError) => void = nothing;
  const done = new Promise<Acknowledged & { ok: true }>((yes, no) => {
    resolve = yes;
    reject = no;
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
    abandon: () => lose("The conversation was closed."),
  };
}
