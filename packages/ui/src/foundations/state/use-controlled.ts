import { useState } from "react";

/**
 * Hook: state that is controlled if `value` is defined; otherwise it is uncontrolled and starts as `initial`.
 *
 * Returns the value, and a function that requests a change: in both cases it calls `onChange`, unless the value is
 * the current one. The second function sets the uncontrolled value without `onChange`, for a reset of the form.
 * `Next` is the type of the values to which it changes, if the initial value may be another one, such as `null`.
 */
export function useControlled<Value, Next extends Value = Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((next: Next) => void) | undefined,
) {
  const [uncontrolled, setUncontrolled] = useState(initial);
  const current = value === undefined ? uncontrolled : value;
  const change = (next: Next) => {
    if (next === current) return;
    setUncontrolled(next);
    onChange?.(next);
  };
  return [current, change, setUncontrolled] as const;
}
