import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** What a hash costs (RFC 7914, section 2): `cost` is N, `blockSize` r, `parallelization` p. */
export interface ScryptParameters {
  cost: number;
  blockSize: number;
  parallelization: number;
}

/** One of OWASP's equal choices (Password Storage Cheat Sheet): 32 MB and a tenth of a second. */
const scryptParameters: ScryptParameters = {
  cost: 2 ** 15,
  blockSize: 8,
  parallelization: 3,
};

const saltBytes = 16;
const hashBytes = 32;

/** Hashes at a time: Node's four threads also read files, and each hash holds its 32 MB. */
const hashesAtOnce = 2;
/** Hashes that may wait: half a minute's work. Beyond it people hear at once that we are busy. */
const hashesWaiting = 300;

/** Too many passwords wait to be hashed. */
export class HashingBusyError extends Error {
  override name = "HashingBusyError";
}

/**
 * Hashes passwords by scrypt (RFC 7914) and checks them. A hash carries its parameters, so that
 * they may be raised later: `scrypt$32768$8$3$salt$hash`.
 */
export class Passwords {
  readonly #parameters: ScryptParameters;
  /** Is verified where there is no account, so that the answer takes as long as for a real one. */
  readonly #nobody: string;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(parameters: ScryptParameters = scryptParameters) {
    this.#parameters = parameters;
    this.#nobody = encode(parameters, randomBytes(saltBytes), randomBytes(hashBytes));
  }

  /** @throws {HashingBusyError} */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(saltBytes);
    return encode(this.#parameters, salt, await this.#derive(password, salt, this.#parameters));
  }

  /**
   * Whether a password is the one behind a hash.
   * @param stored undefined where there is no account: then the work is done all the same, for nothing.
   * @throws {HashingBusyError}
   */
  async verify(password: string, stored: string | undefined): Promise<boolean> {
    const { parameters, salt, hash } = decode(stored ?? this.#nobody);
    const derived = await this.#derive(password, salt, parameters);
    return timingSafeEqual(derived, hash) && stored !== undefined;
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

  async #enter(): Promise<void> {
    if (this.#running < hashesAtOnce) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= hashesWaiting) throw new HashingBusyError();
    // Whoever leaves hands its place on, so the count stays.
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
      // The same password typed on another keyboard is the same text (Unicode, NFKC; RFC 8265).
      password.normalize("NFKC"),
      salt,
      hashBytes,
      { N: cost, r: blockSize, p: parallelization, maxmem: 256 * cost * blockSize },
      (error, hash) => {
        if (error) reject(error);
        else resolve(hash);
      },
    );
  });
}

function encode(
  { cost, blockSize, parallelization }: ScryptParameters,
  salt: Buffer,
  hash: Buffer,
): string {
  const [s, h] = [salt.toString("base64"), hash.toString("base64")];
  return ["scrypt", cost, blockSize, parallelization, s, h].join("$");
}

function decode(stored: string): { parameters: ScryptParameters; salt: Buffer; hash: Buffer } {
  const [scheme, cost, blockSize, parallelization, salt, hash] = stored.split("$");
  if (scheme !== "scrypt" || salt === undefined || hash === undefined) {
    throw new Error("A stored password hash is not one of ours");
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
