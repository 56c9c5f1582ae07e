// A simulated visitor with an unreliable connection, for realtime/chaos.system.test.ts.
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { chatFrameEvent, chatSocketPath } from "@larkline/contract/addresses";
import {
  type Acknowledgement,
  acknowledgementSchema,
  type ClientFrame,
  type ServerEventName,
  type ServerEvents,
  serverEventSchemas,
} from "@larkline/contract/chat";
import { io, type Socket } from "socket.io-client";
import * as v from "valibot";

import { Visitors } from "../visitors/visitors.ts";
import { seededId } from "./random.ts";
import { sessionSecret } from "./test-server.ts";

/** A message as this visitor's client shows it. */
export interface ShownMessage {
  role: "user" | "assistant";
  content: string;
  streaming: boolean;
}

/** The running server. The test updates the fields when it restarts the server. */
export interface CurrentServer {
  url: string;
  /** Rises with every restart. */
  generation: number;
  /** Whether the server is being stopped, regularly or by a kill: its later acknowledgements count as lost. */
  isStopping: boolean;
  /** Resolves when the current server accepts connections. */
  ready: Promise<void>;
  /**
   * Resolves when this server has stopped. The visitor then treats its connection as lost. A real process
   * closes its connections when it exits. This server runs in the test's process, where a connection in the
   * middle of its handshake would stay open.
   */
  gone: Promise<void>;
}

/** The connection broke before the response arrived. */
class ConnectionLost extends Error {
  override name = "ConnectionLost";
}

/**
 * A visitor with a bad connection whose client follows the contract: it repeats unacknowledged messages with
 * the same id, sends the number of the last event when it reconnects, and applies the events to `shown`. At
 * random the connection breaks, frames are sent twice, and old frames are sent again later.
 */
export class ChaoticVisitor {
  readonly shown = new Map<string, ShownMessage>();
  /** The texts of all answers announced as `complete`, by the answer's id. */
  readonly finished = new Map<string, string>();
  /** Violations of the contract. */
  readonly faults: string[] = [];
  readonly sessionId: string;
  readonly #random: () => number;
  readonly #server: CurrentServer;
  readonly #cookie: string;
  readonly #address: string;
  #socket: Socket | undefined;
  /** Generation of the connected server; -1 before the first connection. */
  #generation = -1;
  /** Resolves when the server of the current connection has stopped. */
  #gone: Promise<void> = Promise.resolve();
  #lastSeq: number | undefined;
  /** Whether the session is being resumed, by its missed events or by all its messages. */
  #replaying = false;
  /** Whether the session was created. */
  #started = false;
  /** How many more chunks arrive before the visitor breaks the connection. */
  #chunksUntilCut = Number.POSITIVE_INFINITY;
  /** Frames that the server accepted. `turn` sometimes sends the first one again. */
  readonly #acknowledged: ClientFrame[] = [];
  /** Called after every event and when the connection breaks. */
  readonly #watchers = new Set<() => void>();

  /** @param number The visitor's number, which determines the IP address. */
  constructor(server: CurrentServer, number: number, random: () => number) {
    this.#server = server;
    this.#random = random;
    this.#address = `10.1.${number >> 8}.${number & 255}`;
    this.sessionId = seededId(random);
    const visitors = new Visitors([sessionSecret], false);
    // `cookieFor` reads only the headers of the request.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const request = { headers: {} } as unknown as IncomingMessage;
    this.#cookie = visitors.cookieFor(request).split(";")[0] ?? "";
  }

