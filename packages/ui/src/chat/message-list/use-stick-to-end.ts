"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Distance from the end, in pixels, within which the list follows the conversation. */
const nearEnd = 60;

const upwardKeys = new Set(["ArrowUp", "PageUp", "Home"]);

interface Hold {
  /** Whether the end is kept in view. */
  following: boolean;
  /** The last known scroll position. */
  top: number;
  height: number;
}

/**
 * Scrolls and stores the new position: the scroll event arrives later and must not count as the
 * reader's.
 */
function scrollToEnd(box: HTMLElement | null, hold: RefObject<Hold>): void {
  if (!box) return;
  box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
  hold.current = { following: true, top: box.scrollTop, height: box.scrollHeight };
}

export interface StickToEndOptions {
  /** The scroll container. */
  scroller: RefObject<HTMLElement | null>;
  /** The growing element inside it. */
  content: RefObject<HTMLElement | null>;
  /** Whether there is content to follow. */
  active: boolean;
  /** The list scrolls to its end when this value changes. */
  endKey: string | number | undefined;
}

/**
 * Hook: keeps the end of growing content in view while the reader is there (judged by the scroll
 * position, never by time), and stops with the first wheel, touch or key upward.
 *
 * `away`: the end is out of view. `toEnd` scrolls there and follows it again.
 */
export function useStickToEnd({ scroller, content, active, endKey }: StickToEndOptions) {
  const hold = useRef<Hold>({ following: true, top: 0, height: 0 });
  const [away, setAway] = useState(false);

  const toEnd = () => {
    setAway(false);
    scrollToEnd(scroller.current, hold);
  };

  // After sending, the list always scrolls to its end.
  const [lastKey, setLastKey] = useState(endKey);
  if (lastKey !== endKey) {
    setLastKey(endKey);
    setAway(false);
  }
  useLayoutEffect(() => {
    if (active) scrollToEnd(scroller.current, hold);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new key scrolls to the end
  }, [active, endKey, scroller]);

  useEffect(() => {
    const box = scroller.current;
    const growing = content.current;
    if (!active || !box || !growing) return undefined;
    const left = () => box.scrollHeight - box.clientHeight - box.scrollTop;

    const onScroll = () => {
      // If the content's height has changed, the browser may have moved the position itself: only
      // with an unchanged height was it the reader.
      const { following, top, height } = hold.current;
      const upward = box.scrollHeight === height && box.scrollTop < top - 1;
      const far = left() > nearEnd;
      // The position is unchanged: this is the event of our own scrolling.
      const follows = far ? following && !upward : following || (!upward && box.scrollTop !== top);
      hold.current = { following: follows, top: box.scrollTop, height: box.scrollHeight };
      setAway(far && !follows);
    };
    // If nothing can scroll upward (a short text, or its beginning in view), the reader has not
    // left the end.
    const stopFollowing = () => {
      if (box.scrollTop > 0) hold.current.following = false;
    };
    const onWheel = (event: WheelEvent) => {
      // Ctrl with the wheel zooms.
      if (event.deltaY < 0 && !event.ctrlKey) stopFollowing();
    };
    const onTouchMove = () => {
      if (left() > 1) stopFollowing();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (upwardKeys.has(event.key) || (event.key === " " && event.shiftKey)) stopFollowing();
    };
    const observer = new ResizeObserver(() => {
      if (hold.current.following) scrollToEnd(box, hold);
      else setAway(left() > nearEnd);
    });

    box.addEventListener("scroll", onScroll, { passive: true });
    box.addEventListener("wheel", onWheel, { passive: true });
    box.addEventListener("touchmove", onTouchMove, { passive: true });
    box.addEventListener("keydown", onKeyDown);
    observer.observe(growing);
    observer.observe(box);
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", onScroll);
      box.removeEventListener("wheel", onWheel);
      box.removeEventListener("touchmove", onTouchMove);
      box.removeEventListener("keydown", onKeyDown);
    };
  }, [active, scroller, content]);

  return { away, toEnd };
}
