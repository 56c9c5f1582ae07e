"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Slot } from "@radix-ui/react-slot";
import {
  createContext,
  use,
  useCallback,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type {
  ComponentPropsWithRef,
  FocusEvent,
  KeyboardEvent,
  ReactElement,
  ReactNode,
  RefObject,
} from "react";
import { flushSync } from "react-dom";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import type { AnchorProps } from "../../foundations/link/anchor.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { TopLayer } from "../top-layer/top-layer.tsx";
import { TriggerLayer } from "../top-layer/trigger-layer.tsx";
import { useDirection } from "../top-layer/use-direction.ts";

/** Gap between a menu and its button, and between a submenu and its item, in CSS pixels. */
const menuGap = 8;
/** Minimum gap between a menu and the window's edges, in CSS pixels. */
const windowGap = 16;

/**
 * Space that a submenu needs beside the item that opens it, not counting gaps, in CSS pixels. If neither side of
 * the item has that much space, the submenu overlaps the item.
 */
const submenuWidth = 208;

interface MenuState {
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: HTMLElement | null;
  setTrigger: (trigger: HTMLElement | null) => void;
}

interface RootState extends MenuState {
  /** Whether the last item receives the focus on opening. */
  focusLastItem: boolean;
  setFocusLastItem: (focusLastItem: boolean) => void;
}

const MenuContext = createContext<RootState | undefined>(undefined);
const SubmenuContext = createContext<MenuState | undefined>(undefined);

function useMenu(part: string): RootState {
  const menu = use(MenuContext);
  if (!menu) throw new Error(`<${part}> must be inside a <Menu>.`);
  return menu;
}

function useSubmenu(part: string): MenuState {
  const sub = use(SubmenuContext);
  if (!sub) throw new Error(`<${part}> must be inside a <MenuSub>.`);
  return sub;
}

interface OpenProps {
  /** Whether the menu is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the requested state before the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

function useMenuState({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
}: OpenProps): MenuState {
  const [open, setOpen] = useControlled(controlled, defaultOpen, onOpenChange);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  // Its position depends on measurements in the browser, so it must not be in the server's markup.
  return { open: useHydrated() && open, setOpen, trigger, setTrigger };
}

export interface MenuProps extends OpenProps {
  /**
   * Shorthand for the button that opens the menu: `trigger={<Button>Share</Button>}`. `Menu` then renders
   * `MenuTrigger` and `MenuContent` itself.
   */
  trigger?: ReactElement | undefined;
  /** With `trigger`: the menu's accessible name, not shown. By default the button names it. */
  label?: string | undefined;
  /** `MenuTrigger` and `MenuContent`; with `trigger`, the items alone. */
  children: ReactNode;
}

/**
 * A button that opens a short list of actions. Not modal: a click elsewhere, Escape or Tab closes
 * it.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ trigger, label, children, ...state }: MenuProps) {
  const [focusLastItem, setFocusLastItem] = useState(false);
  const menuState = useMenuState(state);
  const { open, trigger: button } = menuState;
  const setOpen = (next: boolean) => {
    // Chromium dispatches `pointerdown` on disabled buttons as well, and a loading button keeps the focus.
    if (next && button?.matches(":disabled, [aria-disabled=true]")) return;
    menuState.setOpen(next);
  };
  const menu = { ...menuState, setOpen, focusLastItem, setFocusLastItem };
  const dir = useDirection(open ? button : null);
  return (
    <MenuContext value={menu}>
      {/* Not modal, because a modal menu of Radix hides the page from assistive technology and injects
          a style element, which a strict Content-Security-Policy forbids. */}
      <Radix.Root open={open} onOpenChange={setOpen} dir={dir} modal={false}>
        {trigger === undefined ? (
          children
        ) : (
          <>
            <MenuTrigger asChild>{trigger}</MenuTrigger>
            <MenuContent label={label}>{children}</MenuContent>
          </>
        )}
      </Radix.Root>
    </MenuContext>
  );
}

