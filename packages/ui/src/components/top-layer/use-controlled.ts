import { useState } from "react";

/**
 * Hook: state that is controlled if `value` is defined; otherwise it is uncontrolled and starts as `initial`.
 * In both cases `onChange` is called with each requested change.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((next: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [uncontrolled, setUncontrolled] = useState(initial);
  const current = value === undefined ? uncontrolled : value;
  return [
    current,
    (next) => {
      if (next === current) return;
      if (value === undefined) setUncontrolled(next);
      onChange?.(next);
    },
  ];
}
