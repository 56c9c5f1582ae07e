import type { ReactNode } from "react";

import type { NavigationEntry } from "../navigation-menu/navigation-menu.tsx";

/** Content of the `MobileMenu`'s sheet: the props that the menu passes on to its sheet. */
export interface MobileMenuSheet {
  /** Home, groups and single pages, in order. */
  entries: readonly NavigationEntry[];
  /** URL of the current page. Its link has the lamp, and its group is open. */
  current?: string | undefined;
  /** The brand, as a link to the home page, repeated above the menu. */
  brand?: ReactNode;
  /** Actions that stay in view in the footer: the log-in link, the chat button. */
  actions?: ReactNode;
}
