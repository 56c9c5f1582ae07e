import type { PGlite } from "@electric-sql/pglite";

/** Receives the time that a job waited, in seconds. */
export type OnWait = (seconds: number) => void;

const nothing = () => undefined;

/**
 * Yields to the event loop between two jobs of the embedded database. The database runs in this
 * thread. Without yielding, streaming answers would wait under load until all queued jobs are done.
 */
export function yieldBetweenJobs(client: PGlite, onWait: OnWait): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const turn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    const result = last
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(() => {
        onWait((performance.now() - startedAt) / 1000);
        return job();
      });
    last = result.then(nothing, nothing);
    return result;
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...given) => turn(() => query(...given));
  client.transaction = (work) => turn(() => transaction(work));
  const dump = client.dumpDataDir.bind(client);
  client.dumpDataDir = (compression) => turn(() => dump(compression));
  return client;
}
