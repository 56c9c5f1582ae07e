import { type RefObject, useEffect, useRef } from "react";

/** For a player that replaces a clicked link: takes the focus and plays. */
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
