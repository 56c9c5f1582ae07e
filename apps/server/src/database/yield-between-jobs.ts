import type { PGlite } from "@electric-sql/pglite";

/** Receives the time that a job waited, in seconds. */
export type OnWait = (seconds: number) => void;

const nothing = () => undefined;

/**
 * Queues the queries, transactions and dumps of the embedded database, and yields to the event loop between
 * two of them. The database runs in this thread: without yielding, streaming answers would wait for all
 * queued jobs.
 *
 * @param checkDisk Rejects while the disk is too full for any job. Also reading may write, for example hint
 * bits and the log.
 */
export function yieldBetweenJobs(
  client: PGlite,
  onWait: OnWait,
  checkDisk: () => Promise<void> = () => Promise.resolve(),
): PGlite {
  let lastJob: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const result = lastJob
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(checkDisk)
      .then(() => {
        onWait((performance.now() - startedAt) / 1000);
        return job();
      });
    lastJob = result.then(nothing, nothing);
    return result;
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...args) => enqueue(() => query(...args));
  client.transaction = (work) => enqueue(() => transaction(work));
  const dump = client.dumpDataDir.bind(client);
  client.dumpDataDir = (compression) => enqueue(() => dump(compression));
  return client;
}
