import type { MessageSource, ServerEventName, ServerEvents } from "@larkline/contract/chat";
import { answerMaxLength, followUpsMax } from "@larkline/contract/limits";

import type { AnswerPart, AssistantEngine } from "../assistant/engine.ts";
import type {
  BegunReply,
  Conversations,
  StoredState,
  StoredToolUse,
} from "../conversations/conversations.ts";
import { toStorableFields, toStorableJson, toStorableText } from "../conversations/storable.ts";
import { toToolUse } from "../conversations/wire.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import type { Logger } from "../logging.ts";

/** Time between two chunks, in milliseconds: within the contract's 30 to 50. */
const chunkIntervalMs = 40;
/** Time between two savings of a growing answer, in milliseconds: what a crash may cost. */
const saveIntervalMs = 400;
/** An engine that says nothing for so long does not come back, in milliseconds. */
const silenceLimitMs = 60_000;
/** How long an engine may take to stop before it is left alone, in milliseconds. */
const stopGraceMs = 2000;
/** How long storing an end is tried before it is given up, in milliseconds. */
const storeLimitMs = 5000;
/** How long an end that was given up is tried to be marked as such, in milliseconds. */
const markLimitMs = 30_000;
/** Pause between two tries, in milliseconds. */
const retryPauseMs = 500;
/** Most tools one answer may use; further calls are not shown. */
const toolUsesMax = 16;

/** What watchers are told of an answer that ends before its end. */
export const brokenOff = {
  code: "internal",
  message: "The answer broke off. Ask again, and it will be written anew.",
} as const;

/** How an answer may end. */
export type ReplyEnd = Exclude<StoredState, "streaming">;

export interface RunningReplyOptions {
  begun: Pick<BegunReply, "question" | "answer" | "history">;
  engine: Pick<AssistantEngine, "answer">;
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
 * One answer on its way: takes the engine's words, hands them out in chunks, stores them while they
 * come and once more at the end. Goes on when nobody watches; only `stop` ends it early.
 */
export class RunningReply {
  readonly sessionId: string;
  readonly messageId: string;
  /** Resolves to how the answer ended, when the engine has stopped and the end is stored and sent. */
  readonly done: Promise<ReplyEnd>;
  /** Resolves when watchers have been sent the first words; never for an answer without any. */
  readonly firstWords: Promise<void>;
  readonly #options: RunningReplyOptions;
  readonly #controller = new AbortController();
  #firstWordsSent: () => void = () => undefined;
  #begun = false;
  #written = "";
  #sent = "";
  #sources: MessageSource[] = [];
  #followUps: string[] = [];
  #toolUses: StoredToolUse[] = [];
  #end: ReplyEnd = "complete";
  #flushTimer: NodeJS.Timeout | undefined;
  #silenceTimer: NodeJS.Timeout | undefined;
  #savedAt = performance.now();
  #saveFailed = false;
  /** How it ended is decided. */
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

  /** What watchers have seen of the answer so far. */
  get accumulated(): string {
    return this.#sent;
  }

  /** Tools used so far. */
  get toolUses(): readonly StoredToolUse[] {
    return this.#toolUses;
  }

  /** Whether watchers have been told that the answer begins. */
  get hasBegun(): boolean {
    return this.#begun;
  }

  /**
   * Stops the engine and resolves once it has stopped; what was written is kept.
   * @param end `aborted` by the visitor's wish, `failed` when the server goes down.
   */
  async stop(end: "aborted" | "failed"): Promise<void> {
    this.#abort(end);
    await this.done;
  }

  #abort(end: "aborted" | "failed"): void {
    // What has ended by itself is being stored as that.
    if (this.#ended || this.#controller.signal.aborted) return;
    this.#end = end;
    this.#controller.abort();
  }

  async #run(): Promise<ReplyEnd> {
    try {
      await this.#listen();
      const said = this.#written !== "" || this.#toolUses.length > 0;
      if (!said && !this.#controller.signal.aborted) throw new Error("The engine answered nothing");
    } catch (error) {
      // An engine may end an abort by throwing; that is no failure.
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

  /** Takes part by part until the engine ends, is stopped, or has said enough. */
  async #listen(): Promise<void> {
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
      this.#expectWords();
      const next = parts.next();
      const result = await Promise.race([next, aborted]);
      if (result === undefined) {
        await this.#leave(next);
        return;
      }
      if (result.done === true) return;
      this.#take(result.value);
    }
    // Said enough: the engine is told, so that it does not go on for nobody.
    this.#controller.abort();
    await this.#leave(parts.return?.() ?? Promise.resolve());
  }

