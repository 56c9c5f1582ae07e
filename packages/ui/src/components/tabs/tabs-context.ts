"use client";

import { createContext, use } from "react";

export type Orientation = "horizontal" | "vertical";

interface TabsState {
  value: string | null;
  select: (value: string) => void;
  orientation: Orientation;
  /** Value of the only tab in the page's tab order (`tabindex` 0). */
  tabStop: string | null;
  setFocused: (value: string | null) => void;
  /** Sets the tab stop that is used if the selected tab is disabled or does not exist; `undefined` for none. */
  setFallbackStop: (value: string | undefined) => void;
  setDirection: (direction: "ltr" | "rtl") => void;
}

/** What `Tabs` shares with its parts. */
export const TabsContext = createContext<TabsState | undefined>(undefined);

/** Hook: the state of the surrounding `Tabs`. The error message names the calling component, `part`. */
export function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error(`<${part}> must be inside <Tabs>.`);
  return state;
}
