import type { ChatClock } from "./clock.ts";
import type { ChatMemory } from "./memory.ts";
import type { ChatStore } from "./state.ts";

/** Dependencies that most modules of the chat client need. `chat.ts` creates them. */
export interface ChatContext {
  readonly store: ChatStore;
  readonly memory: ChatMemory;
  readonly clock: ChatClock;
  /** Logs technical messages for developers; does nothing by default. */
  readonly log: (message: string) => void;
}

/** Default of optional callbacks, and initial value of callbacks that are set later. */
export const doNothing = () => {};
