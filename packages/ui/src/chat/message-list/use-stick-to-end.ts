"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Distance from the end, in pixels, within which the list follows the conversation. */
const nearEnd = 60;

const upwardKeys = new Set(["ArrowUp", "PageUp", "Home"]);

interface ScrollState {
  /** Whether the end is kept in view. */
  following: boolean;
  /** The last known scroll position, in pixels. */
  top: number;
  /** The content's height when `top` was stored, in pixels. */
  height: number;
}

/**
 * Scrolls to the end and stores the new position, so that the scroll event, which arrives later, does not
 * count as the reader's scrolling.
 */
function scrollToEnd(container: HTMLElement | null, scrollState: RefObject<ScrollState>): void {
  if (!container) return;
  container.scrollTo({ top: container.scrollHeight, behavior: "instant" });
  scrollState.current = {
    following: true,
    top: container.scrollTop,
    height: container.scrollHeight,
  };
}

export interface StickToEndOptions {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  /** The growing element inside the container. */
  content: RefObject<HTMLElement | null>;
  /** Whether there is content to follow. */
  active: boolean;
  /** The list scrolls to its end when this value changes. */
  endKey: string | number | undefined;
}

/**
 * Hook: keeps the end of growing content in view ("following") while the scroll position shows that the
 * reader is there. Following stops when the reader scrolls up by wheel, touch or key.
 *
 * @returns `away`: whether the reader has left the end. `toEnd`: scrolls to the end and follows it again.
 */
export function useStickToEnd({ scroller, content, active, endKey }: StickToEndOptions) {
  const scrollState = useRef<ScrollState>({ following: true, top: 0, height: 0 });
  const [away, setAway] = useState(false);

  const toEnd = () => {
    setAway(false);
    scrollToEnd(scroller.current, scrollState);
  };

  // A new `endKey` means that the visitor has sent a message: the list scrolls to its end from any position.
  const [lastKey, setLastKey] = useState(endKey);
  if (lastKey !== endKey) {
    setLastKey(endKey);
    setAway(false);
  }
  useLayoutEffect(() => {
    if (active) scrollToEnd(scroller.current, scrollState);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new key scrolls to the end
  }, [active, endKey, scroller]);

  useEffect(() => {
    const container = scroller.current;
    const growingElement = content.current;
    if (!active || !container || !growingElement) return undefined;
    const distanceToEnd = () =>
      container.scrollHeight - container.clientHeight - container.scrollTop;

    const onScroll = () => {
      // A move upward counts as the reader's only if the content's height is unchanged. If the height has
      // changed, the browser may have moved the scroll position itself.
      const { following, top, height } = scrollState.current;
      const upward = container.scrollHeight === height && container.scrollTop < top - 1;
      const isFarFromEnd = distanceToEnd() > nearEnd;
      // Near the end, following resumes unless the reader moves upward. If the position is unchanged, the
      // event comes from `scrollToEnd`, and following does not resume.
      const isFollowing = isFarFromEnd
        ? following && !upward
        : following || (!upward && container.scrollTop !== top);
      scrollState.current = {
        following: isFollowing,
        top: container.scrollTop,
        height: container.scrollHeight,
      };
      setAway(isFarFromEnd && !isFollowing);
    };
    // If the list is at its top, it cannot scroll upward, and an upward wheel or key does not stop following.
    const stopFollowing = () => {
      if (container.scrollTop > 0) scrollState.current.following = false;
    };
    const onWheel = (event: WheelEvent) => {
      // Ctrl with the wheel zooms.
      if (event.deltaY < 0 && !event.ctrlKey) stopFollowing();
    };
    const onTouchMove = () => {
      // A touch that scrolls upward moves the list away from its end; 1 px allows for rounding.
      if (distanceToEnd() > 1) stopFollowing();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (upwardKeys.has(event.key) || (event.key === " " && event.shiftKey)) stopFollowing();
    };
    const observer = new ResizeObserver(() => {
      if (scrollState.current.following) scrollToEnd(container, scrollState);
      else setAway(distanceToEnd() > nearEnd);
    });

    // Passed as the options of the listeners, it has both: its own `signal`, and `passive`.
    const listening = Object.assign(new AbortController(), { passive: true });
    container.addEventListener("scroll", onScroll, listening);
    container.addEventListener("wheel", onWheel, listening);
    container.addEventListener("touchmove", onTouchMove, listening);
    container.addEventListener("keydown", onKeyDown, listening);
    observer.observe(growingElement);
    observer.observe(container);
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [active, scroller, content]);

  return { away, toEnd };
}
