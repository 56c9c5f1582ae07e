"use client";

import { useEffect, useRef } from "react";

export interface ExitIntentOptions {
  /** Whether to listen. Set it to false while a dialog or the chat is open, and after a declined offer. */
  enabled: boolean;
  /** Called at most once, when the mouse leaves the window across its upper edge. */
  onLeave: () => void;
}

/**
 * Hook: calls `onLeave` when the mouse leaves the window at the top, towards the tabs or the address bar. It
 * calls `onLeave` at most once per mount, and ignores touch.
 */
export function useExitIntent({ enabled, onLeave }: ExitIntentOptions): void {
  const hasFired = useRef(false);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!enabled || hasFired.current) return undefined;
    const listening = new AbortController();
    const onOut = ({ relatedTarget, clientY }: MouseEvent) => {
      // `relatedTarget` is null when the mouse leaves the window. A touch has no such event.
      if (relatedTarget || clientY > 0) return;
      hasFired.current = true;
      listening.abort();
      latest.current();
    };
    // A mouse causes both. Tools that simulate one may dispatch either, on any node.
    for (const type of ["mouseout", "mouseleave"] as const)
      addEventListener(type, onOut, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [enabled]);
}
