"use client";

import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

export interface KeptPlaceOptions {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What holds the messages. */
  content: RefObject<HTMLElement | null>;
  /** Tells the first message from others. */
  firstKey: string | null;
}

/**
 * What is read stays in its place when messages come before it. Browsers do that by themselves only
 * where something lies above the view, which at the beginning of a conversation is not so.
 */
export function useKeptPlace({ scroller, content, firstKey }: KeptPlaceOptions): void {
  const kept = useRef<{ key: string | null; item: Element; top: number } | null>(null);

  useLayoutEffect(() => {
    const box = scroller.current;
    const first = content.current?.querySelector("li") ?? null;
    if (!box || !first) return undefined;
    const was = kept.current;
    if (was && was.key !== firstKey && box.contains(was.item))
      box.scrollBy({ top: was.item.getBoundingClientRect().top - was.top, behavior: "instant" });
    const remember = () => {
      kept.current = { key: firstKey, item: first, top: first.getBoundingClientRect().top };
    };
    remember();
    box.addEventListener("scroll", remember, { passive: true });
    return () => box.removeEventListener("scroll", remember);
  }, [scroller, content, firstKey]);
}
