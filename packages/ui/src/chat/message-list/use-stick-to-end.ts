"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Within this many pixels of the end a reader follows the conversation. */
const nearEnd = 60;

const upwardKeys = new Set(["ArrowUp", "PageUp", "Home"]);

function scrollToEnd(box: HTMLElement | null): void {
  box?.scrollTo({ top: box.scrollHeight, behavior: "instant" });
}

export interface StickToEndOptions {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** What grows inside it. */
  content: RefObject<HTMLElement | null>;
  /** There is something to follow. */
  active: boolean;
  /** With another value the end is gone to. */
  endKey: string | number | undefined;
}

/**
 * Keeps the end of a growing text in view while the reader is there, judged by position and never by
 * time, and lets go with the first wheel, touch or key upward.
 *
 * `away` says that the end is out of view; `toEnd` goes there and follows it again.
 */
export function useStickToEnd({ scroller, content, active, endKey }: StickToEndOptions) {
  const following = useRef(true);
  const [away, setAway] = useState(false);

  const toEnd = () => {
    following.current = true;
    setAway(false);
    scrollToEnd(scroller.current);
  };

  useLayoutEffect(() => {
    if (!active) return;
    following.current = true;
    scrollToEnd(scroller.current);
  }, [active, scroller]);

  // Whoever has just sent something wants to see it, wherever the view was.
  const [lastKey, setLastKey] = useState(endKey);
  if (lastKey !== endKey) {
    setLastKey(endKey);
    setAway(false);
  }
  const seenKey = useRef(endKey);
  useLayoutEffect(() => {
    if (seenKey.current === endKey) return;
    seenKey.current = endKey;
    following.current = true;
    scrollToEnd(scroller.current);
  }, [endKey, scroller]);

  useEffect(() => {
    const box = scroller.current;
    const growing = content.current;
    if (!active || !box || !growing) return undefined;
    let last = box.scrollTop;
    let height = box.scrollHeight;
    const left = () => box.scrollHeight - box.clientHeight - box.scrollTop;

    const onScroll = () => {
      // A text that shrank and grew at once (a sign of writing that gives way to a table) has moved by
      // itself: only where its height stayed was it the reader.
      const upward = box.scrollTop < last - 1;
      const asHigh = box.scrollHeight === height;
      last = box.scrollTop;
      height = box.scrollHeight;
      if (upward && asHigh && left() > nearEnd) following.current = false;
      else if (!upward && left() <= nearEnd) following.current = true;
      setAway(!following.current && left() > nearEnd);
    };
    // Where nothing moves upward, nobody has left the end: a short text, or its beginning in view.
    const letGo = () => {
      if (box.scrollTop > 0) following.current = false;
    };
    const onWheel = (event: WheelEvent) => {
      // With Ctrl it zooms.
      if (event.deltaY < 0 && !event.ctrlKey) letGo();
    };
    const onTouchMove = () => {
      if (left() > 1) letGo();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (upwardKeys.has(event.key) || (event.key === " " && event.shiftKey)) letGo();
    };
    const observer = new ResizeObserver(() => {
      if (following.current) {
        scrollToEnd(box);
        last = box.scrollTop;
        height = box.scrollHeight;
      } else setAway(left() > nearEnd);
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
