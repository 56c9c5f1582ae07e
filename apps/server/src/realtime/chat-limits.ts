import { RateLimit } from "./rate-limit.ts";

/** Frames of one connection, of any kind. */
const connectionFrames = { burst: 40, perSecond: 10 };
/** Frames from one network, over all its connections. */
const networkFrames = { burst: 400, perSecond: 100 };
/** Conversations one visitor begins. */
const visitorSessions = { burst: 20, perSecond: 0.2 };
/** Conversations from one network: visitors behind one router share it. */
const networkSessions = { burst: 100, perSecond: 5 };
/** Questions of one visitor: what starts the assistant. */
const visitorQuestions = { burst: 20, perSecond: 0.5 };
/** Questions from one network. */
const networkQuestions = { burst: 100, perSecond: 5 };
/** Files one visitor brings. */
const visitorUploads = { burst: 10, perSecond: 0.2 };
/** Files from one network. */
const networkUploads = { burst: 50, perSecond: 1 };

/** Who asks: a visitor, and the network they come from (`clientNetwork`). */
export interface Caller {
  visitorId: string;
  network: string;
}

/**
 * What connections, visitors and networks may ask for, by socket and by HTTP together. Each function
 * answers with the seconds to wait; 0 if it may be done, and then it is counted. Kept in memory: an
 * address is never stored, and each process counts by itself.
 */
export class ChatLimits {
  readonly #connectionFrames: RateLimit;
  readonly #networkFrames: RateLimit;
  readonly #sessions: [visitors: RateLimit, networks: RateLimit];
  readonly #questions: [visitors: RateLimit, networks: RateLimit];
  readonly #uploads: [visitors: RateLimit, networks: RateLimit];

  /** @param now milliseconds that never run backwards. */
  constructor(now?: () => number) {
    this.#connectionFrames = new RateLimit(connectionFrames, now);
    this.#networkFrames = new RateLimit(networkFrames, now);
    this.#sessions = [new RateLimit(visitorSessions, now), new RateLimit(networkSessions, now)];
    this.#questions = [new RateLimit(visitorQuestions, now), new RateLimit(networkQuestions, now)];
    this.#uploads = [new RateLimit(visitorUploads, now), new RateLimit(networkUploads, now)];
  }

  frame(socketId: string, network: string): number {
    return this.#connectionFrames.take(socketId) || this.#networkFrames.take(network);
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

/** Counts at both or at neither: who is refused for the network loses nothing of their own. */
function takeBoth([visitors, networks]: [RateLimit, RateLimit], caller: Caller): number {
  const wait = Math.max(visitors.wait(caller.visitorId), networks.wait(caller.network));
  if (wait > 0) return wait;
  visitors.take(caller.visitorId);
  networks.take(caller.network);
  return 0;
}
