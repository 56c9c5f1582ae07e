import type { ServerEventName, ServerEvents } from "@larkline/contract/chat";
import { answerMaxLength } from "@larkline/contract/limits";

import type { AnswerSource, AssistantEngine } from "../assistant/engine.ts";
import type { BegunReply, Conversations, StoredState } from "../conversations/conversations.ts";
import type { Logger } from "../logging.ts";

/** Time between two chunks, in milliseconds: within the contract's 30 to 50. */
const chunkIntervalMs = 40;
/** Time between two savings of a growing answer, in milliseconds: what a crash may cost. */
const saveIntervalMs = 400;

/** How an answer may end. */
export type ReplyEnd = Exclude<StoredState, "streaming">;

export interface RunningReplyOptions {
  begun: BegunReply;
  engine: AssistantEngine;
  conversations: Conversations;
  /** Sends an event to everybody who watches the session. */
  emit: <Name extends ServerEventName>(
    name: Name,
    payload: Omit<ServerEvents[Name], "seq" | "sessionId">,
  ) => void;
  /** Number of the session's last event. */
  lastSeq: () => number;
  log: Logger;
}

/**
 * One answer on its way: takes the engine's words, hands them out in chunks, stores them while they
 * come and once more at the end. Goes on when nobody watches; only `stop` ends it early.
 */
export class RunningReply {
  readonly sessionId: string;
  readonly messageId: string;
  /** Resolves when the engine has stopped and the end is stored and sent. */
  readonly done: Promise<void>;
  readonly #options: RunningReplyOptions;
  readonly #controller = new AbortController();
  #written = "";
  #sent = "";
  #sources: AnswerSource[] = [];
  #end: ReplyEnd = "complete";
  #flushTimer: NodeJS.Timeout | undefined;
  #savedAt = performance.now();
  #saving: Promise<void> = Promise.resolve();

  constructor(options: RunningReplyOptions) {
    this.#options = options;
    this.sessionId = options.begun.answer.sessionId;
    this.messageId = options.begun.answer.id;
    this.done = this.#run();
  }

  /** What watchers have seen of the answer so far. */
  get accumulated(): string {
    return this.#sent;
  }

  /**
   * Stops the engine and resolves once it has stopped; what was written is kept.
   * @param end `aborted` by the visitor's wish, `failed` when the server goes down.
   */
  async stop(end: "aborted" | "failed"): Promise<void> {
    if (!this.#controller.signal.aborted) {
      this.#end = end;
      this.#controller.abort();
    }
    await this.done;
  }

  async #run(): Promise<void> {
    const { engine, begun, log } = this.#options;
    const { signal } = this.#controller;
    try {
      const parts = engine.answer({
        question: begun.question.content,
        history: begun.history.map(({ role, content }) => ({ role, content })),
        signal,
      });
      for await (const part of parts) {
        if (signal.aborted) break;
        if (part.type === "sources") {
          this.#sources = [...part.sources];
          continue;
        }
        if (part.type !== "text") continue;
        this.#take(part.text);
        if (this.#written.length >= answerMaxLength) break;
      }
      if (this.#written === "" && !signal.aborted) throw new Error("The engine answered nothing");
    } catch (error) {
      // An engine may end an abort by throwing; that is no failure.
      if (!signal.aborted) {
        this.#end = "failed";
        log.error({ err: error, sessionId: this.sessionId }, "The assistant failed to answer");
      }
    }
    await this.#finish();
  }

  #take(text: string): void {
    if (text === "") return;
    if (this.#written === "") {
      this.#options.emit("message_state_update", {
        messageId: this.messageId,
        state: "first_token",
      });
    }
    // Never cut a character in half at the limit.
    this.#written = (this.#written + text).slice(0, answerMaxLength).replace(/\p{Surrogate}$/u, "");
    this.#flushTimer ??= setTimeout(() => this.#flush(), chunkIntervalMs);
  }

  #flush(): void {
    clearTimeout(this.#flushTimer);
    this.#flushTimer = undefined;
    if (this.#written === this.#sent) return;
    const content = this.#written.slice(this.#sent.length);
    const isNew = this.#sent === "";
    this.#sent = this.#written;
    this.#options.emit("stream_chunk", {
      messageId: this.messageId,
      content,
      accumulated: this.#sent,
      isNew,
    });
    if (performance.now() - this.#savedAt >= saveIntervalMs) this.#save();
  }

  #save(): void {
    this.#savedAt = performance.now();
    const { conversations, log } = this.#options;
    const progress = { id: this.messageId, sessionId: this.sessionId, content: this.#written };
    this.#saving = this.#saving
      .then(() => conversations.saveProgress(progress))
      .catch((error: unknown) => {
        log.error({ err: error, sessionId: this.sessionId }, "A growing answer was not stored");
      });
  }

  async #finish(): Promise<void> {
    const { conversations, emit, lastSeq, log } = this.#options;
    this.#flush();
    await this.#saving;
    try {
      // Stored before it is announced: whoever reads 'complete' may ask the next question at once.
      await conversations.finishReply(
        { id: this.messageId, sessionId: this.sessionId, content: this.#written },
        {
          state: this.#end,
          sources: this.#sources,
          // The two or three closing events below are numbered too.
          eventSeq: lastSeq() + (this.#end === "failed" ? 3 : 2),
        },
      );
    } catch (error) {
      this.#end = "failed";
      log.error({ err: error, sessionId: this.sessionId }, "The end of an answer was not stored");
    }
    if (this.#end === "failed") {
      emit("error", {
        code: "internal",
        message: "The answer broke off. Ask again, and it will be written anew.",
      });
    }
    emit("message_state_update", { messageId: this.messageId, state: this.#end });
    emit("stream_complete", {
      messageId: this.messageId,
      ...(this.#sources.length > 0 && { sources: this.#sources }),
    });
  }
}