  /** Sends a question, edit or regeneration until it is stored, and waits until its answer has ended. */
  async turn(frame: ClientFrame): Promise<void> {
    if (this.#withProbability(0.5)) this.#chunksUntilCut = 1 + Math.floor(this.#random() * 4);
    const generation = await this.#sendUntilAcknowledged({
      ...frame,
      id: seededId(this.#random),
      sessionId: this.sessionId,
    });
    if (generation === undefined) return;
    for (;;) {
      try {
        await this.#connect();
        // Sometimes the first accepted frame arrives again, perhaps on another connection, after newer frames.
        const [old] = this.#acknowledged;
        if (old !== undefined && this.#withProbability(0.2)) {
          const secondResult = await this.#send(old);
          if (secondResult.ok && secondResult.duplicate !== true)
            this.faults.push(`accepted twice: ${old.type}`);
        }
        // After a restart of the server no earlier reply is running.
        await this.#until(() => this.#hasAnswerEnded(generation));
        return;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
      }
    }
  }

  /** Connects again without known messages, as after a page load. Returns the messages shown then. */
  async reload(): Promise<Map<string, ShownMessage>> {
    this.#drop();
    this.shown.clear();
    this.#lastSeq = undefined;
    this.#chunksUntilCut = Number.POSITIVE_INFINITY;
    await this.#connect();
    return this.shown;
  }

  leave(): void {
    this.#drop();
  }

