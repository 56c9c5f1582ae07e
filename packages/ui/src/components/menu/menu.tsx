"use client";

import { createContext, use, useId, useRef, useState } from "react";
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from "react";

import { Anchor } from "../../foundations/link/link.tsx";
import type { AnchorProps } from "../../foundations/link/link.tsx";
import { placeWithoutAnchors } from "../anchored/place-without-anchors.ts";

/** Keys typed within this time of each other are one word, in milliseconds. */
const oneWord = 500;

interface MenuState {
  actions: boolean;
  open: boolean;
  close: () => void;
}

const MenuContext = createContext<MenuState | undefined>(undefined);

/** What the button that opens the menu must be given. */
export interface MenuTriggerProps {
  popoverTarget: string;
  "aria-haspopup": "menu" | undefined;
  "aria-expanded": boolean;
  "aria-controls": string;
}

export interface MenuProps extends ComponentPropsWithRef<"div"> {
  /** What the list holds: "Share this case study". Its name, read and not seen. */
  label: string;
  /** Draws the button that opens it: `trigger={(props) => <Button {...props}>Share</Button>}`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /**
   * What its items are. `actions` make a menu, which takes the focus at once and is walked by the
   * arrow keys alone. `links` stay links in a list, reached by Tab as well.
   * @default "actions"
   */
  kind?: "actions" | "links";
  /** Told when it has opened or closed. */
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`s. */
  children: ReactNode;
}

/**
 * A button that opens a short list of actions or of links. A native popover: it opens before any
 * script runs, and a press elsewhere or Escape closes it.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ for actions,
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ for links
 */
export function Menu({
  label,
  trigger,
  kind = "actions",
  onOpenChange,
  className = "",
  children,
  onKeyDown,
  onBlur,
  ...props
}: MenuProps) {
  const id = useId();
  const actions = kind === "actions";
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const startAtEnd = useRef(false);
  const typed = useRef({ word: "", at: 0 });
  const close = () => list.current?.hidePopover();

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const { key, target } = event;
    if (event.defaultPrevented || !list.current || !(target instanceof Element)) return;
    const up = key === "ArrowUp";
    if (!list.current.matches(":popover-open")) {
      const button = target.closest<HTMLElement>("[popovertarget]");
      if (!button || (!up && key !== "ArrowDown")) return;
      event.preventDefault();
      startAtEnd.current = up;
      button.click();
      return;
    }
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === document.activeElement);
    const { word: before, at: last } = typed.current;
    typed.current = { word: "", at: 0 };
    let next: HTMLElement | undefined;
    if (key === "ArrowDown") next = items[(at + 1) % items.length];
    else if (up) next = items.at(Math.max(at, 0) - 1);
    else if (key === "Home") [next] = items;
    else if (key === "End") next = items.at(-1);
    else if (key === "Escape") {
      event.preventDefault();
      close();
    } else if (key === "Tab") {
      // The focus goes back to the button first, and on from there.
      if (actions) close();
    } else if (
      key.length === 1 &&
      key !== " " &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const word = (event.timeStamp - last < oneWord ? before : "") + key.toLowerCase();
      typed.current = { word, at: event.timeStamp };
      next = startingWith(word, items, at);
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <MenuContext value={{ actions, open, close }}>
      <div
        // It only hears what goes on inside.
        role="presentation"
        data-slot="menu"
        data-state={open ? "open" : "closed"}
        {...props}
        onKeyDown={onKey}
        onBlur={(event) => {
          onBlur?.(event);
          const to = event.relatedTarget;
          if (to instanceof Node && !event.currentTarget.contains(to)) close();
        }}
        className={`inline-flex max-w-full anchored ${className}`}
      >
        {trigger({
          popoverTarget: id,
          "aria-haspopup": actions ? "menu" : undefined,
          "aria-expanded": open,
          "aria-controls": id,
        })}
        <ul
          ref={list}
          id={id}
          popover="auto"
          role={actions ? "menu" : "list"}
          aria-label={label}
          data-slot="menu-list"
          // It floats above the board and the page alike.
          data-ground="page"
          onToggle={({ currentTarget, newState }) => {
            const opens = newState === "open";
            setOpen(opens);
            onOpenChange?.(opens);
            const box = currentTarget.parentElement;
            if (!opens || !box) return;
            placeWithoutAnchors(currentTarget, box, { side: "below", align: "start" });
            if (actions || startAtEnd.current)
              itemsOf(currentTarget)
                .at(startAtEnd.current ? -1 : 0)
                ?.focus();
            startAtEnd.current = false;
          }}
          className="hangs max-h-[min(26rem,100dvh-2rem)] min-w-48 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 text-ink shadow-float transition-[opacity,translate,overlay,display] transition-discrete not-open:-translate-y-1 not-open:opacity-0 starting:open:-translate-y-1 starting:open:opacity-0"
        >
          {children}
        </ul>
      </div>
    </MenuContext>
  );
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("a[href], button")];

/** The next item that begins with the word; one letter alone goes on from the item it found. */
function startingWith(word: string, items: readonly HTMLElement[], at: number) {
  const from = word.length === 1 ? at + 1 : Math.max(at, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent.trim().toLowerCase().startsWith(word),
  );
}

interface MenuItemLook {
  /** What it does, as a verb, or where it leads. */
  children: ReactNode;
  /** An icon at the end. Decoration: the words say it all. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. @default "default" */
  tone?: "default" | "danger";
}

type MenuActionProps = MenuItemLook & ComponentPropsWithRef<"button"> & { href?: undefined };

type MenuLinkProps = MenuItemLook & AnchorProps & { disabled?: undefined };

/** With `href` a link, else an action. Native props go to the link or button. */
export type MenuItemProps = MenuActionProps | MenuLinkProps;

/** One action or one link of a `Menu`. Choosing it closes the menu. */
export function MenuItem(allProps: MenuItemProps) {
  const menu = use(MenuContext);
  if (!menu) throw new Error("<MenuItem> stands outside a <Menu>: put it inside one.");
  const { icon, tone = "default", disabled, className = "", children, ...props } = allProps;
  const chosen = (event: MouseEvent<HTMLElement>, told: (() => void) | undefined) => {
    if (disabled) {
      event.preventDefault();
      return;
    }
    told?.();
    if (!event.defaultPrevented) menu.close();
  };
  const shared = {
    "data-slot": "menu-item",
    "data-variant": tone,
    role: menu.actions ? "menuitem" : undefined,
    // The arrow keys walk a menu; Tab leaves it. Before any script runs, Tab is all there is.
    tabIndex: menu.actions && menu.open ? -1 : undefined,
    // Found by the arrow keys all the same, so that it is known to exist.
    "aria-disabled": disabled || undefined,
    className: `flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-control menu-jack px-3 py-2 text-start text-small/[1.3] font-medium -outline-offset-2 transition-colors not-aria-disabled:hover:bg-sunk focus-visible:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle aria-[current]:font-semibold data-[variant=danger]:not-aria-disabled:text-danger forced-colors:aria-disabled:text-[GrayText] ${className}`,
    children: (
      <>
        <span className="min-w-0 flex-1 wrap-break-word">{children}</span>
        {icon}
      </>
    ),
  };
  return (
    <li role={menu.actions ? "none" : undefined}>
      {props.href === undefined ? (
        <button
          type="button"
          {...shared}
          {...props}
          onClick={(event) => chosen(event, () => props.onClick?.(event))}
        />
      ) : (
        <Anchor
          {...shared}
          {...props}
          onClick={(event) => chosen(event, () => props.onClick?.(event))}
        />
      )}
    </li>
  );
}
