// One running answer: passes the engine's text on to the visitors and stores it.
import type { MessageSource, ServerEventName, ServerEvents } from "@larkline/contract/chat";
import { answerMaxLength, followUpsMax } from "@larkline/contract/limits";
import { streamChunkFastestMs, streamChunkSlowestMs } from "@larkline/contract/timings";

import type { AnswerPart, AssistantEngine } from "../assistant/engine.ts";
import type {
  BegunReply,
  Conversations,
  StoredState,
  StoredToolUse,
} from "../conversations/conversations.ts";
import { toStorableFields, toStorableJson, toStorableText } from "../conversations/storable.ts";
import { toToolUse } from "../conversations/wire.ts";
import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { Logger } from "../logging/logging.ts";
import { within } from "../timing/within.ts";

/** Time between two chunks, in milliseconds: timers end late, so it is the middle of what the contract allows. */
const chunkIntervalMs = (streamChunkFastestMs + streamChunkSlowestMs) / 2;
/** Time after a save until new text causes the next save, in milliseconds. A crash loses the unsaved text. */
const saveIntervalMs = 400;
/** An engine without output for this long, after its own time limit, counts as failed, in milliseconds. */
const silenceLimitMs = 60_000;
/** How long an engine may take to stop before it is abandoned, in milliseconds. */
const stopGraceMs = 2000;
/** How long storing the end of an answer is retried before the answer counts as failed, in milliseconds. */
const storeLimitMs = 5000;
/**
 * How long storing the end is retried in the background when the answer counts as failed, in milliseconds.
 */
const backgroundStoreLimitMs = 30_000;
/** Pause between two attempts to store the end, in milliseconds. */
const retryPauseMs = 500;
/** Most tool calls per answer; further ones are neither sent nor stored. */
const toolUsesMax = 16;

/** The error event for clients that watch an answer that broke off. */
export const brokenOff = {
  code: "internal",
  message: "The answer broke off. Ask again, and it will be written anew.",
} as const;

/** How an answer may end. */
export type ReplyEnd = Exclude<StoredState, "streaming">;

export interface RunningReplyOptions {
  begun: Pick<BegunReply, "question" | "answer" | "history">;
  engine: Pick<AssistantEngine, "answer" | "longestSilenceMs">;
  conversations: Pick<Conversations, "saveProgress" | "finishReply">;
  /** Sends an event to everybody who watches the session. */
  emit: <Name extends ServerEventName>(
    name: Name,
    payload: Omit<ServerEvents[Name], "seq" | "sessionId">,
  ) => void;
  /** Number of the session's last event. */
  lastSeq: () => number;
  log: Pick<Logger, "error" | "warn">;
}

/**
 * A running answer: reads the engine's text, sends it in chunks, and stores it regularly and at the end.
 * It continues even if nobody watches. `stop`, a silent engine and a lost lease end it early.
 */
export class RunningReply {
  readonly sessionId: string;
  readonly messageId: string;
  /**
   * Resolves to how the answer ended, when its closing events are sent. By then the engine has stopped, or
   * was abandoned after `stopGraceMs`. The end is stored, or storing it has failed.
   */
  readonly done: Promise<ReplyEnd>;
  /** Resolves when the first text was sent. Never resolves for an answer without text. */
  readonly firstWords: Promise<void>;
  readonly #options: RunningReplyOptions;
  readonly #controller = new AbortController();
  #firstWordsSent: () => void = () => undefined;
  #hasBegun = false;
  /** Text received from the engine. */
  #written = "";
  /** Text sent to watchers. */
  #sent = "";
  #sources: MessageSource[] = [];
  #followUps: string[] = [];
  #toolUses: StoredToolUse[] = [];
  #end: ReplyEnd = "complete";
  #flushTimer: NodeJS.Timeout | undefined;
  #silenceTimer: NodeJS.Timeout | undefined;
  #savedAt = performance.now();
  #saveFailed = false;
  /** Whether the end is being stored or was stored. A stop then has no effect. */
  #ended = false;

