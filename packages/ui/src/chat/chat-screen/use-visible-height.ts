"use client";

import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Sets `--chat-height` and `--chat-top` on the full-screen layer to the area that a phone's
 * keyboard leaves free. On iOS the keyboard covers the page without resizing it and pushes it up;
 * only the visual viewport shows that.
 */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const target = inside.current?.closest<HTMLElement>("[popover]");
    if (!viewport || !target) return undefined;
    const release = () => {
      target.style.removeProperty("--chat-height");
      target.style.removeProperty("--chat-top");
    };
    const measure = () => {
      // When zoomed in, the viewport is smaller for another reason.
      const covered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      if (!covered) return release();
      target.style.setProperty("--chat-height", `${viewport.height}px`);
      return target.style.setProperty("--chat-top", `${viewport.offsetTop}px`);
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      release();
    };
  }, [inside]);
}
