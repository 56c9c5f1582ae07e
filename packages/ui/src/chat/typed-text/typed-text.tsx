"use client";

import { useEffect, useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { useReducedMotion } from "./use-reduced-motion.ts";

export interface TypedTextProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  text: string;
  /**
   * Milliseconds for each character.
   * @default 40
   */
  pace?: number | undefined;
  /** Called once the whole text stands. */
  onTyped?: (() => void) | undefined;
}

/**
 * A text that is typed, character by character. Its place is kept from the start, so that nothing
 * moves; a screen reader gets it whole; under reduced motion it stands at once.
 */
export function TypedText({ text, pace = 40, onTyped, className, ...props }: TypedTextProps) {
  const still = useReducedMotion();
  const [typed, setTyped] = useState(0);
  const shown = still ? text.length : Math.min(typed, text.length);
  const done = shown >= text.length;

  useEffect(() => {
    if (done) return undefined;
    const timer = setInterval(() => setTyped((count) => count + 1), pace);
    return () => clearInterval(timer);
  }, [done, pace]);

  useEffect(() => {
    if (done) onTyped?.();
  }, [done, onTyped]);

  return (
    <span
      data-slot="typed-text"
      data-state={done ? "done" : "typing"}
      {...props}
      className={className}
    >
      {done ? (
        text
      ) : (
        <>
          <span className="sr-only">{text}</span>
          <span aria-hidden="true">
            {text.slice(0, shown)}
            <span className="invisible">{text.slice(shown)}</span>
          </span>
        </>
      )}
    </span>
  );
}
