/**
 * Benchmark of the server's capacity with PostgreSQL and Redis (DATABASE_URL and REDIS_URL, or their
 * default ports). Measures memory per connection, the time to the first words with 100 and 500 concurrent
 * questions, and 500 concurrent streams on one process and on two. Compares CPU time instead of duration,
 * because the simulated visitors use the same CPUs. Fails if a second process takes over too little work,
 * a word is lost, or the upload of a large table delays other visitors. Takes about three minutes.
 */
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { createDatabase, redisServer } from "../../apps/server/src/testing/services.ts";
import { handshakeCookie } from "../../apps/server/src/testing/visitor.ts";
import { ProductProcess } from "../product-process.ts";
import { report } from "./bench-page.ts";
import { machine, median, ms, quantile } from "./figures.ts";
import { uploadDelays } from "./upload-delay.ts";
import { type AnswerTiming, ask, stream, Visitor } from "./visitor.ts";

/** Number of connections whose memory is measured; each has an open conversation. */
const connectionCount = 2000;
const concurrentStreams = 500;
/** How long each visitor keeps asking questions. */
const streamingMs = 20_000;
/** Every n-th conversation is also open on a second connection, to the other process if there are two. */
const secondScreenInterval = 10;
/**
 * Limit of the additional delay of other visitors' words if the uploaded file is a table instead of plain
 * text, in milliseconds.
 */
const uploadDelayLimitMs = 50;
/** Limit of the CPU time per answer of each of two processes, relative to that of a single process. */
const shareLimit = 0.65;

/** Resource use of a process so far, from its `/metrics`. */
interface ResourceUse {
  processorSeconds: number;
  residentBytes: number;
}

/** A server process with metrics. */
class MeasuredProcess {
  readonly larkline: ProductProcess;
  readonly #metrics: string;

  private constructor(larkline: ProductProcess, metrics: string) {
    this.larkline = larkline;
    this.#metrics = metrics;
  }

  static async begin(databaseUrl: string): Promise<MeasuredProcess> {
    const port = await freePort();
    const larkline = await ProductProcess.begin({
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "error",
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisServer,
      SESSION_SECRET: "one secret for all processes of this bench",
      METRICS_PORT: port,
    });
    return new MeasuredProcess(larkline, `http://127.0.0.1:${port}/metrics`);
  }