  #withProbability(share: number): boolean {
    return this.#random() < share;
  }

  /** Whether the last message is an answer that has ended, or the server that wrote it was replaced. */
  #hasAnswerEnded(generation: number): boolean {
    const last = [...this.shown.values()].at(-1);
    if (last?.streaming === true) return false;
    return last?.role === "assistant" || this.#generation > generation;
  }

  /**
   * Sends a frame until the server accepts or finally refuses it.
   * @returns The generation of the server that accepted the frame; undefined if it was refused, for example
   * because the message to edit no longer exists.
   */
  async #sendUntilAcknowledged(frame: ClientFrame): Promise<number | undefined> {
    for (;;) {
      try {
        await this.#connect();
        const generation = this.#generation;
        // Sometimes a frame is sent twice; the second one must change nothing.
        const sendsTwice = this.#withProbability(0.3);
        const sent = this.#send(frame);
        const again = sendsTwice ? this.#send(frame) : undefined;
        again?.catch(() => undefined);
        // Sometimes the connection breaks while the frame is being sent.
        if (this.#withProbability(0.15)) this.#drop();
        const answer = await sent;
        const second = await again;
        if (second?.ok === true && answer.ok && second.duplicate !== true) {
          this.faults.push(`accepted twice: ${frame.type}`);
        }
        if (answer.ok) {
          this.#acknowledged.push(frame);
          return generation;
        }
        const { code, message } = answer.error;
        if (code === "not_found") return undefined;
        if (code !== "busy" && code !== "not_available") {
          this.faults.push(`${frame.type} refused: ${message}`);
          return undefined;
        }
        // An answer is still being written, or the server is going down.
        await pause(25);
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
      }
    }
  }

  async #connect(): Promise<void> {
    while (this.#socket?.connected !== true) {
      await this.#server.ready;
      try {
        await this.#open();
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        this.#drop();
      }
    }
  }

  async #open(): Promise<void> {
    const { url, generation, gone } = this.#server;
    const socket = io(url, {
      path: chatSocketPath,
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: this.#cookie, "x-forwarded-for": this.#address },
    });
    this.#socket = socket;
    this.#gone = gone;
    socket.onAny((name: ServerEventName, payload: unknown) => {
      if (this.#socket !== socket) return;
      this.#apply(name, v.parse(serverEventSchemas[name], payload));
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", () => reject(new ConnectionLost()));
      // To the client, a connection that breaks during the handshake is a disconnection, not an
      // error.
      socket.once("disconnect", () => reject(new ConnectionLost()));
      void gone.then(() => reject(new ConnectionLost()));
    });
    this.#generation = generation;
    socket.once("disconnect", () => this.#notify());
    this.#replaying = this.#started;
    const answer = await this.#send(
      this.#started
        ? {
            type: "create_session",
            sessionId: this.sessionId,
            ...(this.#lastSeq !== undefined &&
              this.#withProbability(0.8) && { lastSeq: this.#lastSeq }),
          }
        : { type: "create_session", id: this.sessionId },
    );
    this.#replaying = false;
    if (answer.ok) this.#started = true;
    else if (answer.error.code !== "not_available") this.faults.push(answer.error.message);
    this.#notify();
  }

  async #send(frame: ClientFrame): Promise<Acknowledgement> {
    const socket = this.#socket;
    // Socket.IO would buffer a frame for a closed connection forever.
    if (socket?.connected !== true) throw new ConnectionLost();
    const gone = this.#gone;
    const answer = await new Promise<unknown>((resolve, reject) => {
      socket.once("disconnect", () => reject(new ConnectionLost()));
      void gone.then(() => reject(new ConnectionLost()));
      socket.emit(chatFrameEvent, frame, resolve);
    });
    if (this.#server.isStopping) throw new ConnectionLost();
    return v.parse(acknowledgementSchema, answer);
  }

  /** Closes the connection without a disconnect packet, as a network failure does. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.io.engine.close();
    socket?.disconnect();
    this.#notify();
  }

  #notify(): void {
    for (const check of this.#watchers) check();
  }

  /** Resolves when the condition is true, now or after an event; rejects if the connection breaks before. */
  async #until(condition: () => boolean): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        this.#watchers.delete(check);
        settle();
      };
      const check = () => {
        if (this.#socket?.connected !== true) end(() => reject(new ConnectionLost()));
        else if (condition()) end(resolve);
      };
      this.#watchers.add(check);
      check();
    });
  }

  #apply<Name extends ServerEventName>(name: Name, payload: ServerEvents[Name]): void {
    const { seq } = payload;
    if (seq !== undefined) {
      if (this.#lastSeq !== undefined && seq <= this.#lastSeq) {
        this.faults.push(`${name} came again, with number ${seq} behind ${this.#lastSeq}`);
        return;
      }
      this.#lastSeq = seq;
    } else if (this.#replaying && (name === "message_added" || name === "message_state_update")) {
      // Everything is sent again instead of the missed events.
      this.shown.clear();
      this.#replaying = false;
    }
    if ("lastSeq" in payload && payload.lastSeq !== undefined) this.#lastSeq = payload.lastSeq;
    if ("message" in payload && typeof payload.message === "object") {
      const { id, role, content, streaming } = payload.message;
      this.shown.set(id, { role, content, streaming });
    }
    if ("state" in payload) this.#applyState(payload.messageId, payload.state);
    if ("accumulated" in payload) this.#applyChunk(payload);
    if (name === "stream_complete" && "messageId" in payload) {
      const known = this.shown.get(payload.messageId);
      if (known !== undefined) known.streaming = false;
    }
    this.#notify();
  }

  #applyState(id: string, state: ServerEvents["message_state_update"]["state"]): void {
    const known = this.shown.get(id);
    if (state === "first_token") {
      this.shown.set(id, { role: "assistant", content: "", streaming: true });
    } else if (state === "removed") this.shown.delete(id);
    else if (known?.role === "assistant") {
      known.streaming = false;
      if (state === "complete") this.finished.set(id, known.content);
    }
  }

  #applyChunk({ messageId, content, accumulated, isNew }: ServerEvents["stream_chunk"]): void {
    const known = this.shown.get(messageId);
    if (known?.streaming !== true) {
      this.faults.push("a chunk came for an answer that is not streaming");
      return;
    }
    const continuesText = isNew || known.content === "" || accumulated.startsWith(known.content);
    if (!continuesText || !accumulated.endsWith(content))
      this.faults.push("text is missing or repeated");
    known.content = accumulated;
    this.#chunksUntilCut -= 1;
    if (this.#chunksUntilCut > 0) return;
    this.#chunksUntilCut = Number.POSITIVE_INFINITY;
    this.#drop();
  }
}
