"use client";

import { useState } from "react";
import type { ComponentPropsWithRef, MouseEvent } from "react";

import { ModalClose, ModalContent, ModalRoot } from "../../components/dialog/modal.tsx";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { XIcon } from "../../foundations/icon/icon.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import type { NavigationLink } from "../navigation-menu/navigation-menu.tsx";
import { PageLink } from "../page-link/page-link.tsx";
import type { MobileMenuSheet } from "./mobile-menu-sheet.ts";

export interface MobileMenuPanelProps
  extends MobileMenuSheet, Omit<ComponentPropsWithRef<"div">, "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  labels: KitLabels["mobileMenu"];
}

/**
 * The sheet that the button of `MobileMenu` opens. It is a separate module, which loads when the
 * button is hovered, touched or focused, at the latest when the menu opens.
 */
export function MobileMenuPanel({
  entries,
  current,
  brand,
  actions,
  open,
  onOpenChange,
  labels,
  className = "",
  onClick,
  ...props
}: MobileMenuPanelProps) {
  /**
   * The group that the visitor has opened, or null if the visitor has closed the open one. Until then the group of
   * the current page is open.
   */
  const [chosen, setChosen] = useState<string | null>();
  const [page, setPage] = useState(current);
  if (page !== current) {
    setPage(current);
    setChosen(undefined);
  }
  const item = (link: NavigationLink, linkClasses: string) => (
    <li key={link.href}>
      <PageLink
        {...link}
        description={undefined}
        current={current}
        newTabLabel={labels.newTab}
        className={linkClasses}
      />
    </li>
  );
  return (
    <ModalRoot open={open} onOpenChange={onOpenChange}>
      <ModalContent
        aria-label={labels.label}
        data-slot="mobile-menu"
        data-ground="board"
        {...props}
        onClick={(event) => {
          onClick?.(event);
          if (closesMenu(event)) onOpenChange(false);
        }}
        className={`ll-mobile-menu ll-modal bg-page text-ink ${className}`}
      >
        <div
          data-slot="mobile-menu-bar"
          className="sticky top-0 z-1 flex min-h-(--header-height) items-center justify-between border-b border-line bg-page px-gutter"
        >
          {/* First in the document, so that it gets the initial focus; displayed at the end. */}
          <ModalClose asChild>
            <IconButton
              label={labels.close}
              icon={<XIcon size="md" />}
              data-slot="mobile-menu-close"
              className="order-1 ms-auto -me-3"
            />
          </ModalClose>
          {brand}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only scrolls, for its links and buttons */}
        <nav
          aria-label={labels.label}
          className="px-gutter"
          // Firefox does not scroll to a focused entry that bar or actions cover. Only for the keyboard, because a
          // pressed entry must stay where it is.
          onFocus={({ target }) => {
            if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
          }}
        >
          <ul>
            {entries.map((entry) => {
              if (!("links" in entry)) return item(entry, "ll-mobile-menu-entry ll-entry-port");
              const isOpen =
                chosen === undefined
                  ? entry.links.some(({ href }) => href === current)
                  : chosen === entry.label;
              return (
                <li key={entry.label}>
                  <div
                    data-slot="mobile-menu-group"
                    data-state={isOpen ? "open" : "closed"}
                    className={`ll-mobile-menu-group ${isOpen ? "ll-cord-down" : ""}`}
                  >
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      onClick={() => setChosen(isOpen ? null : entry.label)}
                      className="ll-mobile-menu-entry ll-entry-port w-full text-start"
                    >
                      {entry.label}
                    </button>
                    <ul hidden={!isOpen}>
                      {entry.links.map((link) => item(link, "ll-mobile-menu-link"))}
                    </ul>
                  </div>
                </li>
              );
            })}
          </ul>
        </nav>
        {actions && (
          <div
            data-slot="mobile-menu-actions"
            // In low windows it scrolls with the links, which it would cover otherwise.
            className="bottom-0 mt-auto grid gap-3 border-t border-line bg-page px-gutter py-4 [@media(min-height:30rem)]:sticky"
          >
            {actions}
          </div>
        )}
      </ModalContent>
    </ModalRoot>
  );
}

/** Whether a click must close the menu: a click on a link, or on a button of the `actions`. */
function closesMenu({ target }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    target.closest("a[href], [data-slot=mobile-menu-actions] button") !== null
  );
}
