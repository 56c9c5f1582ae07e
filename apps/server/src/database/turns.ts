import type { PGlite } from "@electric-sql/pglite";

/** Hears how long a job waited for its turn, in seconds. */
export type OnWait = (seconds: number) => void;

const nothing = () => undefined;

/**
 * Lets the event loop turn between two jobs of the embedded database. It computes in our own thread and
 * hands job to job without giving way, so that under load every answer being streamed would wait until
 * the last job is done.
 */
export function inTurns(client: PGlite, onWait: OnWait): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const turn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const asked = performance.now();
    const result = last
      .then(() => new Promise<void>((resolve) => setImmediate(resolve)))
      .then(() => {
        onWait((performance.now() - asked) / 1000);
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
