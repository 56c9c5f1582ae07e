"use client";

import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

export interface KeptPlaceOptions {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  /** The element that contains the messages. */
  content: RefObject<HTMLElement | null>;
  /** Identifies the first message. */
  firstKey: string | null;
}

/**
 * Hook: keeps the text in view in its place when messages are inserted above it. Browsers' scroll
 * anchoring does so only if the container is scrolled, which it is not at the beginning of a
 * conversation.
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
