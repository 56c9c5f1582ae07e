"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { ComponentPropsWithRef, ComponentType } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { MenuIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { mobileMenuLabels } from "../../labels.ts";
import type { MobileMenuLabels } from "../../labels.ts";
import type { MobileMenuPanelProps } from "./mobile-menu-panel.tsx";
import type { MobileMenuSheet } from "./mobile-menu-sheet.ts";

export type { MobileMenuSheet };

export interface MobileMenuProps
  extends MobileMenuSheet, Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Whether it is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the new state whenever it is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<MobileMenuLabels> | undefined;
}

/** The sheet, once its module is there. */
let fetched: ComponentType<MobileMenuPanelProps> | undefined;

const fetchPanel = async () => {
  const { MobileMenuPanel } = await import("./mobile-menu-panel.tsx");
  fetched = MobileMenuPanel;
};
/** Preloads; if that fails, the click tries again. */
const prepare = () => void fetchPanel().catch(() => {});

/**
 * The navigation for narrow screens: a button with a full-height sheet. Groups are native
 * disclosures. The server renders only the button; the sheet is a module that loads when the button
 * is hovered, touched or focused.
 */
export function MobileMenu({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  labels,
  id: givenId,
  current,
  ...props
}: MobileMenuProps) {
  const words = useLabels("mobileMenu", mobileMenuLabels, labels);
  const generated = useId();
  const id = givenId ?? generated;
  const trigger = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(defaultOpen);
  const open = controlled ?? own;
  const [Panel, setPanel] = useState(() => fetched);
  /**
   * Remounts after a close that was not visible, so that nothing waits for its animation to end.
   */
  const [vanished, setVanished] = useState(0);
  const shownFor = useRef(current);

  const change = (next: boolean) => {
    if (next === open) return;
    setOwn(next);
    onOpenChange?.(next);
  };
  const close = useRef(() => {});
  useEffect(() => {
    close.current = () => change(false);
  });

  useEffect(() => {
    if (!open || Panel) return undefined;
    let waits = true;
    fetchPanel().then(
      () => {
        if (waits) setPanel(() => fetched);
      },
      () => {
        if (waits) close.current();
      },
    );
    return () => {
      waits = false;
    };
  }, [open, Panel]);
  useEffect(() => {
    // Closes on navigation, but not on mount: the first click may have opened the sheet already.
    if (shownFor.current !== current) close.current();
    shownFor.current = current;
  }, [current]);
  useEffect(() => {
    const button = trigger.current;
    if (!open || !button) return undefined;
    // Closes when the screen becomes wide, because the button disappears.
    const observer = new ResizeObserver(() => {
      if (button.checkVisibility()) return;
      close.current();
      setVanished((count) => count + 1);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [open]);

  return (
    <>
      <IconButton
        ref={trigger}
        label={words.open}
        icon={<MenuIcon size="md" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, but the focus has to return to it.
          currentTarget.focus();
          change(!open);
        }}
        data-slot="mobile-menu-trigger"
        data-state={open ? "open" : "closed"}
      />
      {Panel && (
        <Panel
          {...props}
          key={vanished}
          id={id}
          current={current}
          open={open}
          onOpenChange={change}
          labels={words}
        />
      )}
    </>
  );
}
