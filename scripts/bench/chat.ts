/**
 * Benchmark of conversations with the built-in assistant over real sockets. The server runs in a separate
 * process on loopback; this process simulates the visitors. Fails if, with 100 concurrent conversations,
 * the median time from a question to the first words is over its limit; or if, with 200 concurrent
 * streams, a word is lost or more than 1 % of the chunks are late. Takes about a minute.
 */
import { readCases } from "../../packages/assistant/evaluation/cases.ts";
import { ProductProcess } from "../product-process.ts";
import { report } from "./bench-page.ts";
import { ask, machine, ms, quantile, stream, Visitor } from "./visitor.ts";

/** Number of concurrent questions; below, the limit of the median time to the first words. */
const asking = 100;
const firstChunkMark = 300;
/** Number of concurrent streams; below, their duration, and the limit of the 99th percentile of delays. */
const streaming = 200;
const streamingMs = 15_000;
const latenessMark = 250;

/** The questions of the evaluation, each different. */
const different = readCases()
  .filter(({ kind }) => kind === "plain")
  .map(({ turns }) => turns[0] ?? "");

/** Measures, prints, and writes the evidence. True if every mark is held. */
export async function benchChat(): Promise<boolean> {
  const measured = new Date().toISOString();
  const larkline = await ProductProcess.begin({ TRUSTED_PROXIES: "1", LOG_LEVEL: "error" });
  const visitors = Array.from(
    { length: streaming },
    (_, number) => new Visitor(larkline.url, number),
  );
  try {
    for (const visitor of visitors) await visitor.begin();
    // Warm-up: the first questions run before V8 has optimized anything.
    await Promise.all(visitors.slice(0, 5).map(ask));

    const firsts = await Promise.all(visitors.slice(0, asking).map(ask));
    const first = firsts.map((answer) => answer.first);
    // Every question is new, so no cache helps.
    const others = await Promise.all(
      visitors.slice(0, asking).map((visitor, number) => visitor.question(different[number] ?? "")),
    );

    const answers = await stream(visitors, streamingMs);
    const lateness = answers.flatMap((answer) => answer.lateness);
    const all = [...firsts, ...others, ...answers];
    const lost = all.filter(({ whole }) => !whole).length;

    console.log(machine());
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
      browser: machine(),
    });
  } finally {
    for (const visitor of visitors) visitor.leave();
    await larkline.finish();
  }
}
