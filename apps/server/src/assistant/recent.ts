/** Keeps what was used last: where there is no more room, what was not used for longest goes. */
export class Recent<Value extends object> {
  readonly #max: number;
  readonly #entries = new Map<string, Value>();

  /** @param max entries that are kept. */
  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#put(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#put(key, value);
    if (this.#entries.size <= this.#max) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  /** A map keeps its entries in the order in which they were put. */
  #put(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
