import { useState, useSyncExternalStore } from "react";

import type { Width } from "./preview-bar.tsx";

/** The width that this window has room for, so that a small one does not begin with a miniature. */
function widthForWindow(): Width {
  if (window.innerWidth < 640) return "phone";
  return window.innerWidth < 1024 ? "tablet" : "desktop";
}

function watchWindow(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}

/** Hook: the chosen width of the preview; until one is chosen, the one that the window has room for. */
export function useWidth() {
  const [chosen, choose] = useState<Width>();
  const fitting = useSyncExternalStore<Width>(watchWindow, widthForWindow, () => "desktop");
  return [chosen ?? fitting, choose] as const;
}
