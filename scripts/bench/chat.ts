/**
 * Conversations with the built-in assistant, over real sockets: the server is a process of its own on
 * loopback, the visitors are this one. Fails when the median of the time from sending a question to
 * the first words is over its mark with 100 conversations at once, when 200 that stream at once lose
 * a word, or when more than one chunk in a hundred comes late. Takes about a minute.
 */
import { randomUUID } from "node:crypto";
import { cpus, loadavg, totalmem } from "node:os";

import { chatFrameEvent, chatSocketPath } from "@larkline/contract/chat";
import { streamChunkSlowestMs } from "@larkline/contract/timings";
import { io, type Socket } from "socket.io-client";

import { readCases } from "../../apps/server/src/evaluation/cases.ts";
import { Larkline } from "../larkline-process.ts";
import { report } from "./bench-page.ts";

/** Conversations that ask at once, and how long the first words may take at the median. */
const asking = 100;
const firstChunkMark = 300;
/** Conversations that stream at once, for how long, and how late the 99th of 100 chunks may be. */
const streaming = 200;
const streamingMs = 15_000;
const latenessMark = 250;
/** Nothing here takes longer; whatever does is lost. */
const patienceMs = 60_000;

/** Questions with short and long answers, in turns. */
const questions = [
  "what features does the receptionist professional plan include?",
  "how much is the receptionist starter?",
  "which plan do I need for 500 calls a month?",
  "what do the outbound agents do?",
  "how does the crm integration work?",
];

/** The evaluation's own, of which no two are alike. */
const different = readCases()
  .filter(({ kind }) => kind === "plain")
  .map(({ turns }) => turns[0] ?? "");

interface Chunk {
  messageId: string;
  content: string;
  accumulated: string;
}

interface Measured {
  /** Milliseconds from sending to the first words. */
  first: number;
  /** Milliseconds by which each further chunk came later than the slowest pace allows. */
  lateness: number[];
  /** The words that arrived are the words that the server says it has sent, and that it has stored. */
  whole: boolean;
}

/** One visitor: a connection with its own cookie and, by the proxy's word, its own address. */
class Visitor {
  readonly #socket: Socket;
  readonly #connected: Promise<unknown>;
  readonly sessionId = randomUUID();

  constructor(url: string, number: number) {
    this.#socket = io(url, {
      path: chatSocketPath,
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
      extraHeaders: { "x-forwarded-for": `10.0.${number >> 8}.${number & 255}` },
    });
    this.#connected = this.#once("connected");
    // Whoever waits for it hears of it; until then it is nobody's fault.
    this.#connected.catch(() => undefined);
  }

  async begin(): Promise<void> {
    await this.#connected;
    await this.#ask({ type: "create_session", id: this.sessionId });
  }

  /** Asks a question and follows its answer to the end. */
  async question(content: string): Promise<Measured> {
    const lateness: number[] = [];
    let text = "";
    let said = "";
    let last = 0;
    let first = 0;
    const onChunk = (chunk: Chunk) => {
      const now = performance.now();
      if (text === "") first = now - sent;
      else lateness.push(Math.max(0, now - last - streamChunkSlowestMs));
      last = now;
      text += chunk.content;
      said = chunk.accumulated;
    };
    this.#socket.on("stream_chunk", onChunk);
    const ended = this.#once("stream_complete");
    const sent = performance.now();
    await this.#ask({ type: "send_message", id: randomUUID(), content });
    await ended;
    this.#socket.off("stream_chunk", onChunk);
    return { first, lateness, whole: text !== "" && text === said };
  }

  /** The conversation as it is stored: every message, in order. */
  async stored(): Promise<string[]> {
    const contents: string[] = [];
    const onMessage = ({ message }: { message: { content: string } }) =>
      contents.push(message.content);
    this.#socket.on("message_added", onMessage);
    await this.#ask({ type: "create_session", sessionId: this.sessionId });
    this.#socket.off("message_added", onMessage);
    return contents;
  }

  leave(): void {
    this.#socket.disconnect();
  }

  async #ask(frame: object): Promise<void> {
    const answer: { ok: boolean; error?: { message: string } } = await this.#socket
      .timeout(patienceMs)
      .emitWithAck(chatFrameEvent, frame);
    if (!answer.ok) throw new Error(`Refused: ${answer.error?.message}`);
  }

  #once(event: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${event} came`)), patienceMs);
      this.#socket.once(event, (payload: unknown) => {
        clearTimeout(timer);
        resolve(payload);
      });
      this.#socket.once("connect_error", reject);
    });
  }
}