  async resourceUse(): Promise<ResourceUse> {
    const text = await (await fetch(this.#metrics)).text();
    const value = (name: string) => {
      const found = new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1];
      if (found === undefined) throw new Error(`/metrics has no ${name}`);
      return Number(found);
    };
    return {
      processorSeconds: value("process_cpu_seconds_total"),
      residentBytes: value("process_resident_memory_bytes"),
    };
  }
}

/** Starts `count` processes on a new database, runs `measure`, then stops them and drops the database. */
async function withProcesses<Result>(
  count: number,
  measure: (processes: readonly MeasuredProcess[]) => Promise<Result>,
): Promise<Result> {
  const { url, drop } = await createDatabase();
  const processes: MeasuredProcess[] = [];
  try {
    // Started one after the other, because the first creates the tables.
    for (let number = 0; number < count; number += 1) {
      processes.push(await MeasuredProcess.begin(url));
    }
    return await measure(processes);
  } finally {
    for (const { larkline } of processes) await larkline.finish();
    await drop();
  }
}

/** Visitors, distributed over the processes. */
function visitorsOf(
  processes: readonly MeasuredProcess[],
  count: number,
  cookies: readonly (string | undefined)[] = [],
) {
  return Array.from({ length: count }, (_, number) => {
    const at = processes[number % processes.length];
    if (!at) throw new Error("There is no server process.");
    return new Visitor(at.larkline.url, number, cookies[number]);
  });
}

/** Bytes that a process needs for each connection with a conversation. */
async function bytesByConnection(): Promise<number> {
  return withProcesses(1, async (processes) => {
    const [process] = processes;
    if (!process) throw new Error("There is no server process.");
    const warmUpVisitors = visitorsOf(processes, 50);
    for (const visitor of warmUpVisitors) await visitor.begin();
    await Promise.all(warmUpVisitors.map(ask));
    for (const visitor of warmUpVisitors) visitor.leave();
    const before = await process.resourceUse();
    const visitors = visitorsOf(processes, connectionCount);
    for (const visitor of visitors) await visitor.begin();
    const after = await process.resourceUse();
    for (const visitor of visitors) visitor.leave();
    return (after.residentBytes - before.residentBytes) / connectionCount;
  });
}

/** The measurements of concurrent streams. */
interface StreamingResult {
  /** Times to the first words in milliseconds, by number of concurrent questions. */
  first: Map<number, number[]>;
  answers: AnswerTiming[];
  /** Mean duration of an answer while only ten visitors ask, in milliseconds. */
  answerMs: number;
  /** Processor time of each process, divided by the number of all answers, in milliseconds. */
  processorMs: number[];
}

/**
 * Streams `concurrentStreams` answers at once, and measures each server process.
 *
 * @param count Number of server processes.
 */
async function measureStreaming(count: number): Promise<StreamingResult> {
  return withProcesses(count, async (processes) => {
    const cookies = await Promise.all(
      Array.from({ length: concurrentStreams }, (_, number) =>
        handshakeCookie(processes[number % count]?.larkline.url ?? ""),
      ),
    );
    const visitors = visitorsOf(processes, concurrentStreams, cookies);
    const secondScreens: Visitor[] = [];
    try {
      for (const visitor of visitors) await visitor.begin();
      for (let number = 0; number < concurrentStreams; number += secondScreenInterval) {
        const { larkline } = processes[(number + 1) % count] ?? {};
        const screen = new Visitor(larkline?.url ?? "", number, cookies[number]);
        secondScreens.push(screen);
        await screen.watch(visitors[number]?.sessionId ?? "");
      }
      // Warm-up: the first questions run before V8 has optimized anything.
      await Promise.all(visitors.slice(0, 10).map(ask));
      const unloadedAnswers = await Promise.all(visitors.slice(0, 10).map(ask));
      const first = new Map<number, number[]>();
      for (const questionCount of [100, concurrentStreams]) {
        const answers = await Promise.all(visitors.slice(0, questionCount).map(ask));
        first.set(
          questionCount,
          answers.map((answer) => answer.firstChunkMs),
        );
      }

      const before = await Promise.all(processes.map((process) => process.resourceUse()));
      const answers = await stream(visitors, streamingMs);
      const after = await Promise.all(processes.map((process) => process.resourceUse()));
      return {
        first,
        answers,
        answerMs:
          unloadedAnswers.reduce((sum, { lastMs }) => sum + lastMs, 0) / unloadedAnswers.length,
        processorMs: after.map(
          ({ processorSeconds }, number) =>
            ((processorSeconds - (before[number]?.processorSeconds ?? 0)) * 1000) / answers.length,
        ),
      };
    } finally {
      for (const visitor of [...visitors, ...secondScreens]) visitor.leave();
    }
  });
}

/** Processor time per answer of the busiest process, in milliseconds. */
const busiest = ({ processorMs }: StreamingResult) => Math.max(...processorMs);

/**
 * Number of concurrent answers, of all processes together, at which the busiest process would use its
 * processor completely: the duration of an answer, divided by the processor time for it in that process.
 */
const streamsPerProcessor = (result: StreamingResult) => result.answerMs / busiest(result);

/** Measures, prints, and writes the evidence. True if every limit is kept. */
export async function benchServer(): Promise<boolean> {
  const measured = new Date().toISOString();
  const bytes = await bytesByConnection();
  const one = await measureStreaming(1);
  const two = await measureStreaming(2);
  const upload = await withProcesses(1, ([process]) => uploadDelays(process?.larkline.url ?? ""));
  const share = busiest(two) / busiest(one);
  const all = [...one.answers, ...two.answers];
  const lost = all.filter(({ isComplete }) => !isComplete).length;
  console.log(machine());
  return report("server", measured, {
    says: `${concurrentStreams} conversations stream for ${streamingMs / 1000} s at one process and at two, one in ${secondScreenInterval} of them open on a second screen. PostgreSQL, Redis, built-in assistant.`,
    marks: [
      {
        says: `With a second process each does at most ${shareLimit * 100} % of the work that one did alone: ${(share * 100).toFixed(0)} %.`,
        held: share <= shareLimit,
      },
      {
        says: `A table of 10 MB delays other visitors' words by at most ${uploadDelayLimitMs} ms more than a text of 10 MB: ${ms(upload.table - upload.text)}.`,
        held: upload.table - upload.text <= uploadDelayLimitMs,
      },
      { says: `No answer lost a word: ${lost} of ${all.length}.`, held: lost === 0 },
    ],
    rows: [
      { name: "Memory per connection", value: `${(bytes / 1000).toFixed(0)} kB` },
      { name: "Connections per GB", value: Math.floor(1e9 / bytes).toLocaleString("en") },
      ...[one, two].flatMap((result, number) => {
        const at = number === 0 ? "one process" : "two processes";
        return [
          ...[...result.first].flatMap(([questionCount, times]) => [
            {
              name: `First words, ${questionCount} at once, ${at}, median`,
              value: ms(median(times)),
            },
            {
              name: `First words, ${questionCount} at once, ${at}, 99th of 100`,
              value: ms(quantile(times, 0.99)),
            },
          ]),
          {
            name: `Processor time per answer, ${at}, the busiest process`,
            value: `${busiest(result).toFixed(1)} ms`,
          },
          {
            name: `Streams that use one processor fully, ${at}`,
            value: String(Math.floor(streamsPerProcessor(result))),
          },
          {
            name: `Lateness of chunks, ${at}, 99th of 100`,
            value: ms(
              quantile(
                result.answers.flatMap(({ lateness }) => lateness),
                0.99,
              ),
            ),
          },
        ];
      }),
      { name: "Latest words during an upload of text, 10 MB", value: ms(upload.text) },
      { name: "Latest words during an upload of a table, 10 MB", value: ms(upload.table) },
      { name: "Capacity with a second process", value: `${(1 / share).toFixed(2)} times` },
    ],
    browser: machine(),
  });
}