export interface MenuTriggerProps extends ComponentPropsWithRef<"button"> {
  /**
   * Passes its attributes and handlers to its only child, such as a `Button`, instead of rendering
   * a button.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** The button that opens the menu: by a press, Enter, Space, and the up and down arrow keys. */
export function MenuTrigger({ asChild = false, ...props }: MenuTriggerProps) {
  const { open, setOpen, setTrigger, setFocusLastItem } = useMenu("MenuTrigger");
  const pointerType = useRef<string | undefined>(undefined);
  const Element = asChild ? Slot : "button";
  return (
    <Radix.Trigger
      asChild
      ref={setTrigger}
      onPointerDown={(event) => {
        pointerType.current = event.pointerType;
        setFocusLastItem(false);
        // A mouse opens the menu on pointer down. A touch opens it by a full tap, because pressing down
        // may start a scroll.
        if (event.pointerType !== "mouse") event.preventDefault();
      }}
      onClick={(event) => {
        // Radix has handled a mouse on pointer down already. `detail` is 0 if the click came from the
        // keyboard, from a script or from assistive technology.
        const byMouse = event.detail > 0 && pointerType.current === "mouse";
        if (event.defaultPrevented || byMouse) return;
        setFocusLastItem(false);
        setOpen(!open);
      }}
      onKeyDown={(event) => {
        if (event.defaultPrevented) return;
        const isUp = event.key === "ArrowUp";
        // Also resets it, because an application may have refused an earlier opening.
        setFocusLastItem(isUp);
        if (!isUp) return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      <Element data-slot="menu-trigger" {...props} />
    </Radix.Trigger>
  );
}

interface AlignProps {
  /**
   * How the menu is aligned with the button: at one of its edges or centered.
   * @default "start"
   */
  align?: "start" | "center" | "end" | undefined;
}

export interface MenuContentProps extends Omit<ComponentPropsWithRef<"div">, "id">, AlignProps {
  /** The menu's accessible name, not shown. By default the button names it. */
  label?: string | undefined;
  /**
   * The preferred side of the button. The menu opens on the other side if there is no space.
   * @default "bottom"
   */
  side?: "top" | "bottom" | undefined;
  /** Items, groups, separators and submenus. */
  children: ReactNode;
}

/** The menu; rendered only while it is open, in the browser's top layer. */
export function MenuContent({
  label,
  side = "bottom",
  align = "start",
  className = "",
  onFocus,
  onKeyDownCapture,
  ...props
}: MenuContentProps) {
  const { open, setOpen, trigger, focusLastItem, setFocusLastItem } = useMenu("MenuContent");
  const leavingByTab = useRef(false);
  const lastFocus = useRef<FocusPlace | null>(null);
  if (!open) return null;
  return (
    <TriggerLayer trigger={trigger}>
      <Radix.Content
        data-slot="menu-content"
        // The menu has the colors of the page, even if its button is on the board.
        data-ground="page"
        aria-label={label}
        aria-labelledby={label === undefined ? trigger?.id : undefined}
        {...props}
        loop
        side={side}
        align={align}
        sideOffset={menuGap}
        collisionPadding={windowGap}
        className={`${contentClasses} ${className}`}
        onFocus={(event) => {
          onFocus?.(event);
          keepFocus(event, lastFocus);
          if (!focusLastItem || event.target !== event.currentTarget) return;
          setFocusLastItem(false);
          // Prevents Radix from focusing the first item.
          event.preventDefault();
          itemsOf(event.currentTarget).at(-1)?.focus();
        }}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          if (event.key !== "Tab" || event.defaultPrevented) return;
          // Focuses the button, so that the browser's Tab moves on from there. Radix would block Tab.
          event.stopPropagation();
          leavingByTab.current = true;
          flushSync(() => setOpen(false));
          trigger?.focus();
          keepInModal(trigger);
        }}
        onPointerDownOutside={(event) => {
          // The button's own click closes the menu. If the menu were closed here, that click would open it
          // again.
          if (event.target instanceof Node && trigger?.contains(event.target))
            event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          if (leavingByTab.current) event.preventDefault();
          leavingByTab.current = false;
        }}
      />
    </TriggerLayer>
  );
}

/**
 * Returns the focus to the menu's button if Tab moves it out of the modal dialog around the button. The dialog's focus
 * trap does not do that, because it is paused until a moment after the menu has closed.
 */
function keepInModal(trigger: HTMLElement | null) {
  const modal = trigger?.closest("[data-modal]");
  if (!modal) return;
  const onFocusOut = ({ relatedTarget: to }: globalThis.FocusEvent) => {
    if (!(to instanceof Node && modal.contains(to))) trigger?.focus();
  };
  trigger?.addEventListener("focusout", onFocusOut);
  // The focus trap also continues in a timer, which began earlier.
  setTimeout(() => trigger?.removeEventListener("focusout", onFocusOut));
}

/** The items that the keyboard reaches: all but a disabled `MenuSubTrigger`. */
const itemsOf = (menu: Element) =>
  [...menu.querySelectorAll<HTMLElement>("[role^=menuitem]")].filter(
    ({ ariaDisabled, ariaHasPopup }) => ariaDisabled !== "true" || ariaHasPopup === null,
  );

/** The menu whose item has the focus, or had it last, and the item's index in it. */
interface FocusPlace {
  root: HTMLElement;
  menu: Element;
  index: number;
}

/**
 * Focus handler of a menu with its submenus. If the focused item is removed while the menu is open, the focus goes
 * to the item that takes its place, or else to the last one. Without that the focus would leave the menu, and the
 * arrow keys would do nothing.
 */
function keepFocus(
  { currentTarget: root, target }: FocusEvent<HTMLElement>,
  lastFocus: RefObject<FocusPlace | null>,
) {
  const isObserved = lastFocus.current?.root === root;
  const menu = target.closest("[role=menu]") ?? root;
  lastFocus.current = { root, menu, index: itemsOf(menu).indexOf(target) };
  if (isObserved) return;
  // Needs no end: it is collected together with the menu.
  new MutationObserver(() => {
    const place = lastFocus.current;
    if (!place || document.activeElement !== document.body) return;
    const items = itemsOf(place.menu.isConnected ? place.menu : root);
    (items[place.index] ?? items.at(-1) ?? root).focus();
  }).observe(root, { childList: true, subtree: true });
}

const contentClasses =
  "ll-menu min-w-48 overflow-y-auto rounded-panel border border-line bg-surface p-1.5 text-ink shadow-float transition-opacity starting:opacity-0";

const itemClasses =
  "ll-menu-jack flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start text-small/[1.3] font-medium -outline-offset-2 transition-colors select-none not-aria-disabled:data-highlighted:bg-sunk focus-visible:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-ink-subtle aria-[current]:font-semibold data-[state=open]:bg-sunk data-[tone=danger]:not-aria-disabled:text-danger forced-colors:aria-disabled:text-[GrayText]";

interface ItemContentProps {
  /** The label: a verb for what the item does, or the name of the page to which its link leads. */
  children: ReactNode;
  /** An icon at the end. Decorative: the label must be enough. */
  icon?: ReactNode;
}

interface ItemBehavior {
  /** Called when the item is chosen, by pointer or keyboard. `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
  /**
   * Disabled. Arrow keys still reach the item, so that it can be discovered; they skip a disabled
   * `MenuSubTrigger`.
   * @default false
   */
  disabled?: boolean | undefined;
}

type ActionProps = ItemContentProps & ItemBehavior & Omit<ComponentPropsWithRef<"div">, "onSelect">;

interface ItemTone {
  /** `danger` is for destructive actions. @default "default" */
  tone?: "default" | "danger" | undefined;
}

type MenuActionProps = ActionProps & ItemTone & { href?: undefined };

type MenuLinkProps = ItemContentProps &
  Omit<ItemBehavior, "disabled"> &
  Omit<AnchorProps, "onSelect"> &
  ItemTone & { disabled?: undefined };

/** With `href` a link, otherwise an action. Native props go to the item's element. */
export type MenuItemProps = MenuActionProps | MenuLinkProps;

/**
 * One action or one link. Choosing it closes the menu, unless `onSelect` or `onClick` calls
 * `preventDefault()`.
 */
export function MenuItem(allProps: MenuItemProps) {
  const { onSelect, tone = "default", icon, className = "", children, ...props } = allProps;
  const shared = {
    "data-slot": "menu-item",
    "data-tone": tone,
    className: `${itemClasses} ${className}`,
    children: <ItemContent icon={icon}>{children}</ItemContent>,
  };
  if (props.href !== undefined)
    return (
      <Radix.Item asChild {...(onSelect && { onSelect })}>
        <Anchor {...shared} {...props} />
      </Radix.Item>
    );
  const { disabled, ...itemProps } = props;
  return (
    <Radix.Item
      {...shared}
      {...(onSelect && { onSelect })}
      {...(disabled ? disabledItemProps(itemProps) : itemProps)}
    />
  );
}

function ItemContent({ icon, children }: ItemContentProps) {
  return (
    <>
      <span className="min-w-0 flex-1 wrap-break-word">{children}</span>
      {icon}
    </>
  );
}

type ItemElementProps = Omit<ComponentPropsWithRef<"div">, "onSelect">;

/** Attributes of a disabled item that arrow keys still reach; Radix would skip an item with `disabled`. */
function disabledItemProps(props: ItemElementProps): ItemElementProps {
  return {
    "aria-disabled": true,
    ...props,
    onClick: (event) => event.preventDefault(),
  };
}

/**
 * Hook: handlers of a checkbox or radio item. Space and a press change it and leave the menu open
 * for the next change; Enter changes it and closes the menu.
 */
function useKeepOpen({ onSelect, onKeyDown }: Pick<ActionProps, "onSelect" | "onKeyDown">) {
  const byEnter = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      byEnter.current = event.key === "Enter";
    },
    onSelect: (event: Event) => {
      onSelect?.(event);
      if (!byEnter.current) event.preventDefault();
      byEnter.current = false;
    },
  };
}

