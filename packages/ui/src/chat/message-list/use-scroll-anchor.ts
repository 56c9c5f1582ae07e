"use client";

import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** Distance of an item's top from the container's top. It does not change if the whole container moves. */
const topIn = (container: Element, item: Element) =>
  item.getBoundingClientRect().top - container.getBoundingClientRect().top;

export interface ScrollAnchorOptions {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  /** The element that contains the messages. */
  content: RefObject<HTMLElement | null>;
  /** Identifies the first message. */
  firstKey: string | null;
}

/**
 * Hook: keeps the text in view in its place when earlier messages are inserted above it. Browsers' scroll
 * anchoring has no effect while the container is scrolled to its top, where the button for earlier messages
 * is.
 */
export function useScrollAnchor({ scroller, content, firstKey }: ScrollAnchorOptions): void {
  const anchor = useRef<{ key: string | null; item: Element; top: number } | null>(null);

  useLayoutEffect(() => {
    const container = scroller.current;
    const first = content.current?.querySelector("li") ?? null;
    if (!container || !first) return undefined;
    const previous = anchor.current;
    if (previous && previous.key !== firstKey && container.contains(previous.item))
      container.scrollBy({
        top: topIn(container, previous.item) - previous.top,
        behavior: "instant",
      });
    const storePosition = () => {
      anchor.current = { key: firstKey, item: first, top: topIn(container, first) };
    };
    storePosition();
    container.addEventListener("scroll", storePosition, { passive: true });
    return () => container.removeEventListener("scroll", storePosition);
  }, [scroller, content, firstKey]);
}
