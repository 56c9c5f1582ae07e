import { type Limiter, type LimiterOptions, openLimiter } from "./limiter.ts";
import { tooMany } from "./refusal.ts";

/** Frames per connection. */
const connectionFrames = { burst: 40, perSecond: 10 };
/** Frames per network. */
const networkFrames = { burst: 400, perSecond: 100 };
/** New and deleted conversations per visitor. */
const visitorSessions = { burst: 20, perSecond: 0.2 };
/** New and deleted conversations per network, which many visitors may share. */
const networkSessions = { burst: 100, perSecond: 5 };
/** Questions per visitor. Each makes the assistant compute an answer. */
const visitorQuestions = { burst: 20, perSecond: 0.5 };
/** Questions per network. */
const networkQuestions = { burst: 100, perSecond: 5 };
/** Uploads per visitor. */
const visitorUploads = { burst: 10, perSecond: 0.2 };
/** Uploads per network. */
const networkUploads = { burst: 50, perSecond: 1 };
/**
 * Uploaded megabytes per network. The quota per visitor does not limit a network, because each client without
 * the cookie is a new visitor. The burst allows 128 MB an hour, about 3 GB a day. The rate allows another 1 MB
 * every 28 seconds. Files above 1 MB never fit into the rate. Once the burst is used up, they are refused until
 * it is available again, for at most an hour.
 */
const networkUploadMegabytes = { burst: 128, perSecond: 128 / 3600 };

/**
 * Megabytes of their files that a visitor loads; a smaller file counts as one. Once the burst is used up, a file of
 * 10 MB, the largest, can be loaded every ten seconds.
 */
const visitorDownloads = { burst: 100, perSecond: 1 };
/** Megabytes of files that all visitors of a network load. */
const networkDownloads = { burst: 1000, perSecond: 10 };

/** Requests by HTTP for earlier messages of a conversation and for files per visitor, whatever their size. */
const visitorReadings = { burst: 60, perSecond: 2 };
/** The same requests per network. */
const networkReadings = { burst: 600, perSecond: 20 };
/** Kilobytes of stored messages sent to one visitor; a page of a conversation has about 50 kB. */
const visitorReloads = { burst: 8192, perSecond: 32 };
/** Kilobytes of stored messages sent to one network. */
const networkReloads = { burst: 65_536, perSecond: 512 };

/** Who sends a request: the visitor, and the network by which clients are counted (`clientNetwork`). */
export interface Caller {
  visitorId: string;
  network: string;
}

/**
 * Rate limits of the chat by connection, visitor and network, shared by the socket and the HTTP calls. Each
 * method counts a request. All except `frame` throw a `Refusal` with the seconds to wait if it is not allowed.
 */
export class ChatLimits {
  readonly #connectionFrames: Limiter;
  readonly #networkFrames: Limiter;
  readonly #sessions: [visitors: Limiter, networks: Limiter];
  readonly #questions: [visitors: Limiter, networks: Limiter];
  readonly #uploads: [visitors: Limiter, networks: Limiter];
  readonly #networkUploadMegabytes: Limiter;
  readonly #downloads: [visitors: Limiter, networks: Limiter];
  readonly #readings: [visitors: Limiter, networks: Limiter];
  readonly #reloads: [visitors: Limiter, networks: Limiter];

  constructor(options: LimiterOptions = {}) {
    // Counted per process: frames are too frequent for a query to Redis for each.
    const thisProcessOnly = { log: options.log };
    this.#connectionFrames = openLimiter("connectionFrames", connectionFrames, thisProcessOnly);
    this.#networkFrames = openLimiter("networkFrames", networkFrames, thisProcessOnly);
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
    this.#downloads = [
      openLimiter("visitorDownloads", visitorDownloads, options),
      openLimiter("networkDownloads", networkDownloads, options),
    ];
    this.#readings = [
      openLimiter("visitorReadings", visitorReadings, options),
      openLimiter("networkReadings", networkReadings, options),
    ];
    this.#reloads = [
      openLimiter("visitorReloads", visitorReloads, options),
      openLimiter("networkReloads", networkReloads, options),
    ];
  }

  /** Returns the seconds to wait; 0 means that the frame is allowed. */
  async frame(socketId: string, network: string): Promise<number> {
    return (
      (await this.#connectionFrames.take(socketId)) || (await this.#networkFrames.take(network))
    );
  }

  session(caller: Caller): Promise<void> {
    return takeBoth(this.#sessions, caller, "conversations");
  }

  /** Counts the deletion of a conversation together with the new ones. */
  erasure(caller: Caller): Promise<void> {
    return takeBoth(this.#sessions, caller, "requests");
  }

  question(caller: Caller): Promise<void> {
    return takeBoth(this.#questions, caller, "messages");
  }

  upload(caller: Caller): Promise<void> {
    return takeBoth(this.#uploads, caller, "files");
  }

  /** @param size Size of the file in bytes, at most `uploadMaxBytes` of the contract. */
  async uploadSize({ network }: Caller, size: number): Promise<void> {
    const wait = await this.#networkUploadMegabytes.take(network, inMegabytes(size));
    if (wait > 0) throw tooMany("files", wait);
  }

  /** @param size Size of the file in bytes, at most `uploadMaxBytes` of the contract. */
  download(caller: Caller, size: number): Promise<void> {
    return takeBoth(this.#downloads, caller, "downloads", inMegabytes(size));
  }

  /**
   * Counts a read before the database is queried. {@link reload} and {@link download} count the size of its
   * result.
   */
  reading(caller: Caller): Promise<void> {
    return takeBoth(this.#readings, caller, "requests");
  }

  /**
   * Counts what is sent again by its size, because a short frame can request a lot of data.
   *
   * @param payload The stored messages or events to send; counted by their size as JSON.
   */
  reload(caller: Caller, payload: unknown): Promise<void> {
    const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(payload)) / 1024);
    return takeBoth(this.#reloads, caller, "reloads of the conversation", kilobytes);
  }
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

/**
 * Counts for the visitor first, so that a refused visitor does not use up the network's allowance.
 *
 * @param what The limited items in the plural, for the message of the refusal.
 */
async function takeBoth(
  [visitors, networks]: [Limiter, Limiter],
  { visitorId, network }: Caller,
  what: string,
  amount = 1,
): Promise<void> {
  const wait = (await visitors.take(visitorId, amount)) || (await networks.take(network, amount));
  if (wait > 0) throw tooMany(what, wait);
}
