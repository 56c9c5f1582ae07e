/** Computes and formats the figures of benchmarks. */
import { cpus, loadavg, totalmem } from "node:os";

/** Quantile of the values: a share of 0.99 gives the 99th of 100. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value; of an even number of values the upper one of the two in the middle. NaN without values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Formats milliseconds: "184 ms". */
export const ms = (value: number) => `${value.toFixed(0)} ms`;

/** The machine's processors, memory and load, and the version of Node.js, in one line. */
export function machine(): string {
  const [processor] = cpus();
  return `${cpus().length} x ${processor?.model ?? "unknown processor"}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
}
