import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * Collects the server's metrics for operators, and formats them for Prometheus
 * (https://prometheus.io/docs/instrumenting/exposition_formats/).
 */
export class Metrics {
  readonly #registry = new Registry();

  readonly requestSeconds = new Histogram({
    name: "larkline_http_request_seconds",
    help: "Time to answer a request, by method, route and status",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.#registry],
  });
  readonly refusals = new Counter({
    name: "larkline_refusals_total",
    help: "What was refused: requests by status, connections by reason, frames by error code",
    labelNames: ["channel", "reason"] as const,
    registers: [this.#registry],
  });
  readonly failedLogins = new Counter({
    name: "larkline_failed_logins_total",
    help: "Logins with a wrong address or password",
    registers: [this.#registry],
  });
  readonly ignoredEvents = new Counter({
    name: "larkline_analytics_ignored_total",
    help: "Events of the site's pages that were not counted: presses of buttons that the site does not have (any more), and unknown events",
    registers: [this.#registry],
  });
  readonly firstWordsSeconds = new Histogram({
    name: "larkline_first_words_seconds",
    help: "Time from a stored question to the first words of its answer",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30],
    registers: [this.#registry],
  });
  readonly answers = new Counter({
    name: "larkline_answers_total",
    help: "Answers that ended, by how they ended: complete, aborted, failed",
    labelNames: ["end"] as const,
    registers: [this.#registry],
  });
  readonly mails = new Counter({
    name: "larkline_mails_total",
    help: "Mails about accounts that ended, by how they ended: sent, given_up",
    labelNames: ["end"] as const,
    registers: [this.#registry],
  });
  readonly databaseWaitSeconds = new Histogram({
    name: "larkline_database_wait_seconds",
    help: "Time that a query or transaction waited for a connection, or for its turn in the embedded database",
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 3],
    registers: [this.#registry],
  });

  constructor() {
    // Counters with labels exist only from their first value on. Prometheus' `increase` would not see the first
    // failure without a 0 before it.
    for (const end of ["complete", "aborted", "failed"]) this.answers.inc({ end }, 0);
    for (const end of ["sent", "given_up"]) this.mails.inc({ end }, 0);
  }

  /** Registers a gauge that is read at each scrape. */
  watch(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(read()),
    });
  }

  /**
   * Registers metrics of the process: processor, memory, event-loop lag, garbage collection. Starts
   * timers that run until the process exits.
   */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
