import { type RefObject, useEffect, useRef } from "react";

/** For a player that stands where its link stood a moment ago: it takes the focus, and plays. */
export function useListening(): RefObject<HTMLElement | null> {
  const player = useRef<HTMLElement>(null);
  useEffect(() => {
    player.current?.focus({ preventScroll: true });
    // It stays paused where the browser refuses: its button still says "Play".
    player.current
      ?.querySelector("audio")
      ?.play()
      .catch(() => {});
  }, []);
  return player;
}
