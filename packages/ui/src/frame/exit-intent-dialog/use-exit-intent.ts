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
  useEffect(() => {
    if (!enabled || hasFired.current) return undefined;
    const onOut = ({ relatedTarget, clientY }: MouseEvent) => {
      // `relatedTarget` is null when the mouse leaves the window. After a tap it is the element tapped next.
      if (hasFired.current || relatedTarget || clientY > 0) return;
      hasFired.current = true;
      onLeave();
    };
    // A mouse causes both. Tools that simulate one may dispatch either, on any node. Captured, because `mouseleave`
    // does not bubble.
    addEventListener("mouseout", onOut, true);
    addEventListener("mouseleave", onOut, true);
    return () => {
      removeEventListener("mouseout", onOut, true);
      removeEventListener("mouseleave", onOut, true);
    };
  }, [enabled, onLeave]);
}
