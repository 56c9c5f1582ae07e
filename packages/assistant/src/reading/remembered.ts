/** Memoizes a function of a text. When the cached texts have more than `most` characters, the cache is emptied. */
export function remembered<Value>(
  most: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const results = new Map<string, Value>();
  let size = 0;
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (size > most) results.clear();
    size = text.length + (results.size === 0 ? 0 : size);
    results.set(text, result);
    return result;
  };
}
