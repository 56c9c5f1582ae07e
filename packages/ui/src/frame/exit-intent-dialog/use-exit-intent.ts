"use client";

import { useEffect, useRef } from "react";

export interface ExitIntentOptions {
  /** Whether anybody listens: not while a dialog or the chat is open, nor after it was declined. */
  enabled: boolean;
  /** Told once, when the mouse leaves the window over its upper edge. */
  onLeave: () => void;
}

/**
 * Tells once, for as long as the component lives, that somebody is about to leave: a mouse (no finger, no
 * pen) goes out over the window's upper edge, to the tabs or the address.
 */
export function useExitIntent({ enabled, onLeave }: ExitIntentOptions): void {
  const told = useRef(false);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!enabled || told.current) return undefined;
    const page = document.documentElement;
    const onOut = (event: PointerEvent) => {
      // To nothing: out of the window, and not from one part of the page to another.
      if (event.pointerType !== "mouse" || event.relatedTarget || event.clientY > 0) return;
      told.current = true;
      page.removeEventListener("pointerout", onOut);
      latest.current();
    };
    page.addEventListener("pointerout", onOut);
    return () => page.removeEventListener("pointerout", onOut);
  }, [enabled]);
}
