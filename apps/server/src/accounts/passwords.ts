import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

import { callTimeoutMs } from "@larkline/contract/timings";

/**
 * Cost parameters of a hash (RFC 7914, section 2): `cost` is N, `blockSize` r, `parallelization` p.
 */
export interface ScryptParameters {
  cost: number;
  blockSize: number;
  parallelization: number;
}

/** One of the equivalent settings in OWASP's Password Storage Cheat Sheet: 32 MB for each hash. */
const scryptParameters: ScryptParameters = {
  cost: 2 ** 15,
  blockSize: 8,
  parallelization: 3,
};

const saltBytes = 16;
const hashBytes = 32;

/**
 * Maximum number of hashes computed at once. Two of the four threads of Node's pool stay free for file
 * access, and each hash takes 32 MB.
 */
const maxConcurrentHashes = 2;
/** Time that one hash with these parameters takes on a rented server, in milliseconds (measured). */
const hashMs = 250;
/**
 * Maximum number of waiting hashes: 80. The last of them waits half as long as the client waits for its answer.
 * Further calls throw `PasswordsBusyError`, because their answer could come too late.
 */
const maxWaitingHashes = (callTimeoutMs / 2 / hashMs) * maxConcurrentHashes;

/**
 * Maximum number of hash computations per login. An email address has one hash for each unconfirmed sign-up.
 * These hashes have the same salt, unless two sign-ups came at the same time or the parameters have changed.
 */
const maxSaltsPerLogin = 3;

/** The queue for hashing, checking or rating passwords is full. */
export class PasswordsBusyError extends Error {
  override name = "PasswordsBusyError";
}

/**
 * Hashes and checks passwords with scrypt (RFC 7914). A hash contains its parameters, so that they
 * can be raised later: `scrypt$32768$8$3$salt$hash`.
 */
export class Passwords {
  readonly #parameters: ScryptParameters;
  /** Checked when there is no account, so that the response takes as long as for a real account. */
  readonly #dummyHash: string;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(parameters: ScryptParameters = scryptParameters) {
    this.#parameters = parameters;
    this.#dummyHash = encode(parameters, randomBytes(saltBytes), randomBytes(hashBytes));
  }

  /**
   * A new hash of a password, in the format of this class.
   *
   * @param saltSource Existing hash of the same email address. Its salt is reused if it has the current
   * parameters, so that {@link findMatch} needs one computation for both hashes.
   *
   * @throws {PasswordsBusyError} if the queue is full.
   */
  async hash(password: string, saltSource?: string): Promise<string> {
    const reused = saltSource === undefined ? undefined : decode(saltSource);
    const salt =
      reused !== undefined && sameCost(reused.parameters, this.#parameters)
        ? reused.salt
        : randomBytes(saltBytes);
    return encode(this.#parameters, salt, await this.#derive(password, salt, this.#parameters));
  }

  /**
   * The first hash that matches the password; undefined if none does.
   *
   * @param stored The stored hashes; at most {@link maxSaltsPerLogin} different salts are tried. Empty if
   * there is no account: then a dummy hash is checked, so that the call takes as long.
   * @throws {PasswordsBusyError} if the queue is full.
   */
  async findMatch(password: string, stored: readonly string[]): Promise<string | undefined> {
    const candidates = stored.length === 0 ? [this.#dummyHash] : stored;
    const salts = new Map(candidates.map((hash) => [decode(hash).salt.toString("base64"), hash]));
    for (const hash of [...salts.values()].slice(0, maxSaltsPerLogin)) {
      const { parameters, salt } = decode(hash);
      const computed = encode(parameters, salt, await this.#derive(password, salt, parameters));
      const match = candidates.find((candidate) => sameText(candidate, computed));
      if (match !== undefined && stored.length > 0) return match;
    }
    return undefined;
  }

  async #derive(password: string, salt: Buffer, parameters: ScryptParameters): Promise<Buffer> {
    await this.#enter();
    try {
      return await derive(password, salt, parameters);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  /** Waits until a computation may start. @throws {PasswordsBusyError} if the queue is full. */
  async #enter(): Promise<void> {
    if (this.#running < maxConcurrentHashes) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= maxWaitingHashes) throw new PasswordsBusyError();
    // A computation that ends starts the next in the queue, so `#running` stays the same.
    await new Promise<void>((enter) => this.#waiting.push(enter));
  }
}

function derive(
  password: string,
  salt: Buffer,
  { cost, blockSize, parallelization }: ScryptParameters,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(
      // Normalized, so that composed and decomposed characters give the same hash.
      password.normalize("NFKC"),
      salt,
      hashBytes,
      // scrypt needs about 128 * N * r bytes; the limit is twice that.
      { N: cost, r: blockSize, p: parallelization, maxmem: 256 * cost * blockSize },
      (error, hash) => {
        if (error) reject(error);
        else resolve(hash);
      },
    );
  });
}

/** Compares two texts in a time that does not depend on where they differ. */
function sameText(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function sameCost(a: ScryptParameters, b: ScryptParameters): boolean {
  return (
    a.cost === b.cost && a.blockSize === b.blockSize && a.parallelization === b.parallelization
  );
}

function encode(
  { cost, blockSize, parallelization }: ScryptParameters,
  salt: Buffer,
  hash: Buffer,
): string {
  const texts = [salt, hash].map((bytes) => bytes.toString("base64"));
  return ["scrypt", cost, blockSize, parallelization, ...texts].join("$");
}

function decode(stored: string): { parameters: ScryptParameters; salt: Buffer; hash: Buffer } {
  const [scheme, cost, blockSize, parallelization, salt, hash] = stored.split("$");
  if (scheme !== "scrypt" || salt === undefined || hash === undefined) {
    throw new Error("A stored password hash has an unknown format");
  }
  return {
    parameters: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
    salt: Buffer.from(salt, "base64"),
    hash: Buffer.from(hash, "base64"),
  };
}
