import { RateLimit } from "./rate-limit.ts";

/** Frames of one connection, of any kind. */
const connectionFrames = { burst: 40, perSecond: 10 };
/** Frames from one address, over all its connections. */
const addressFrames = { burst: 400, perSecond: 100 };
/** Conversations one visitor begins. */
const visitorSessions = { burst: 20, perSecond: 0.2 };
/** Conversations from one address: visitors behind one router share it. */
const addressSessions = { burst: 100, perSecond: 5 };
/** Questions of one visitor: what starts the assistant. */
const visitorQuestions = { burst: 20, perSecond: 0.5 };
/** Questions from one address. */
const addressQuestions = { burst: 100, perSecond: 5 };
/** Files one visitor brings. */
const visitorUploads = { burst: 10, perSecond: 0.2 };
/** Files from one address. */
const addressUploads = { burst: 50, perSecond: 1 };

/** Who asks: a visitor, and the address they come from. */
export interface Caller {
  visitorId: string;
  address: string;
}

/**
 * What connections, visitors and addresses may ask for, by socket and by HTTP together. Each function
 * answers with the seconds to wait; 0 if it may be done, and then it is counted. Kept in memory: an
 * address is never stored, and each process counts by itself.
 */
export class ChatLimits {
  readonly #connectionFrames: RateLimit;
  readonly #addressFrames: RateLimit;
  readonly #sessions: [visitors: RateLimit, addresses: RateLimit];
  readonly #questions: [visitors: RateLimit, addresses: RateLimit];
  readonly #uploads: [visitors: RateLimit, addresses: RateLimit];

  /** @param now milliseconds that never run backwards. */
  constructor(now?: () => number) {
    this.#connectionFrames = new RateLimit(connectionFrames, now);
    this.#addressFrames = new RateLimit(addressFrames, now);
    this.#sessions = [new RateLimit(visitorSessions, now), new RateLimit(addressSessions, now)];
    this.#questions = [new RateLimit(visitorQuestions, now), new RateLimit(addressQuestions, now)];
    this.#uploads = [new RateLimit(visitorUploads, now), new RateLimit(addressUploads, now)];
  }

  frame(socketId: string, address: string): number {
    return this.#connectionFrames.take(socketId) || this.#addressFrames.take(address);
  }

  session(caller: Caller): number {
    return takeBoth(this.#sessions, caller);
  }

  question(caller: Caller): number {
    return takeBoth(this.#questions, caller);
  }

  upload(caller: Caller): number {
    return takeBoth(this.#uploads, caller);
  }
}

/** Counts at both or at neither: who is refused for the address loses nothing of their own. */
function takeBoth([visitors, addresses]: [RateLimit, RateLimit], caller: Caller): number {
  const wait = Math.max(visitors.wait(caller.visitorId), addresses.wait(caller.address));
  if (wait > 0) return wait;
  visitors.take(caller.visitorId);
  addresses.take(caller.address);
  return 0;
}
