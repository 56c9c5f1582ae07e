/** The same function, which remembers its results; it forgets all of them once there are `most`. */
export function remembered<Value>(
  most: number,
  compute: (text: string) => Value,
): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
