import { useState, useSyncExternalStore } from "react";

import type { Width } from "./preview-bar.tsx";

/** The device that fits the window's width. A desktop page would be scaled too small in a small window. */
function widthForWindow(): Width {
  if (window.innerWidth < 640) return "phone";
  return window.innerWidth < 1024 ? "tablet" : "desktop";
}

function watchWindow(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}

/** Hook: the chosen width of the preview; until one is chosen, the width that fits the window. */
export function useWidth() {
  const [chosen, setChosen] = useState<Width>();
  const fitting = useSyncExternalStore<Width>(watchWindow, widthForWindow, () => "desktop");
  return [chosen ?? fitting, setChosen] as const;
}
