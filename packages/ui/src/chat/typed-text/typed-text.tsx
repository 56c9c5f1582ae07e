"use client";

import { useEffect, useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { useReducedMotion } from "./use-reduced-motion.ts";

export interface TypedTextProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The text to type. */
  text: string;
  /**
   * Time per character, in milliseconds.
   * @default 40
   */
  pace?: number | undefined;
}

/**
 * Types a text character by character. The part that is not typed yet is transparent: it reserves its space,
 * so that the layout does not shift, and screen readers get the whole text. With reduced motion the text is
 * shown at once.
 */
export function TypedText({ text, pace = 40, ...props }: TypedTextProps) {
  const reducedMotion = useReducedMotion();
  const [typedCount, setTypedCount] = useState(0);
  // Whole characters: half of an emoji's two UTF-16 units would be shown as "�".
  const typed = reducedMotion ? text : Array.from(text).slice(0, typedCount).join("");
  const isComplete = typed === text;

  useEffect(() => {
    if (isComplete) return undefined;
    const timer = setInterval(() => setTypedCount((count) => count + 1), pace);
    return () => clearInterval(timer);
  }, [isComplete, pace]);

  return (
    <span data-slot="typed-text" data-state={isComplete ? "done" : "typing"} {...props}>
      {typed}
      {!isComplete && <span className="opacity-0">{text.slice(typed.length)}</span>}
    </span>
  );
}
