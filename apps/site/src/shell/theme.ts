import { type ThemeChoice, isThemeChoice } from "@larkline/ui/theme-switch";
import { useSyncExternalStore } from "react";

import { storageKey } from "./theme-storage.ts";

const listeners = new Set<() => void>();

/** The visitor's choice if it cannot be stored, because storage is blocked. */
let unstored: ThemeChoice = "system";

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return isThemeChoice(value) ? value : "system";
  } catch {
    return unstored;
  }
}

function show(choice: ThemeChoice): void {
  // Without the attribute the system's settings apply, contrast included.
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
}

/** Applies a theme and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  unstored = choice;
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  show(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Applies changes that were made in other tabs.
  const fromElsewhere = (event: StorageEvent): void => {
    if (event.key !== storageKey) return;
    show(stored());
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", fromElsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromElsewhere);
  };
}

/** Hook: the visitor's choice; `system` on the server and until hydration. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, stored, () => "system");
}
