"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Within this many pixels of the end a reader follows the conversation. */
const nearEnd = 60;

const upwardKeys = new Set(["ArrowUp", "PageUp", "Home"]);

interface Hold {
  /** The end is kept in view. */
  following: boolean;
  /** Where the scroller stood when it was last looked at. */
  top: number;
  height: number;
}

/** Notes where it went: the browser tells of it later, and that is then no doing of the reader's. */
function scrollToEnd(box: HTMLElement | null, hold: RefObject<Hold>): void {
  if (!box) return;
  box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
  hold.current = { following: true, top: box.scrollTop, height: box.scrollHeight };
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
  const hold = useRef<Hold>({ following: true, top: 0, height: 0 });
  const [away, setAway] = useState(false);

  const toEnd = () => {
    setAway(false);
    scrollToEnd(scroller.current, hold);
  };

  // Whoever has just sent something wants to see it, wherever the view was.
  const [lastKey, setLastKey] = useState(endKey);
  if (lastKey !== endKey) {
    setLastKey(endKey);
    setAway(false);
  }
  useLayoutEffect(() => {
    if (active) scrollToEnd(scroller.current, hold);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each other key goes there again
  }, [active, endKey, scroller]);

  useEffect(() => {
    const box = scroller.current;
    const growing = content.current;
    if (!active || !box || !growing) return undefined;
    const left = () => box.scrollHeight - box.clientHeight - box.scrollTop;

    const onScroll = () => {
      // A text that shrank and grew at once (a sign of writing that gives way to a table) has moved by
      // itself: only where its height stayed was it the reader.
      const { following, top, height } = hold.current;
      const upward = box.scrollHeight === height && box.scrollTop < top - 1;
      const far = left() > nearEnd;
      // Not moved since it was looked at: this tells of the end that was gone to.
      const follows = far ? following && !upward : following || (!upward && box.scrollTop !== top);
      hold.current = { following: follows, top: box.scrollTop, height: box.scrollHeight };
      setAway(far && !follows);
    };
    // Where nothing moves upward, nobody has left the end: a short text, or its beginning in view.
    const letGo = () => {
      if (box.scrollTop > 0) hold.current.following = false;
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
