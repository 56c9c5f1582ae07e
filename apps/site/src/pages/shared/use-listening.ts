import { type RefObject, useEffect, useRef } from "react";

/** Hook for a player that replaces the clicked link: returns a ref; on mount it gets the focus and plays. */
export function useListening(): RefObject<HTMLElement | null> {
  const player = useRef<HTMLElement>(null);
  useEffect(() => {
    player.current?.focus({ preventScroll: true });
    // If the browser refuses to play, the button still says "Play".
    player.current
      ?.querySelector("audio")
      ?.play()
      .catch(() => {});
  }, []);
  return player;
}
