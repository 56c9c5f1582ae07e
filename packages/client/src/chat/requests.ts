import type { ClientFrame } from "@larkline/contract/chat";

import type { Refusal } from "./events.ts";
import { sendRequest, type Request } from "./request.ts";
import type { ChatTransport } from "./transport.ts";

/** Frames that wait to be acknowledged or confirmed. */
export interface Requests {
  send(transport: ChatTransport, frame: ClientFrame): Request;
  /** Confirms all waiting frames of these types: their effect was seen. */
  confirm(...types: Request["type"][]): void;
  /** Refuses the oldest waiting frame because of an `error` event; false if none waits. */
  refuseOldest(refusal: Refusal): boolean;
  /** Stops waiting for all of them. */
  abandon(): void;
}

export function createRequests(): Requests {
  const waiting = new Set<Request>();
  return {
    send(transport, frame) {
      const sent = sendRequest(transport, frame);
      waiting.add(sent);
      const forget = () => waiting.delete(sent);
      sent.done.then(forget, forget);
      return sent;
    },
    confirm(...types) {
      for (const sent of waiting) if (types.includes(sent.type)) sent.confirm();
    },
    refuseOldest(refusal) {
      const oldest = [...waiting].find(({ type }) => type !== "abort_generation");
      oldest?.refuse(refusal);
      return oldest !== undefined;
    },
    abandon() {
      for (const sent of waiting) sent.abandon();
      waiting.clear();
    },
  };
}
