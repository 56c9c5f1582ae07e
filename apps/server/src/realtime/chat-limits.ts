import { type Limiter, type LimiterOptions, openLimiter } from "./limiter.ts";

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
/**
 * What files from one network take together, in megabytes. A visitor's own quota does not bound it: who
 * drops the cookie is another visitor. One network brings some 2 GB a day.
 */
const networkUploadMegabytes = { burst: 512, perSecond: 1 / 100 };

/** Looks of one visitor at what is stored, however little comes of them. */
const visitorReadings = { burst: 60, perSecond: 2 };
/** Looks from one network. */
const networkReadings = { burst: 600, perSecond: 20 };
/** Stored words that are sent to one visitor again, in kilobytes: a conversation's page has some 50. */
const visitorReloads = { burst: 8192, perSecond: 32 };
/** Stored words that are sent to one network again, in kilobytes. */
const networkReloads = { burst: 65_536, perSecond: 512 };

/** Who asks: a visitor, and the network they come from (`clientNetwork`). */
export interface Caller {
  visitorId: string;
  network: string;
}

/**
 * What connections, visitors and networks may ask for, by socket and by HTTP together. Each function
 * answers with the seconds to wait; 0 if it may be done, and then it is counted.
 */
export class ChatLimits {
  readonly #connectionFrames: Limiter;
  readonly #networkFrames: Limiter;
  readonly #sessions: [visitors: Limiter, networks: Limiter];
  readonly #questions: [visitors: Limiter, networks: Limiter];
  readonly #uploads: [visitors: Limiter, networks: Limiter];
  readonly #networkUploadMegabytes: Limiter;
  readonly #readings: [visitors: Limiter, networks: Limiter];
  readonly #reloads: [visitors: Limiter, networks: Limiter];

  constructor(options: LimiterOptions = {}) {
    // Each process counts its own frames: they come too often to ask Redis about each.
    const here = { log: options.log };
    this.#connectionFrames = openLimiter("connectionFrames", connectionFrames, here);
    this.#networkFrames = openLimiter("networkFrames", networkFrames, here);
    this.#sessions = [
      openLimiter("visitorSessions", visitorSessions, options),
      openLimiter("networkSessions", networkSessions, options),
    ];
    this.#questions = [
      openLimiter("visitorQuestions", visitorQuestions, options),
      openLimiter("networkQuestions", networkQuestions, options),
    ];
    this.#uploads = [
      openLimiter("visitorUploads", visitorUploads, options),
      openLimiter("networkUploads", networkUploads, options),
    ];
    this.#networkUploadMegabytes = openLimiter(
      "networkUploadMegabytes",
      networkUploadMegabytes,
      options,
    );
    this.#readings = [
      openLimiter("visitorReadings", visitorReadings, options),
      openLimiter("networkReadings", networkReadings, options),
    ];
    this.#reloads = [
      openLimiter("visitorReloads", visitorReloads, options),
      openLimiter("networkReloads", networkReloads, options),
    ];
  }

  async frame(socketId: string, network: string): Promise<number> {
    return (
      (await this.#connectionFrames.take(socketId)) || (await this.#networkFrames.take(network))
    );
  }

  session(caller: Caller): Promise<number> {
    return takeBoth(this.#sessions, caller);
  }

  question(caller: Caller): Promise<number> {
    return takeBoth(this.#questions, caller);
  }

  upload(caller: Caller): Promise<number> {
    return takeBoth(this.#uploads, caller);
  }

  /** @param size of a file that has arrived, in bytes: at most {@link uploadMaxBytes}. */
  uploadSize({ network }: Caller, size: number): Promise<number> {
    return this.#networkUploadMegabytes.take(network, Math.ceil(size / 1024 / 1024));
  }

  /** Before the database is asked for words that {@link reload} charges by their size. */
  reading(caller: Caller): Promise<number> {
    return takeBoth(this.#readings, caller);
  }

  /** @param words stored ones that are sent again; they are charged by their size. */
  reload(caller: Caller, words: unknown): Promise<number> {
    const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(words)) / 1024);
    return takeBoth(this.#reloads, caller, Math.min(kilobytes, visitorReloads.burst));
  }
}

/** The visitor's own first: one who asks too much uses up nothing of his network's. */
async function takeBoth(
  [visitors, networks]: [Limiter, Limiter],
  { visitorId, network }: Caller,
  amount = 1,
): Promise<number> {
  return (await visitors.take(visitorId, amount)) || (await networks.take(network, amount));
}
