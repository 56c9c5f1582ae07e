"use client";

import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Hook: sets `--chat-height` and `--chat-top` (chat-screen.css) on the full-screen dialog, an element
 * with `popover`, to the area that a phone's keyboard leaves free. On iOS the keyboard covers the
 * page and moves it up without resizing it. Only the visual viewport reports this.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const target = element.current?.closest<HTMLElement>("[popover]");
    if (!viewport || !target) return undefined;
    const measure = () => {
      // When the visitor has zoomed in, the visual viewport is smaller because of the zoom and not
      // of the keyboard. Heights may differ by up to 1 px because of rounding.
      const keyboardShown = viewport.scale === 1 && viewport.height < innerHeight - 1;
      // An empty value removes the property.
      const set = (name: string, length: number) =>
        target.style.setProperty(name, keyboardShown ? `${length}px` : "");
      set("--chat-height", viewport.height);
      set("--chat-top", viewport.offsetTop);
    };
    measure();
    // Also the listeners' options: they contain its `signal`.
    const listening = new AbortController();
    viewport.addEventListener("resize", measure, listening);
    viewport.addEventListener("scroll", measure, listening);
    return () => listening.abort();
  }, [element]);
}
