/**
 * Opens and closes the connection to the server, and stores its phase. Reconnects where the transport does
 * not reconnect by itself (specification, sections 4 and 7).
 */
import type { ClientFrame } from "@larkline/contract/chat";
import { problems } from "@larkline/contract/problems";
import {
  socketReconnectionAttempts,
  socketReconnectionDelayMaxMs,
  socketReconnectionDelayMs,
  socketReconnectionJitter,
} from "@larkline/contract/timings";

import { doNothing, type ChatContext } from "./context.ts";
import type { WatchReconnectTriggers } from "./reconnect-triggers.ts";
import type { FrameRequest } from "./request.ts";
import type { Requests } from "./requests.ts";
import { isOpen, noConnection, type ChatConnection } from "./state.ts";
import type { ChatTabs } from "./tabs.ts";
import type { ChatTransport, OpenTransport } from "./transport.ts";
import { connectionProblem } from "./wording.ts";

export interface ConnectionOptions {
  readonly tabs: ChatTabs;
  readonly openTransport: OpenTransport;
  readonly watchReconnectTriggers: WatchReconnectTriggers;
  readonly requests: Requests;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
  /** All attempts failed. The next follows by `retry()`, or by a reconnect trigger. */
  readonly onGiveUp: () => void;
  /** An event of the server, while the conversation is open. */
  readonly onEvent: (name: string, payload: unknown) => void;
}

export interface Connection {
  /** Whether the connection is open. */
  readonly isUp: boolean;
  open(): void;
  close(): void;
  /** Connects now instead of waiting for the next attempt. */
  retry(): void;
  /** Sends a frame. @throws If the conversation was never opened. */
  request(frame: ClientFrame): FrameRequest;
}

export function createConnection(
  { store, memory, clock }: ChatContext,
  {
    tabs,
    openTransport,
    watchReconnectTriggers,
    requests,
    onConnect,
    onDisconnect,
    onGiveUp,
    onEvent,
  }: ConnectionOptions,
): Connection {
  let transport: ChatTransport | undefined;
  /** Call when the first attempt to connect has ended or was cancelled: other tabs may then connect. */
  let endHandshake: () => void = doNothing;
  /** Cancels the next attempt: one after a delay, or one at the next reconnect trigger. */
  let cancelNextAttempt: () => void = doNothing;

  const update = (change: Partial<ChatConnection>) =>
    store.setState(({ connection }) => ({ connection: { ...connection, ...change } }));

  const attemptBegins = (attempt: number) => update({ attempt, phase: "reconnecting" });

  function giveUp(): void {
    // Without the number, because the banner would show it as an attempt that is still running.
    update({ phase: "failed", attempt: 0 });
    onGiveUp();
    cancelNextAttempt();
    cancelNextAttempt = watchReconnectTriggers(retry);
  }

  /**
   * Schedules the next attempt if the transport makes none by itself. The delays grow and are random, as Socket.IO's
   * own delays are, so that clients do not all reconnect at once.
   */
  function continueAttempts(): void {
    if (transport?.active) return;
    const { attempt } = store.getState().connection;
    if (attempt >= socketReconnectionAttempts) return giveUp();
    const jitter = socketReconnectionJitter * (2 * Math.random() - 1);
    const delay = socketReconnectionDelayMs * 2 ** attempt * (1 + jitter);
    cancelNextAttempt();
    cancelNextAttempt = clock.after(Math.min(delay, socketReconnectionDelayMaxMs), () => {
      attemptBegins(attempt + 1);
      transport?.connect();
    });
  }

  /** The connection was lost, or an attempt has failed. */
  function interrupted(reason: string): void {
    update({ isConnected: false, error: connectionProblem(reason), phase: "reconnecting" });
    continueAttempts();
  }

  function start(): ChatTransport {
    return openTransport({
      connect() {
        endHandshake();
        if (!isOpen(store)) return;
        cancelNextAttempt();
        update({ isConnected: true, error: null, phase: "connected", attempt: 0 });
        onConnect();
      },
      disconnect(reason) {
        if (!isOpen(store)) return;
        interrupted(reason);
        onDisconnect();
      },
      connectError(error) {
        endHandshake();
        if (!isOpen(store)) return;
        interrupted(error.message);
      },
      reconnectAttempt(attempt) {
        if (isOpen(store)) attemptBegins(attempt);
      },
      reconnectFailed() {
        if (isOpen(store)) giveUp();
      },
      event(name, payload) {
        if (isOpen(store)) onEvent(name, payload);
      },
    });
  }

  /** Connects, and resolves when the attempt has succeeded, has failed or was cancelled. */
  async function handshake(): Promise<void> {
    // The chat may have been closed and opened while this call waited for the lock. If an earlier call has
    // connected since then, no further event would end this attempt.
    if (!isOpen(store) || transport?.connected) return;
    const ended = new Promise<void>((resolve) => {
      endHandshake = resolve;
    });
    transport?.connect();
    await ended;
  }

  function retry(): void {
    cancelNextAttempt();
    if (!isOpen(store) || transport?.connected) return;
    // Cancels Socket.IO's wait before the next attempt.
    transport?.disconnect();
    update({ ...noConnection, phase: "connecting" });
    transport?.connect();
  }

  return {
    get isUp() {
      return transport?.connected === true;
    },
    open() {
      transport ??= start();
      update({ ...noConnection, phase: "connecting" });
      // A cookie identifies the visitor; the first connection sets it. Two tabs that connect at the same time
      // without a cookie would get two different ones, and neither tab would see the other's conversation.
      // Scripts cannot read the cookie; without a stored session there is perhaps none.
      if (memory.readSession() === null) void tabs.alone("handshake", handshake);
      else transport.connect();
    },
    close() {
      // The phase changes first, so that events that still arrive are ignored.
      update(noConnection);
      cancelNextAttempt();
      endHandshake();
      transport?.disconnect();
    },
    retry,
    request(frame) {
      if (!transport) throw new Error(problems.socketNotConnected);
      return requests.send(transport, frame);
    },
  };
}
