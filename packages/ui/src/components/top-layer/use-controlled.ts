import { useState } from "react";

/**
 * Hook: controlled (`value`) or uncontrolled (`initial`) state. Changes are reported in both cases.
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