  /** Waits until a stopped engine has stopped; one that does not is left alone after a while. */
  async #leave(stopping: PromiseLike<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<"late">((resolve) => {
      timer = setTimeout(() => resolve("late"), stopGraceMs);
    });
    const stopped = Promise.resolve(stopping).then(
      () => "stopped",
      () => "stopped",
    );
    if ((await Promise.race([stopped, grace])) === "late") {
      this.#options.log.warn({ sessionId: this.sessionId }, "The assistant did not stop when told");
    }
    clearTimeout(timer);
  }

  #expectWords(): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#logError(new Error("silence"), "The assistant fell silent and was stopped");
      this.#abort("failed");
    }, silenceLimitMs);
  }

  #take(part: AnswerPart): void {
    switch (part.type) {
      case "text":
        this.#write(toStorableText(part.text));
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

  #emitToolUse(what: "start" | "result", id: string): void {
    const use = this.#toolUses.find((known) => known.id === id);
    if (use === undefined) return;
    const { toolCall, result } = toToolUse(this.messageId, use);
    if (what === "start") this.#options.emit("tool_call_start", { toolCall });
    else this.#options.emit("tool_call_result", { toolCall, result });
  }

  /** Tells watchers that the answer begins, once. */
  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#options.emit("message_state_update", { messageId: this.messageId, state: "first_token" });
  }

  #write(text: string): void {
    if (text === "") return;
    this.#begin();
    // Never cut a character in half at the limit.
    this.#written = (this.#written + text).slice(0, answerMaxLength).replace(/\p{Surrogate}$/u, "");
    // The first words show at once; what follows is gathered.
    if (this.#sent === "") this.#flush();
    else this.#flushTimer ??= setTimeout(() => this.#flush(), chunkIntervalMs);
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
    if (isNew) this.#firstWordsSent();
    if (performance.now() - this.#savedAt >= saveIntervalMs) this.#save();
  }

  #growing() {
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
      .saveProgress(this.#growing())
      .then((isOurs) => {
        // Somebody else holds the conversation: what comes now would be a ghost beside their answer.
        if (!isOurs) this.#abort("failed");
      })
      .catch((error: unknown) => {
        // Said once, and not of an answer that has ended: its end is stored by itself, or said to be lost.
        if (!this.#saveFailed && !this.#ended)
          this.#logError(error, "A growing answer was not stored");
        this.#saveFailed = true;
      });
  }

  async #finish(): Promise<void> {
    const { emit } = this.#options;
    this.#flush();
    // A saving that is still on its way finds the answer closed, and changes nothing.
    this.#ended = true;
    try {
      // Stored before it is announced: whoever reads 'complete' may ask the next question at once.
      if (!(await this.#storeEnd(storeLimitMs))) this.#end = "failed";
    } catch (error) {
      this.#end = "failed";
      this.#logError(error, "The end of an answer was not stored");
      // The visitor has been told by then; a database that comes back holds the conversation no longer.
      void this.#storeEnd(markLimitMs).catch(() => undefined);
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
   * Stores how the answer ended, once more if the database was away.
   * @returns false when somebody else had closed the answer.
   */
  async #storeEnd(limitMs: number): Promise<boolean> {
    const { conversations, lastSeq } = this.#options;
    const end = {
      state: this.#end,
      sources: this.#sources,
      followUps: this.#followUps,
      // The two or three closing events are numbered too.
      eventSeq: lastSeq() + (this.#end === "failed" ? 3 : 2),
    };
    const until = performance.now() + limitMs;
    for (;;) {
      try {
        return await conversations.finishReply(this.#growing(), end);
      } catch (error) {
        if (!isDatabaseAway(error) || performance.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs).unref());
      }
    }
  }

  #logError(error: unknown, message: string): void {
    this.#options.log.error({ err: error, sessionId: this.sessionId }, message);
  }
}
