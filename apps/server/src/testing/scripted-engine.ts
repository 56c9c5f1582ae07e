import type { AnswerPart, AnswerRequest, AssistantEngine } from "../assistant/engine.ts";

/** An answer whose text and timing a test controls. */
interface ScriptedAnswer {
  request: AnswerRequest;
  say(text: string): void;
  cite(sources: readonly { title: string; href: string }[]): void;
  end(): void;
  fail(error: Error): void;
  /** Resolves when the engine has stopped, for whatever reason. */
  stopped: Promise<void>;
}

/** An assistant engine that a test controls, so that tests do not depend on time. */
export interface ScriptedEngine extends AssistantEngine {
  /** Resolves to the answer to the next question, once the question is asked. */
  next(): Promise<ScriptedAnswer>;
  /** Number of questions so far. */
  requestCount: number;
}

/** A promise and the function that fulfills it. */
class Deferred {
  resolve!: () => void;
  // The executor runs synchronously, so `resolve` is set before it can be called.
  readonly promise = new Promise<void>((fulfill) => {
    this.resolve = fulfill;
  });
}

/** Creates an engine. For each question, the test gets a `ScriptedAnswer` by `next` and writes its text. */
export function createScriptedEngine(): ScriptedEngine {
  const begun: ScriptedAnswer[] = [];
  const waiting: ((answer: ScriptedAnswer) => void)[] = [];
  const engine: ScriptedEngine = {
    description: "scripted",
    requestCount: 0,
    next: () => {
      const ready = begun.shift();
      return ready === undefined
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(ready);
    },
    answer: (request) => {
      engine.requestCount += 1;
      const parts: (AnswerPart | Error | "end")[] = [];
      const stopped = new Deferred();
      let partAdded = new Deferred();
      const push = (part: AnswerPart | Error | "end") => {
        parts.push(part);
        partAdded.resolve();
      };
      const answer: ScriptedAnswer = {
        request,
        say: (text) => push({ type: "text", text }),
        cite: (sources) => push({ type: "sources", sources }),
        end: () => push("end"),
        fail: push,
        stopped: stopped.promise,
      };
      const deliver = waiting.shift();
      if (deliver === undefined) begun.push(answer);
      else deliver(answer);

      async function* run(): AsyncGenerator<AnswerPart> {
        const aborted = new Promise<void>((resolve) => {
          request.signal.addEventListener("abort", () => resolve(), { once: true });
        });
        try {
          while (!request.signal.aborted) {
            const part = parts.shift();
            if (part === undefined) {
              await Promise.race([partAdded.promise, aborted]);
              partAdded = new Deferred();
              continue;
            }
            if (part === "end") return;
            if (part instanceof Error) throw part;
            yield part;
          }
        } finally {
          stopped.resolve();
        }
      }
      return run();
    },
  };
  return engine;
}
