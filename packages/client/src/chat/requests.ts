import type { ClientFrame } from "@larkline/contract/chat";

import type { ChatClock } from "./clock.ts";
import type { Refusal } from "./events.ts";
import { sendRequest, type FrameRequest } from "./request.ts";
import type { ChatTransport } from "./transport.ts";

/** Sends frames, and keeps those that wait for an acknowledgement or confirmation. */
export interface Requests {
  send(transport: ChatTransport, frame: ClientFrame): FrameRequest;
  /** Confirms all waiting frames of these types, because an event has shown their effect. */
  confirm(...types: FrameRequest["type"][]): void;
  /**
   * Refuses the oldest waiting frame because of an `error` event, which does not name its frame. Skips stops
   * (`abort_generation`). Returns false if no other frame waits.
   */
  refuseOldest(refusal: Refusal): boolean;
  /** Stops waiting for all frames, whose promises reject as `lost`. */
  abandon(): void;
}

export function createRequests(clock: ChatClock): Requests {
  const waiting = new Set<FrameRequest>();
  return {
    send(transport, frame) {
      const request = sendRequest(transport, frame, clock);
      waiting.add(request);
      const forget = () => waiting.delete(request);
      request.done.then(forget, forget);
      return request;
    },
    confirm(...types) {
      for (const request of waiting) if (types.includes(request.type)) request.confirm();
    },
    refuseOldest(refusal) {
      const oldest = [...waiting].find(({ type }) => type !== "abort_generation");
      oldest?.refuse(refusal);
      return oldest !== undefined;
    },
    abandon() {
      for (const request of waiting) request.abandon();
      waiting.clear();
    },
  };
}
