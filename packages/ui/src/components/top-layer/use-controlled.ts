import { useState } from "react";

/**
 * A value that the application may hold (`value` is given) or leave to the part, which then begins with
 * `initial`. The application is told of each change either way.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((next: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const current = value === undefined ? own : value;
  return [
    current,
    (next) => {
      if (next === current) return;
      if (value === undefined) setOwn(next);
      onChange?.(next);
    },
  ];
}