  constructor(options: RunningReplyOptions) {
    this.#options = options;
    this.sessionId = options.begun.answer.sessionId;
    this.messageId = options.begun.answer.id;
    this.firstWords = new Promise((resolve) => {
      this.#firstWordsSent = resolve;
    });
    this.done = this.#run();
  }

  /** Text that was sent to watchers. */
  get accumulated(): string {
    return this.#sent;
  }

  /** Tools used so far, in order, with the results that have arrived. */
  get toolUses(): readonly StoredToolUse[] {
    return this.#toolUses;
  }

  /** Whether the start of the answer was announced. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /**
   * Stops the engine, keeps the text so far, and resolves when {@link done} does.
   *
   * @param end `aborted` by the visitor, `failed` when the server stops.
   */
  async stop(end: "aborted" | "failed"): Promise<void> {
    this.#abort(end);
    await this.done;
  }

  #abort(end: "aborted" | "failed"): void {
    // The answer has ended, or was stopped before.
    if (this.#ended || this.#controller.signal.aborted) return;
    this.#end = end;
    this.#controller.abort();
  }

  /** Runs the answer from the first part until its end is stored and sent. */
  async #run(): Promise<ReplyEnd> {
    try {
      await this.#readParts();
      const hasOutput = this.#written !== "" || this.#toolUses.length > 0;
      if (!hasOutput && !this.#controller.signal.aborted)
        throw new Error("The engine returned an empty answer");
    } catch (error) {
      // An engine may throw when it is stopped, which is not a failure.
      if (!this.#controller.signal.aborted) {
        this.#end = "failed";
        this.#logError(error, "The assistant failed to answer");
      }
    } finally {
      clearTimeout(this.#silenceTimer);
    }
    await this.#finish();
    return this.#end;
  }

  /** Reads parts until the engine ends, is stopped, or has reached the length limit. */
  async #readParts(): Promise<void> {
    const { engine, begun } = this.#options;
    const { signal } = this.#controller;
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    const answer = engine.answer({
      question: begun.question.content,
      history: begun.history
        .filter(({ content }) => content !== "")
        .map(({ role, content }) => ({ role, content })),
      signal,
    });
    const parts = answer[Symbol.asyncIterator]();
    while (!signal.aborted && this.#written.length < answerMaxLength) {
      this.#restartSilenceTimer();
      const next = parts.next();
      const result = await Promise.race([next, aborted]);
      if (result === undefined) {
        await this.#awaitStop(next);
        return;
      }
      if (result.done === true) return;
      this.#applyPart(result.value);
    }
    // Either the length limit is reached, and further text would be discarded, or a stop came during the last
    // part. In both cases the engine is stopped.
    this.#controller.abort();
    await this.#awaitStop(parts.return?.() ?? Promise.resolve());
  }

