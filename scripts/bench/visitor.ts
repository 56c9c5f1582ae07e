/** Simulated visitors for the server's benchmarks, each with its own socket, cookie and IP address. */
import { randomUUID } from "node:crypto";

import { chatFrameEvent, chatSocketPath } from "@larkline/contract/addresses";
import { streamChunkSlowestMs } from "@larkline/contract/timings";
import { io, type Socket } from "socket.io-client";

/** Timeout of every step, in milliseconds. A step that takes longer rejects, which fails the benchmark. */
const timeoutMs = 60_000;

/** Questions whose answers have different lengths. */
const questions = [
  "what features does the receptionist professional plan include?",
  "how much is the receptionist starter?",
  "which plan do I need for 500 calls a month?",
  "what do the outbound agents do?",
  "how does the crm integration work?",
];

interface Chunk {
  messageId: string;
  content: string;
  accumulated: string;
}

/** When the parts of an answer arrived. */
export interface AnswerTiming {
  /** Milliseconds from sending to the first words. */
  firstChunkMs: number;
  /** Milliseconds from sending to the end of the answer. */
  lastMs: number;
  /**
   * For each chunk after the first, how many milliseconds later it came than the server's slowest pace
   * allows; 0 if it came in time.
   */
  lateness: number[];
  /** Whether there was text, and the chunks together equal the whole text that the last chunk repeats. */
  isComplete: boolean;
}

/** A visitor: a connection with its own cookie and its own IP address (X-Forwarded-For). */
export class Visitor {
  readonly #socket: Socket;
  readonly #connected: Promise<unknown>;
  readonly sessionId = randomUUID();

  /**
   * @param url The server's URL.
   * @param number Determines the visitor's IP address, so that limits for an address apply to each visitor
   * separately. From 0 to 65,535.
   * @param cookie The cookie of an existing visitor, for a second connection of the same person.
   */
  constructor(url: string, number: number, cookie?: string) {
    this.#socket = io(url, {
      path: chatSocketPath,
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      extraHeaders: {
        "x-forwarded-for": `10.0.${number >> 8}.${number & 255}`,
        ...(cookie !== undefined && { cookie }),
      },
    });
    this.#connected = this.#once("connected");
    // `begin` and `watch` handle the rejection. Without this handler, Node.js would end the process if the
    // connection fails before they are called.
    this.#connected.catch(() => undefined);
  }

  /** Waits for the connection and begins a conversation. */
  async begin(): Promise<void> {
    await this.#connected;
    await this.#ask({ type: "create_session", id: this.sessionId });
  }

  /** Opens a conversation of another connection, as a second device of the same visitor does. */
  async watch(sessionId: string): Promise<void> {
    await this.#connected;
    await this.#ask({ type: "create_session", sessionId });
  }

  /** Asks a question and follows its answer to the end. */
  async question(content: string): Promise<AnswerTiming> {
    const lateness: number[] = [];
    let text = "";
    let accumulatedText = "";
    let lastChunkAt = 0;
    let first = 0;
    const onChunk = (chunk: Chunk) => {
      const now = performance.now();
      if (text === "") first = now - sentAt;
      else lateness.push(Math.max(0, now - lastChunkAt - streamChunkSlowestMs));
      lastChunkAt = now;
      text += chunk.content;
      accumulatedText = chunk.accumulated;
    };
    this.#socket.on("stream_chunk", onChunk);
    const ended = this.#once("stream_complete");
    const sentAt = performance.now();
    await this.#ask({ type: "send_message", id: randomUUID(), content });
    await ended;
    this.#socket.off("stream_chunk", onChunk);
    return {
      firstChunkMs: first,
      lastMs: performance.now() - sentAt,
      lateness,
      isComplete: text !== "" && text === accumulatedText,
    };
  }

  leave(): void {
    this.#socket.disconnect();
  }

  async #ask(frame: object): Promise<void> {
    const answer: { ok: boolean; error?: { message: string } } = await this.#socket
      .timeout(timeoutMs)
      .emitWithAck(chatFrameEvent, frame);
    if (!answer.ok) throw new Error(`Refused: ${answer.error?.message}`);
  }

  #once(event: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Timeout: no ${event}`)), timeoutMs);
      this.#socket.once(event, (payload: unknown) => {
        clearTimeout(timer);
        resolve(payload);
      });
      this.#socket.once("connect_error", reject);
    });
  }
}

/** Asks one of `questions`: `turn` is its index, and continues with the first question after the last. */
export const ask = (visitor: Visitor, turn: number) =>
  visitor.question(questions[turn % questions.length] ?? "");

/** Lets each visitor ask questions in sequence. After `forMs` milliseconds no new question begins. */
export async function stream(visitors: readonly Visitor[], forMs: number): Promise<AnswerTiming[]> {
  const endAt = performance.now() + forMs;
  const streams = await Promise.all(
    visitors.map(async (visitor, number) => {
      const answers: AnswerTiming[] = [];
      for (let turn = number; performance.now() < endAt; turn += 1) {
        answers.push(await ask(visitor, turn));
      }
      return answers;
    }),
  );
  return streams.flat();
}
