import { type ThemeChoice, isThemeChoice } from "@larkline/ui/theme-switch";
import { useSyncExternalStore } from "react";

import { storageKey } from "./theme-storage.ts";

const listeners = new Set<() => void>();

/** The visitor's choice, for the case that storage is blocked. */
let unstoredChoice: ThemeChoice = "system";

/** The stored choice; `system` if there is none. */
function readChoice(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return isThemeChoice(value) ? value : "system";
  } catch {
    return unstoredChoice;
  }
}

function applyChoice(choice: ThemeChoice): void {
  // Without the attribute the system's settings apply, contrast included.
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
}

/** Applies a theme and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  unstoredChoice = choice;
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked: the choice lasts until the document is closed or reloaded.
  }
  applyChoice(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Applies changes that were made in other tabs.
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== storageKey) return;
    applyChoice(readChoice());
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", onStorage);
  };
}

/** Hook: the visitor's choice; `system` on the server and until hydration. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => "system");
}
