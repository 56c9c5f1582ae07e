"use client";

import { useEffect, useId, useRef } from "react";
import type { ComponentPropsWithRef, KeyboardEvent, PointerEvent, ReactNode } from "react";

import { placeAtButton } from "../../components/native-popover/place-at-button.ts";
import { showExpanded } from "../../components/native-popover/show-expanded.ts";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { navigationMenuLabels } from "../../labels.ts";
import { PageLink } from "../page-link/page-link.tsx";

/** A link to a page. */
export interface NavigationLink {
  /** The page's name: "AI Receptionist". */
  label: string;
  /** The page's URL. */
  href: string;
  /** A description in one line, shown in a group's panel. */
  description?: string | undefined;
  /**
   * Whether the page is on another site. The link is then marked by an arrow and opens in a new tab.
   * @default false
   */
  external?: boolean | undefined;
}

/** A group of pages. */
export interface NavigationGroup {
  /** The group's name: "Products". */
  label: string;
  /** One to eight pages. */
  links: readonly NavigationLink[];
  /** Featured content beside the links, on the board: a quotation, a figure. */
  feature?: ReactNode;
}

/** A group, or a single page. */
export type NavigationEntry = NavigationLink | NavigationGroup;

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** Four to six groups and single pages, in order. */
  entries: readonly NavigationEntry[];
  /**
   * URL of the current page. The entry of the page or of its group has a lit lamp; the page's link in a panel
   * has a live jack.
   */
  current?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["navigationMenu"]> | undefined;
}

/**
 * Hover delays in milliseconds: a mouse that passes over a button opens nothing, and a short detour
 * on the way to a panel does not close the panel.
 */
const openDelay = 150;
const closeDelay = 300;

/**
 * The navigation for wide screens: groups with panels, and single links. Panels are native
 * popovers, so that click, Escape and outside clicks work before hydration.
 */
export function NavigationMenu({
  entries,
  current,
  labels: labelOverrides,
  onKeyDown,
  ...props
}: NavigationMenuProps) {
  const labels = useLabels("navigationMenu", navigationMenuLabels, labelOverrides);
  return (
    // Handles the keys that are pressed on the links and buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={labels.label}
      data-slot="navigation-menu"
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) moveFocusByKey(event);
      }}
    >
      <ul className="flex flex-wrap">
        {entries.map((entry) =>
          "links" in entry ? (
            <Group key={entry.label} {...entry} current={current} newTabLabel={labels.newTab} />
          ) : (
            <li key={entry.href} data-slot="navigation-menu-item">
              <PageLink
                {...entry}
                current={current}
                newTabLabel={labels.newTab}
                className="ll-navigation-entry"
              />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const itemSelector = "[data-slot=navigation-menu-item]";

interface GroupProps extends NavigationGroup {
  current: string | undefined;
  newTabLabel: string;
}

/** A group: its button and its panel. Hovering with a mouse also opens and closes the panel. */
function Group({ label, links, feature, current, newTabLabel }: GroupProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  /** Whether the panel was opened by hover: it then closes when the mouse leaves. */
  const openedByHover = useRef(false);
  const lastCurrent = useRef(current);

  const isOpen = () => panel.current?.matches(":popover-open") ?? false;
  const hide = () => panel.current?.hidePopover();
  const afterDelay = ({ pointerType }: PointerEvent, delay: number, action: () => void) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(action, delay);
  };

  useEffect(() => {
    showExpanded(panel.current);
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    // Closes on navigation, but not on mount: a panel may be open before hydration.
    if (lastCurrent.current !== current) panel.current?.hidePopover();
    lastCurrent.current = current;
  }, [current]);

  return (
    // Hovering the item is a shortcut for mice; the button inside works with every device.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-slot="navigation-menu-item"
      onPointerEnter={(event) =>
        afterDelay(event, openDelay, () => {
          if (isOpen()) return;
          // Clicks the button, so that the browser treats it as the popover's invoker.
          trigger.current?.click();
          openedByHover.current = true;
        })
      }
      onPointerLeave={(event) =>
        afterDelay(event, closeDelay, () => {
          if (openedByHover.current) hide();
        })
      }
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hide();
      }}
    >
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-current={links.some(({ href }) => href === current) || undefined}
        data-slot="navigation-menu-trigger"
        onClick={(event) => {
          clearTimeout(timer.current);
          // If hover has just opened the panel, a mouse click must not close it. For a click by keyboard or
          // script, `detail` is 0.
          if (openedByHover.current && isOpen() && event.detail > 0) event.preventDefault();
          openedByHover.current = false;
        }}
        className="ll-navigation-entry"
      >
        {label}
      </button>
      {/* A click on a link closes the panel. Enter on a link is also a click. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-slot="navigation-menu-panel"
        // Panels have the page's ground, although the header is on the board's.
        data-ground="page"
        onFocus={() => {
          openedByHover.current = false;
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a[href]")) hide();
        }}
        onBeforeToggle={placeAtButton}
        className="ll-at-button ll-navigation-panel rounded-panel border border-line bg-surface text-ink shadow-float"
      >
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <PageLink
                {...link}
                current={current}
                newTabLabel={newTabLabel}
                className="ll-navigation-link ll-entry-port"
              />
            </li>
          ))}
        </ul>
        {feature && (
          <div
            data-slot="navigation-menu-feature"
            data-ground="board"
            className="m-2 w-64 grow rounded-control bg-page p-5 text-ink"
          >
            {feature}
          </div>
        )}
      </div>
    </li>
  );
}

/** Arrow keys, Home and End move the focus along the entries and inside a panel; Escape closes the panel. */
function moveFocusByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const entries = [
    ...currentTarget.querySelectorAll<HTMLElement>(`${itemSelector} > :first-child`),
  ];
  const item = target.closest(itemSelector);
  const entryIndex = entries.findIndex((entry) => item?.contains(entry));
  const entry = entries[entryIndex];
  if (!entry) return;
  const panel = item?.querySelector<HTMLElement>("[popover]");
  const links = [...(panel?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
  const linkIndex = links.indexOf(target);
  const open = panel?.matches(":popover-open") ?? false;

  let next: HTMLElement | undefined;
  if (key === "Escape" && open) {
    panel?.hidePopover();
    next = entry;
  } else if (linkIndex >= 0) {
    if (key === "ArrowDown") next = links[linkIndex + 1];
    if (key === "ArrowUp") next = links[linkIndex - 1] ?? entry;
    if (key === "Home") next = links[0];
    if (key === "End") next = links.at(-1);
  } else if (key === "ArrowDown" && panel) {
    if (!open) entry.click();
    next = links[0];
  } else {
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    if (key === "ArrowRight") next = entries[entryIndex + forward];
    if (key === "ArrowLeft") next = entries[entryIndex - forward];
    if (key === "Home") next = entries[0];
    if (key === "End") next = entries.at(-1);
  }
  if (!next) return;
  event.preventDefault();
  next.focus();
}
