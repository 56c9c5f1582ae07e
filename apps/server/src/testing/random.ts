/**
 * Returns a generator of random numbers, at least 0 and less than 1. The same seed gives the same numbers.
 * The algorithm is mulberry32.
 */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A UUID of version 4 from the numbers of {@link seededRandom}. */
export function seededId(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  // The version and the variant (RFC 9562, sections 4.2 and 4.1).
  digits[12] = "4";
  digits[16] = "8";
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
