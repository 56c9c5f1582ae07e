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
    // An empty value removes the property.
    const setArea = (height: string, top: string) => {
      target.style.setProperty("--chat-height", height);
      target.style.setProperty("--chat-top", top);
    };
    const measure = () => {
      // When the visitor has zoomed in, the visual viewport is smaller because of the zoom and not
      // of the keyboard. Heights may differ by up to 1 px because of rounding.
      const keyboardShown = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      if (keyboardShown) setArea(`${viewport.height}px`, `${viewport.offsetTop}px`);
      else setArea("", "");
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      setArea("", "");
    };
  }, [element]);
}
