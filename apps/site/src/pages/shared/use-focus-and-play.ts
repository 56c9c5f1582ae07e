import { type RefObject, useEffect, useRef } from "react";

/**
 * Hook for a player that replaces the clicked link: focuses the player on mount and starts playing.
 *
 * @returns The ref for the player's element.
 */
export function useFocusAndPlay(): RefObject<HTMLElement | null> {
  const player = useRef<HTMLElement>(null);
  useEffect(() => {
    player.current?.focus({ preventScroll: true });
    // If the browser refuses to play without another click, the player's button still shows "Play".
    player.current
      ?.querySelector("audio")
      ?.play()
      .catch(() => {});
  }, []);
  return player;
}
