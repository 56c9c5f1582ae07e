import { find } from "./messages.ts";
import type { ChatStore } from "./state.ts";

/** The answers that the visitor has stopped. Further text and tools of them are ignored. */
export interface StoppedAnswers {
  /**
   * Whether the next answer that begins counts as stopped: after a stop before its first token. Only one answer
   * counts, because another tab may request the one after it.
   */
  readonly includesNext: boolean;
  /** Whether an answer was stopped. */
  has(id: string): boolean;
  /** Adds the current answer, or the next one if none has begun. */
  addCurrent(): void;
  /**
   * Call when our server has stopped the reply: the next answer does not count as stopped.
   *
   * @param id Id of the stopped answer; undefined if no answer was running.
   */
  confirm(id: string | undefined): void;
  /**
   * Call before a reply is requested, and if it was not requested after all: the next answer does not count as
   * stopped.
   *
   * @param regeneratedId Id of the answer that is regenerated: the new answer may have it too.
   */
  expect(regeneratedId: string | undefined): void;
  reset(): void;
}

export function createStoppedAnswers(store: ChatStore): StoppedAnswers {
  const ids = new Set<string>();
  let includesNext = false;
  return {
    get includesNext() {
      return includesNext;
    },
    has(id) {
      if (includesNext && !find(store.getState().messages, id)) {
        ids.add(id);
        includesNext = false;
      }
      return ids.has(id);
    },
    addCurrent() {
      const { messageId } = store.getState().streaming;
      if (messageId === null) includesNext = true;
      else ids.add(messageId);
    },
    confirm(id) {
      includesNext = false;
      if (id !== undefined) ids.add(id);
    },
    expect(regeneratedId) {
      includesNext = false;
      if (regeneratedId !== undefined) ids.delete(regeneratedId);
    },
    reset() {
      includesNext = false;
      ids.clear();
    },
  };
}