/** The value below which the share of all values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

const ask = (visitor: Visitor, turn: number) =>
  visitor.question(questions[turn % questions.length] ?? "");

/** Measures, prints, and writes the evidence. True if every mark is held. */
export async function benchChat(): Promise<boolean> {
  const measured = new Date().toISOString();
  const larkline = await Larkline.begin({ TRUSTED_PROXIES: "1", LOG_LEVEL: "error" });
  const visitors = Array.from(
    { length: streaming },
    (_, number) => new Visitor(larkline.url, number),
  );
  try {
    for (const visitor of visitors) await visitor.begin();
    // The first questions find an engine that has never run.
    await Promise.all(visitors.slice(0, 5).map(ask));

    const firsts = await Promise.all(visitors.slice(0, asking).map(ask));
    const first = firsts.map((answer) => answer.first);
    // Nobody's question has been asked before: each is read and decided by itself.
    const others = await Promise.all(
      visitors.slice(0, asking).map((visitor, number) => visitor.question(different[number] ?? "")),
    );

    const until = performance.now() + streamingMs;
    const streams = await Promise.all(
      visitors.map(async (visitor, number) => {
        const answers: Measured[] = [];
        for (let turn = number; performance.now() < until; turn += 1) {
          answers.push(await ask(visitor, turn));
        }
        return answers;
      }),
    );
    const answers = streams.flat();
    const lateness = answers.flatMap((answer) => answer.lateness);
    const all = [...firsts, ...others, ...answers];
    const lost = all.filter(({ whole }) => !whole).length;

    const [processor] = cpus();
    const machine = `${cpus().length} x ${processor?.model ?? "unknown processor"}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
    console.log(machine);
    const median = quantile(first, 0.5);
    const medianOfOthers = quantile(
      others.map((answer) => answer.first),
      0.5,
    );
    const late = quantile(lateness, 0.99);
    return report("chat", measured, {
      says: `${asking} conversations ask at once; then ${streaming} stream for ${streamingMs / 1000} s. Embedded database, built-in assistant, one server process.`,
      marks: [
        {
          says: `The first words come within ${firstChunkMark} ms at the median: ${ms(median)}.`,
          held: median <= firstChunkMark,
        },
        {
          says: `So they do where all ask something else, which nobody has asked before: ${ms(medianOfOthers)}.`,
          held: medianOfOthers <= firstChunkMark,
        },
        {
          says: `No answer lost a word: ${lost} of ${all.length}.`,
          held: lost === 0,
        },
        {
          says: `99 of 100 chunks are at most ${latenessMark} ms late: ${ms(late)}.`,
          held: late <= latenessMark,
        },
      ],
      rows: [
        { name: "First words, median", value: ms(median) },
        { name: "First words, 99th of 100", value: ms(quantile(first, 0.99)) },
        {
          name: `First words of ${asking} different questions, median`,
          value: ms(medianOfOthers),
        },
        { name: "Chunks", value: String(lateness.length) },
        { name: "Lateness, median", value: ms(quantile(lateness, 0.5)) },
        { name: "Lateness, 99th of 100", value: ms(late) },
        { name: "Lateness, worst", value: ms(Math.max(...lateness)) },
        {
          name: "First words while all stream, median",
          value: ms(
            quantile(
              answers.map((answer) => answer.first),
              0.5,
            ),
          ),
        },
      ],
      browser: machine,
    });
  } finally {
    for (const visitor of visitors) visitor.leave();
    await larkline.finish();
  }
}
