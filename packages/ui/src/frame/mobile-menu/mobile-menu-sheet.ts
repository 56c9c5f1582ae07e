import type { ReactNode } from "react";

import type { NavigationEntry } from "../navigation-menu/navigation-menu.tsx";

/** Content of the `MobileMenu`'s sheet: the props that the menu passes on to its sheet. */
export interface MobileMenuSheet {
  /** The home page, groups and single pages, in order. */
  entries: readonly NavigationEntry[];
  /**
   * URL of the current page. A link to it in a group has a lit lamp, and the group is open. A link to it
   * outside a group has a live jack.
   */
  current?: string | undefined;
  /** The brand, as a link to the home page, repeated above the menu. */
  brand?: ReactNode;
  /** Actions at the sheet's lower edge, which stay in view: the log-in link, the chat button. */
  actions?: ReactNode;
}
