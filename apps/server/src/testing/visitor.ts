import { randomUUID } from "node:crypto";

import { chatFrameEvent, chatSocketPath } from "@larkline/contract/addresses";
import {
  type Acknowledgement,
  acknowledgementSchema,
  type ChatMessage,
  type ClientFrame,
  type ServerEventName,
  type ServerEvents,
  serverEventSchemas,
} from "@larkline/contract/chat";
import { io, type Socket } from "socket.io-client";
import * as v from "valibot";

import { visitorCookieName } from "../visitors/visitors.ts";

/** A received event. */
interface Received<Name extends ServerEventName = ServerEventName> {
  name: Name;
  payload: ServerEvents[Name];
}

/** Settings of a test visitor's connection. */
export interface VisitorOptions {
  /** HTTP headers of each request, for example `x-forwarded-for` with an IP address, as from a proxy. */
  headers?: Record<string, string>;
  /** Default: polling, then an upgrade to WebSocket. */
  transports?: ("polling" | "websocket")[];
}

/** A browser's side of the chat's socket: sends frames, records the received events, and keeps its cookie. */
export class TestVisitor {
  readonly socket: Socket;
  /** All events of the server, in order. Each was validated by the contract's schema. */
  readonly received: Received[] = [];
  #cookie: string | undefined;
  #listeners = new Set<() => void>();

  private constructor(
    url: string,
    cookie: string | undefined,
    { headers = {}, transports = ["polling", "websocket"] }: VisitorOptions = {},
  ) {
    this.#cookie = cookie;
    this.socket = io(url, {
      path: chatSocketPath,
      transports,
      reconnection: false,
      forceNew: true,
      extraHeaders: { ...headers, ...(cookie !== undefined && { cookie }) },
    });
    this.socket.onAny((name: ServerEventName, payload: unknown) => {
      this.received.push({ name, payload: v.parse(serverEventSchemas[name], payload) });
      for (const listener of this.#listeners) listener();
    });
  }

  /**
   * Connects, and resolves at the event `connected`; rejects if the server refuses.
   *
   * @param as An earlier visitor, whose cookie this connection sends. Default: a new visitor.
   */
  static async connect(
    url: string,
    as?: Pick<TestVisitor, "cookie">,
    options?: VisitorOptions,
  ): Promise<TestVisitor> {
    const cookie = as?.cookie ?? (await handshakeCookie(url));
    const visitor = new TestVisitor(url, cookie, options);
    const refused = new Promise<never>((_resolve, reject) =>
      visitor.socket.once("connect_error", reject),
    );
    await Promise.race([visitor.event("connected"), refused]);
    return visitor;
  }

  get cookie(): string | undefined {
    return this.#cookie;
  }

  /** Sends any value as a frame. Resolves to its acknowledgement; rejects after the timeout. */
  async send(frame: unknown, timeoutMs = 10_000): Promise<Acknowledgement> {
    const answer: unknown = await this.socket.timeout(timeoutMs).emitWithAck(chatFrameEvent, frame);
    return v.parse(acknowledgementSchema, answer);
  }

  /** Sends a frame that the server must accept. Throws the message of a refusal. */
  async sendOrThrow(frame: ClientFrame): Promise<Extract<Acknowledgement, { ok: true }>> {
    const acknowledgement = await this.send(frame);
    if (!acknowledgement.ok) throw new Error(acknowledgement.error.message);
    return acknowledgement;
  }

  /** Sends a question. Resolves to the ids of its session and message. */
  async ask(content: string, frame: { id?: string; sessionId?: string } = {}) {
    const { sessionId = "", messageId = "" } = await this.sendOrThrow({
      type: "send_message",
      id: randomUUID(),
      content,
      ...frame,
    });
    return { sessionId, messageId };
  }

  /** All events of a name so far. */
  all<Name extends ServerEventName>(name: Name): ServerEvents[Name][] {
    return this.received
      .filter((event): event is Received<Name> => event.name === name)
      .map(({ payload }) => payload);
  }

  /** The messages of all `message_added` events so far, in order. */
  get messages(): ChatMessage[] {
    return this.all("message_added").map(({ message }) => message);
  }

  /** Resolves with the first matching event of a name, whether it was received already or will be. */
  event<Name extends ServerEventName>(
    name: Name,
    matches: (payload: ServerEvents[Name]) => boolean = () => true,
  ): Promise<ServerEvents[Name]> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.all(name).find(matches);
        if (found === undefined) return;
        this.#listeners.delete(check);
        resolve(found);
      };
      this.#listeners.add(check);
      check();
    });
  }

  async leave(): Promise<void> {
    if (!this.socket.connected) return;
    await new Promise<void>((resolve) => {
      this.socket.once("disconnect", () => resolve());
      this.socket.disconnect();
    });
  }
}

/** The response to a browser's first handshake, which sets the visitor's cookie. */
export async function handshake(
  url: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${chatSocketPath}?EIO=4&transport=polling`, { headers });
}

/** The visitor cookie that a first handshake sets, as `name=value`. */
export async function handshakeCookie(url: string): Promise<string | undefined> {
  const header = (await handshake(url)).headers.get("set-cookie") ?? "";
  return header.split(";").find((part) => part.startsWith(`${visitorCookieName}=`));
}