  /** Waits for a stopped engine, up to a time limit. */
  async #awaitStop(stopping: PromiseLike<unknown>): Promise<void> {
    const stopped = Promise.resolve(stopping).then(
      () => true,
      () => true,
    );
    if ((await within(stopGraceMs, stopped)) === undefined) {
      this.#options.log.warn({ sessionId: this.sessionId }, "The assistant did not stop in time");
    }
  }

  /** Restarts the time limit for the engine's next output. */
  #restartSilenceTimer(): void {
    const limitMs = (this.#options.engine.longestSilenceMs ?? 0) + silenceLimitMs;
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#logError(
        new Error("no output"),
        "The assistant sent nothing for too long and was stopped",
      );
      this.#abort("failed");
    }, limitMs);
  }

  #applyPart(part: AnswerPart): void {
    switch (part.type) {
      case "text":
        this.#append(toStorableText(part.text));
        return;
      case "sources":
        this.#sources = [...part.sources];
        return;
      case "follow_ups":
        this.#followUps = part.suggestions.slice(0, followUpsMax).map(toStorableText);
        return;
      case "tool_call": {
        if (this.#toolUses.length >= toolUsesMax) return;
        const id = toStorableText(part.id);
        this.#begin();
        this.#flush();
        this.#toolUses = [
          ...this.#toolUses,
          { id, name: part.name, arguments: toStorableFields(part.arguments) },
        ];
        this.#emitToolUse("start", id);
        return;
      }
      case "tool_result": {
        const id = toStorableText(part.id);
        const result = toStorableJson(part.result);
        if (!this.#toolUses.some((use) => use.id === id)) return;
        this.#toolUses = this.#toolUses.map((use) => (use.id === id ? { ...use, result } : use));
        this.#emitToolUse("result", id);
        this.#save();
      }
    }
  }

  #emitToolUse(phase: "start" | "result", id: string): void {
    const use = this.#toolUses.find((known) => known.id === id);
    if (use === undefined) return;
    const { toolCall, result } = toToolUse(this.messageId, use);
    if (phase === "start") this.#options.emit("tool_call_start", { toolCall });
    else this.#options.emit("tool_call_result", { toolCall, result });
  }

  /** Announces the answer once. */
  #begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    this.#options.emit("message_state_update", { messageId: this.messageId, state: "first_token" });
  }

  /** Appends text, up to the length limit, and schedules its sending. */
  #append(text: string): void {
    if (text === "") return;
    this.#begin();
    // Removes half a surrogate pair, which the cut at the limit may leave.
    this.#written = (this.#written + text).slice(0, answerMaxLength).replace(/\p{Surrogate}$/u, "");
    // The first text is sent at once; later text is collected.
    if (this.#sent === "") this.#flush();
    else this.#flushTimer ??= setTimeout(() => this.#flush(), chunkIntervalMs);
  }

  /** Sends the text that was not sent yet. */
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
    if (isNew) this.#firstWordsSent();
    if (performance.now() - this.#savedAt >= saveIntervalMs) this.#save();
  }

  #progress() {
    return {
      id: this.messageId,
      sessionId: this.sessionId,
      content: this.#written,
      toolUses: this.#toolUses,
    };
  }

  #save(): void {
    this.#savedAt = performance.now();
    this.#options.conversations
      .saveProgress(this.#progress())
      .then((isOurs) => {
        // The lease expired and another process closed the answer: no more text may be stored.
        if (!isOurs) this.#abort("failed");
      })
      .catch((error: unknown) => {
        // Logged once per answer. Failures while the end is being stored are logged by `#finish`.
        if (!this.#saveFailed && !this.#ended)
          this.#logError(error, "A growing answer was not stored");
        this.#saveFailed = true;
      });
  }

  async #finish(): Promise<void> {
    const { emit } = this.#options;
    this.#flush();
    this.#ended = true;
    // A save that is still running is not awaited: it changes nothing once the end is stored.
    try {
      // Stored before it is announced, because the next question may follow at once.
      if (!(await this.#storeEnd(storeLimitMs))) this.#end = "failed";
    } catch (error) {
      this.#end = "failed";
      this.#logError(error, "The end of an answer was not stored");
      // Retried in the background, so that the conversation does not stay locked until its lease expires.
      void this.#storeEnd(backgroundStoreLimitMs).catch(() => undefined);
    }
    if (this.#end === "failed") {
      emit("error", brokenOff);
    }
    emit("message_state_update", { messageId: this.messageId, state: this.#end });
    emit("stream_complete", {
      messageId: this.messageId,
      ...(this.#sources.length > 0 && { sources: this.#sources }),
      ...(this.#followUps.length > 0 && { followUps: this.#followUps }),
    });
  }

  /**
   * Stores how the answer ended. Retries for `limitMs` while the database is unavailable.
   *
   * @returns False if another process had closed the answer.
   */
  async #storeEnd(limitMs: number): Promise<boolean> {
    const { conversations, lastSeq } = this.#options;
    const end = {
      state: this.#end,
      sources: this.#sources,
      followUps: this.#followUps,
      // Includes the closing events of `#finish`, which are sent afterwards: two, or three with an error.
      eventSeq: lastSeq() + (this.#end === "failed" ? 3 : 2),
    };
    const until = performance.now() + limitMs;
    for (;;) {
      try {
        return await conversations.finishReply(this.#progress(), end);
      } catch (error) {
        if (!isDatabaseUnavailable(error) || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs).unref());
      }
    }
  }

  #logError(error: unknown, message: string): void {
    this.#options.log.error({ err: error, sessionId: this.sessionId }, message);
  }
}
