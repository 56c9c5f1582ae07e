/**
 * Benchmark of conversations with the built-in assistant over real sockets. The server runs in a separate
 * process on loopback; this process simulates the visitors. Fails if, with 100 concurrent conversations,
 * the median time from a question to the first words is over its limit; or if, with 200 concurrent
 * streams, a word is lost or more than 1 % of the chunks are late. Takes about a minute.
 */
import { readCases } from "../../packages/assistant/evaluation/cases.ts";
import { ProductProcess } from "../product-process.ts";
import { report } from "./bench-page.ts";
import { machine, median, ms, quantile } from "./figures.ts";
import { ask, stream, Visitor } from "./visitor.ts";

const concurrentQuestions = 100;
/** Limit of the median time from a question to the first words of its answer. */
const firstChunkLimitMs = 300;
const concurrentStreams = 200;
/** How long each visitor keeps asking questions. */
const streamingMs = 15_000;
/** Limit of the 99th percentile of the chunks' delays. */
const latenessLimitMs = 250;

/** The questions of the evaluation's `plain` cases, all different. */
const uniqueQuestions = readCases()
  .filter(({ kind }) => kind === "plain")
  .map(({ turns }) => turns[0] ?? "");

/** Measures, prints, and writes the evidence. True if every limit is kept. */
export async function benchChat(): Promise<boolean> {
  const measured = new Date().toISOString();
  const larkline = await ProductProcess.begin({ TRUSTED_PROXIES: "1", LOG_LEVEL: "error" });
  const visitors = Array.from(
    { length: concurrentStreams },
    (_, number) => new Visitor(larkline.url, number),
  );
  try {
    for (const visitor of visitors) await visitor.begin();
    // Warm-up: the first questions run before V8 has optimized anything.
    await Promise.all(visitors.slice(0, 5).map(ask));

    const sharedQuestionAnswers = await Promise.all(
      visitors.slice(0, concurrentQuestions).map(ask),
    );
    const firstChunkTimes = sharedQuestionAnswers.map((answer) => answer.firstChunkMs);
    // Each visitor asks a different question, so that no answer comes from the cache.
    const uniqueQuestionAnswers = await Promise.all(
      visitors
        .slice(0, concurrentQuestions)
        .map((visitor, number) => visitor.question(uniqueQuestions[number] ?? "")),
    );

    const answers = await stream(visitors, streamingMs);
    const lateness = answers.flatMap((answer) => answer.lateness);
    const all = [...sharedQuestionAnswers, ...uniqueQuestionAnswers, ...answers];
    const lost = all.filter(({ isComplete }) => !isComplete).length;

    console.log(machine());
    const firstChunkMedian = median(firstChunkTimes);
    const medianOfUnique = median(uniqueQuestionAnswers.map((answer) => answer.firstChunkMs));
    const late = quantile(lateness, 0.99);
    return report("chat", measured, {
      says: `${concurrentQuestions} conversations ask at once; then ${concurrentStreams} stream for ${streamingMs / 1000} s. Embedded database, built-in assistant, one server process.`,
      marks: [
        {
          says: `The first words come within ${firstChunkLimitMs} ms at the median: ${ms(firstChunkMedian)}.`,
          held: firstChunkMedian <= firstChunkLimitMs,
        },
        {
          says: `The same for ${concurrentQuestions} different questions, whose answers are not cached: ${ms(medianOfUnique)}.`,
          held: medianOfUnique <= firstChunkLimitMs,
        },
        {
          says: `No answer lost a word: ${lost} of ${all.length}.`,
          held: lost === 0,
        },
        {
          says: `99 of 100 chunks are at most ${latenessLimitMs} ms late: ${ms(late)}.`,
          held: late <= latenessLimitMs,
        },
      ],
      rows: [
        { name: "First words, median", value: ms(firstChunkMedian) },
        { name: "First words, 99th of 100", value: ms(quantile(firstChunkTimes, 0.99)) },
        {
          name: `First words of ${concurrentQuestions} different questions, median`,
          value: ms(medianOfUnique),
        },
        { name: "Chunks", value: String(lateness.length) },
        { name: "Lateness, median", value: ms(median(lateness)) },
        { name: "Lateness, 99th of 100", value: ms(late) },
        { name: "Lateness, worst", value: ms(Math.max(...lateness)) },
        {
          name: "First words while all stream, median",
          value: ms(median(answers.map((answer) => answer.firstChunkMs))),
        },
      ],
      browser: machine(),
    });
  } finally {
    for (const visitor of visitors) visitor.leave();
    await larkline.finish();
  }
}
