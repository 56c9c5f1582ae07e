/** Memoizes a function of a text. The cache is emptied when it has `most` entries, which limits its size. */
export function remembered<Value>(
  most: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
