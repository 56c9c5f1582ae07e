import { type ThemeChoice, isThemeChoice } from "@larkline/ui/theme-switch";
import { useSyncExternalStore } from "react";

import { storageKey } from "./theme-storage.ts";

const listeners = new Set<() => void>();

/** What holds when storage is forbidden. */
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
  // Without the attribute the system decides, its wish for contrast included.
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
}

/** Shows the choice at once and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  unstored = choice;
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // It holds until the page is left.
  }
  show(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // The choice of another tab holds here too.
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

/** The visitor's choice; `system` on the server and until hydration. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, stored, () => "system");
}