export interface MenuCheckboxItemProps extends ActionProps {
  /** Whether the item is checked, if controlled. Use with `onCheckedChange`. */
  checked?: boolean | undefined;
  /**
   * Whether the item is checked each time the menu opens, if uncontrolled. The menu forgets changes when
   * it closes; use `checked` to keep them.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that can be checked or unchecked. */
export function MenuCheckboxItem({
  checked: controlled,
  defaultChecked = false,
  onCheckedChange,
  onSelect,
  onKeyDown,
  disabled = false,
  icon,
  className = "",
  children,
  ...props
}: MenuCheckboxItemProps) {
  const [checked, setChecked] = useControlled(controlled, defaultChecked, onCheckedChange);
  const keepOpenHandlers = useKeepOpen({ onSelect, onKeyDown });
  return (
    <Radix.CheckboxItem
      data-slot="menu-checkbox-item"
      {...(disabled ? disabledItemProps(props) : props)}
      {...keepOpenHandlers}
      checked={checked}
      onCheckedChange={setChecked}
      className={`${itemClasses} ${className}`}
    >
      <ItemContent icon={icon}>{children}</ItemContent>
    </Radix.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string = string> extends Omit<
  MenuGroupProps,
  "defaultValue"
> {
  /** Value of the selected item, if controlled; `null` for none. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * Value of the item selected each time the menu opens, if uncontrolled; `null` for none. The menu
   * forgets changes when it closes; use `value` to keep them.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the value of the newly selected item. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Radio items: at most one of them is selected. */
export function MenuRadioGroup<Value extends string = string>({
  value: controlled,
  defaultValue = null,
  onValueChange,
  label,
  children,
  ...props
}: MenuRadioGroupProps<Value>) {
  const [value, setValue] = useControlled<string | null, string>(
    controlled,
    defaultValue,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its items' values
    onValueChange as ((value: string) => void) | undefined,
  );
  const id = useId();
  return (
    <Radix.RadioGroup
      data-slot="menu-radio-group"
      aria-labelledby={label === undefined ? undefined : id}
      {...props}
      {...(value !== null && { value })}
      onValueChange={setValue}
    >
      {label !== undefined && <MenuLabel id={id}>{label}</MenuLabel>}
      {children}
    </Radix.RadioGroup>
  );
}

export interface MenuRadioItemProps extends ActionProps {
  /** The value that the item selects, unique in its group. */
  value: string;
}

/** One choice of a `MenuRadioGroup`. */
export function MenuRadioItem({
  value,
  onSelect,
  onKeyDown,
  disabled = false,
  icon,
  className = "",
  children,
  ...props
}: MenuRadioItemProps) {
  const keepOpenHandlers = useKeepOpen({ onSelect, onKeyDown });
  return (
    <Radix.RadioItem
      data-slot="menu-radio-item"
      {...(disabled ? disabledItemProps(props) : props)}
      {...keepOpenHandlers}
      value={value}
      className={`${itemClasses} ${className}`}
    >
      <ItemContent icon={icon}>{children}</ItemContent>
    </Radix.RadioItem>
  );
}

export interface MenuGroupProps extends ComponentPropsWithRef<"div"> {
  /** The group's visible name; or use a `MenuLabel` and `aria-labelledby`. */
  label?: string | undefined;
}

/** A group of related items, with an optional visible name. */
export function MenuGroup({ label, children, ...props }: MenuGroupProps) {
  const id = useId();
  return (
    <Radix.Group
      data-slot="menu-group"
      aria-labelledby={label === undefined ? undefined : id}
      {...props}
    >
      {label !== undefined && <MenuLabel id={id}>{label}</MenuLabel>}
      {children}
    </Radix.Group>
  );
}

/** The visible name of a group. */
export function MenuLabel({ className = "", ...props }: ComponentPropsWithRef<"div">) {
  return (
    <Radix.Label
      data-slot="menu-label"
      {...props}
      className={`px-3 pt-2 pb-1 font-plate text-plate font-semibold text-ink-muted ${className}`}
    />
  );
}

/** A line between groups. */
export function MenuSeparator({ className = "", ...props }: ComponentPropsWithRef<"div">) {
  return (
    <Radix.Separator
      data-slot="menu-separator"
      {...props}
      className={`mx-3 my-1.5 border-t border-line ${className}`}
    />
  );
}

export interface MenuSubProps extends OpenProps {
  /** A `MenuSubTrigger` and a `MenuSubContent`. */
  children: ReactNode;
}

/** A submenu. Do not put another submenu into it. */
export function MenuSub({ children, ...state }: MenuSubProps) {
  const { open: parentOpen } = useMenu("MenuSub");
  const requested = useMenuState(state);
  const sub = { ...requested, open: requested.open && parentOpen };
  return (
    <SubmenuContext value={sub}>
      <Radix.Sub open={sub.open} onOpenChange={sub.setOpen}>
        {children}
      </Radix.Sub>
    </SubmenuContext>
  );
}

export type MenuSubTriggerProps = Omit<ActionProps, "onSelect">;

/**
 * The item that opens the submenu: by a press, Enter, Space, the arrow key towards it, or on hover. Arrow
 * keys skip it while it is disabled.
 */
export function MenuSubTrigger({
  disabled = false,
  icon,
  className = "",
  children,
  ...props
}: MenuSubTriggerProps) {
  const { setTrigger } = useSubmenu("MenuSubTrigger");
  return (
    <Radix.SubTrigger asChild ref={setTrigger} disabled={disabled}>
      <div data-slot="menu-sub-trigger" {...props} className={`${itemClasses} ${className}`}>
        <ItemContent icon={icon}>{children}</ItemContent>
        <ChevronDownIcon className="-rotate-90 text-ink-muted rtl:rotate-90" />
      </div>
    </Radix.SubTrigger>
  );
}

/** Hook: gap between a submenu and its item in CSS pixels; negative if both sides lack space. */
function useSubmenuOffset(trigger: HTMLElement | null): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!trigger) return () => {};
      const observer = new ResizeObserver(notify);
      observer.observe(trigger);
      window.addEventListener("resize", notify);
      return () => {
        observer.disconnect();
        window.removeEventListener("resize", notify);
      };
    },
    [trigger],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      if (!trigger) return menuGap;
      const { left, right } = trigger.getBoundingClientRect();
      const space = Math.max(left, document.documentElement.clientWidth - right) - windowGap;
      return Math.round(Math.min(menuGap, space - submenuWidth));
    },
    () => menuGap,
  );
}

export interface MenuSubContentProps extends Omit<ComponentPropsWithRef<"div">, "id"> {
  /** The items of the submenu. */
  children: ReactNode;
}

/** The submenu itself, named by the item that opens it. */
export function MenuSubContent({ className = "", ...props }: MenuSubContentProps) {
  const { open, setOpen, trigger } = useSubmenu("MenuSubContent");
  const offset = useSubmenuOffset(open ? trigger : null);
  if (!open) return null;
  return (
    <TopLayer>
      <Radix.SubContent
        data-slot="menu-sub-content"
        data-ground="page"
        aria-labelledby={trigger?.id}
        {...props}
        loop
        sideOffset={offset}
        // Aligns the first item with the item that opened the submenu: 6 px of padding, 1 px of border.
        alignOffset={-7}
        collisionPadding={windowGap}
        className={`${contentClasses} ${className}`}
        onEscapeKeyDown={(event) => {
          // Closes only the submenu; Radix would close all menus.
          event.preventDefault();
          setOpen(false);
          trigger?.focus();
        }}
      />
    </TopLayer>
  );
}
