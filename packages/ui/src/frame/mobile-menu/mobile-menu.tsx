"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { ComponentPropsWithRef, ComponentType } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { MenuIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { mobileMenuLabels } from "../../labels.ts";
import type { MobileMenuPanelProps } from "./mobile-menu-panel.tsx";
import type { MobileMenuSheet } from "./mobile-menu-sheet.ts";

export type { MobileMenuSheet };

export interface MobileMenuProps
  extends MobileMenuSheet, Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Whether the menu is open, if controlled. Use with `onOpenChange`. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open at first, if uncontrolled.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the new state whenever the menu is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called if the sheet's module cannot be loaded. The menu then closes; without this, visitors see no reason. */
  onLoadFailure?: (() => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<KitLabels["mobileMenu"]> | undefined;
}

/** The sheet's component, once its module is loaded. */
let loadedPanel: ComponentType<MobileMenuPanelProps> | undefined;

const loadPanel = async () => {
  const { MobileMenuPanel } = await import("./mobile-menu-panel.tsx");
  loadedPanel = MobileMenuPanel;
};
/** Loads the sheet's module early. Errors are ignored, because the click loads it again. */
const preload = () => void loadPanel().catch(() => {});

/**
 * The navigation for narrow screens: a button with a full-height sheet. Groups are native
 * disclosures. The server renders only the button; the sheet is a module that loads when the button
 * is hovered, touched or focused, at the latest when the menu opens.
 */
export function MobileMenu({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  onLoadFailure,
  labels: labelOverrides,
  id: givenId,
  current,
  ...props
}: MobileMenuProps) {
  const labels = useLabels("mobileMenu", mobileMenuLabels, labelOverrides);
  const generated = useId();
  const id = givenId ?? generated;
  const trigger = useRef<HTMLButtonElement>(null);
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  const open = controlled ?? uncontrolled;
  const [Panel, setPanel] = useState(() => loadedPanel);
  /**
   * React key of the sheet. A new key removes the sheet at once when its button disappears. With the same
   * key, Radix would wait for the end of a closing animation, which a hidden sheet does not have.
   */
  const [mountKey, setMountKey] = useState(0);

  const change = (next: boolean) => {
    if (next === open) return;
    setUncontrolled(next);
    onOpenChange?.(next);
  };
  const close = useRef(() => {});
  const fail = useRef(() => {});
  useEffect(() => {
    close.current = () => change(false);
    fail.current = () => {
      change(false);
      onLoadFailure?.();
    };
  });

  useEffect(() => {
    if (!open || Panel) return undefined;
    let isMounted = true;
    loadPanel().then(
      () => {
        if (isMounted) setPanel(() => loadedPanel);
      },
      () => {
        if (isMounted) fail.current();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [open, Panel]);
  useEffect(() => {
    const button = trigger.current;
    if (!open || !button) return undefined;
    // Closes the sheet when the window becomes so wide that the button disappears.
    const observer = new ResizeObserver(() => {
      if (button.checkVisibility()) return;
      close.current();
      setMountKey((count) => count + 1);
    });
    observer.observe(button);
    // Closes the sheet when the visitor goes back or forward. The sheet itself handles clicks on links
    // (`closesMenu`). A change of `current` does not close it: when the new page is shown, the visitor may
    // already have opened the sheet again.
    const leave = () => close.current();
    addEventListener("popstate", leave);
    return () => {
      observer.disconnect();
      removeEventListener("popstate", leave);
    };
  }, [open]);

  return (
    <>
      <IconButton
        ref={trigger}
        label={labels.open}
        icon={<MenuIcon size="md" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
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
          key={mountKey}
          id={id}
          current={current}
          open={open}
          onOpenChange={change}
          labels={labels}
        />
      )}
    </>
  );
}
