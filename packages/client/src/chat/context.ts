import type { ChatClock } from "./clock.ts";
import type { ChatMemory } from "./memory.ts";
import type { ChatStore } from "./state.ts";

/** What every part of one conversation works on. */
export interface ChatContext {
  readonly store: ChatStore;
  readonly memory: ChatMemory;
  readonly clock: ChatClock;
  /** Told what is not worth a message to the visitor. */
  readonly log: (message: string) => void;
}

/** For what there is nothing to take back, and nobody to tell. */
export const nothing = () => undefined;
