import type { ChatClock } from "./clock.ts";
import type { ChatMemory } from "./memory.ts";
import type { ChatStore } from "./state.ts";

/** What all parts of one conversation share. */
export interface ChatContext {
  readonly store: ChatStore;
  readonly memory: ChatMemory;
  readonly clock: ChatClock;
  /** Logs what visitors do not need to see. */
  readonly log: (message: string) => void;
}

/** A function that does nothing. */
export const doNothing = () => undefined;
