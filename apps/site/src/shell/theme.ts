import { type ThemeChoice, isThemeChoice } from "@larkline/ui/theme-switch";
import { useSyncExternalStore } from "react";

import { storageKey } from "./theme-storage.ts";

/** Type of the event that is dispatched on the window when the visitor has chosen a theme in this document. */
const changed = "theme-choice";

/** The choice that could not be stored, because storage is blocked or full. Lasts as long as the document. */
let unstoredChoice: ThemeChoice | undefined;

/** The visitor's choice; `system` if there is none. */
function readChoice(): ThemeChoice {
  if (unstoredChoice) return unstoredChoice;
  try {
    const value = localStorage.getItem(storageKey);
    return isThemeChoice(value) ? value : "system";
  } catch {
    return "system";
  }
}

/** Applies a theme and stores it. */
export function chooseTheme(choice: ThemeChoice): void {
  unstoredChoice = undefined;
  try {
    if (choice === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    unstoredChoice = choice;
  }
  dispatchEvent(new Event(changed));
}

/** Applies the visitor's choice to the page. */
function apply(): void {
  const choice = readChoice();
  // Without the attribute the system's settings apply, contrast included.
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
}

function subscribe(listener: () => void): () => void {
  const update = ({ type }: Pick<Event, "type">): void => {
    listener();
    // The new colors change every element, which takes a phone about 70 ms. Therefore the browser first paints
    // the pressed control.
    if (type === changed) requestAnimationFrame(() => setTimeout(apply));
    else apply();
  };
  // Another tab may have changed the choice before hydration, or while the browser kept this page for "Back".
  apply();
  const events = [changed, "storage", "pageshow"];
  for (const event of events) addEventListener(event, update);
  return () => {
    for (const event of events) removeEventListener(event, update);
  };
}

/** Hook: the visitor's choice; `system` on the server and until hydration. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => "system");
}
