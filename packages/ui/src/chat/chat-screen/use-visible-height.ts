"use client";

import { useEffect } from "react";
import type { RefObject } from "react";

/**
 * Tells a full-screen element how much of it the phone's keyboard leaves, as `--chat-height`. On
 * iOS the keyboard covers the page without changing its height; only the visual viewport knows.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const target = element.current;
    if (!active || !viewport || !target) return undefined;
    const measure = () => {
      // Zoomed in, the viewport is smaller for another reason.
      const covered = viewport.scale === 1 && viewport.height < window.innerHeight - 1;
      if (covered) target.style.setProperty("--chat-height", `${viewport.height}px`);
      else target.style.removeProperty("--chat-height");
    };
    measure();
    viewport.addEventListener("resize", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      target.style.removeProperty("--chat-height");
    };
  }, [element, active]);
}
