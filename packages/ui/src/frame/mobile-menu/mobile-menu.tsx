"use client";

import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";

import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { ArrowUpRightIcon, MenuIcon, XIcon } from "../../foundations/icon/icon.tsx";
import { Anchor } from "../../foundations/link/link.tsx";
import { mobileMenuLabels } from "../../labels.ts";
import type { NavigationEntry, NavigationLink } from "../navigation-menu/navigation-menu.tsx";

export interface MobileMenuProps extends Omit<
  ComponentPropsWithRef<"dialog">,
  "open" | "children" | "onCancel" | "onClose" | "onToggle"
> {
  /** Home, the groups, and the single pages, in their order. */
  entries: readonly NavigationEntry[];
  /** Address of the page that is shown. Its link carries the lamp, and its group is open. */
  current?: string;
  /** The brand, as a link to the home page: the header's, seen again above the menu. */
  brand?: ReactNode;
  /** What stays in view at the foot: the way to log in, the button that opens the chat. */
  actions?: ReactNode;
  /** Whether it is open, where the application holds the state. Goes with `onOpenChange`. */
  open?: boolean;
  /** Told whenever it is about to open or close, by whatever way. */
  onOpenChange?: (open: boolean) => void;
  /** Its words. */
  labels?: MobileMenuLabels;
}

export interface MobileMenuLabels {
  /** Name of the dialog and of the navigation in it. */
  label: string;
  /** Name of the button that opens it. */
  open: string;
  /** Name of the button that closes it. */
  close: string;
  /** Read behind a link that opens in a new tab. */
  newTab: string;
}

/**
 * The site's navigation on a narrow screen: a button, and the full-height sheet that it opens. Groups
 * are native disclosures. The server renders no entries: they are in the page once, in its
 * `NavigationMenu`, and here with the script that opens the sheet.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function MobileMenu({
  entries,
  current,
  brand,
  actions,
  open,
  onOpenChange,
  labels = mobileMenuLabels,
  id: givenId,
  ref,
  className = "",
  onClick,
  onPointerDown,
  ...props
}: MobileMenuProps) {
  const generated = useId();
  const id = givenId ?? generated;
  const dialog = useRef<HTMLDialogElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState(false);
  const openable = useSyncExternalStore(never, yes, no);
  const pressedBackdrop = useRef(false);
  const shownFor = useRef(current);
  /** What the application knows. */
  const told = useRef(false);

  const change = (next: boolean) => {
    told.current = next;
    if (open === undefined) show(dialog.current, next);
    onOpenChange?.(next);
  };

  // The hook below needs the element too.
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => dialog.current,
    [],
  );
  useEffect(() => {
    if (open === undefined) return;
    told.current = open;
    show(dialog.current, open);
  }, [open]);
  useEffect(() => {
    // Another page is shown. Not on arrival: the first press may have opened the sheet already.
    if (shownFor.current !== current) show(dialog.current, false);
    shownFor.current = current;
  }, [current]);
  useEffect(() => {
    const sheet = dialog.current;
    const button = trigger.current;
    if (!sheet || !button) return undefined;
    // On a screen that has grown wide the button is gone, and so is the sheet with it.
    const observer = new ResizeObserver(() => {
      if (sheet.open && !button.checkVisibility()) sheet.close();
    });
    observer.observe(button);
    // React does not hear it from a dialog that the server has rendered.
    const follow = () => setShown(sheet.open);
    sheet.addEventListener("toggle", follow);
    return () => {
      observer.disconnect();
      sheet.removeEventListener("toggle", follow);
      // Taken away while open it would take the focus with it.
      if (sheet.open) sheet.close();
    };
  }, []);

  return (
    <>
      <IconButton
        ref={trigger}
        label={labels.open}
        icon={<MenuIcon size="md" />}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => change(true)}
        data-slot="mobile-menu-trigger"
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        id={id}
        aria-label={labels.label}
        data-slot="mobile-menu"
        data-modal=""
        data-state={shown ? "open" : "closed"}
        data-ground="board"
        {...props}
        ref={dialog}
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          change(false);
        }}
        onClose={({ currentTarget }) => {
          // Closed by the browser, or because its button is gone: the application's state follows. Not
          // if it is open again: a press before the page was alive is repeated as soon as it is.
          if (told.current && !currentTarget.open) change(false);
        }}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          pressedBackdrop.current = isOnBackdrop(event);
        }}
        onClick={(event) => {
          onClick?.(event);
          if (event.defaultPrevented && event.target === event.currentTarget) return;
          if ((pressedBackdrop.current && isOnBackdrop(event)) || leadsAway(event)) change(false);
        }}
        className={`mobile-menu bg-page text-ink backdrop:bg-scrim ${className}`}
      >
        {openable && (
          <>
            <div
              data-slot="mobile-menu-bar"
              className="sticky top-0 z-1 flex min-h-16 items-center justify-between border-b border-line bg-page px-gutter"
            >
              {/* First in the order, so that it has the focus at first; seen at the end. */}
              <IconButton
                label={labels.close}
                icon={<XIcon size="md" />}
                onClick={() => change(false)}
                data-slot="mobile-menu-close"
                className="order-1 ms-auto -me-3"
              />
              {brand}
            </div>
            <nav aria-label={labels.label} className="px-gutter">
              <ul>
                {entries.map((entry) =>
                  "links" in entry ? (
                    <li key={entry.label}>
                      <details
                        name={id}
                        open={entry.links.some(({ href }) => href === current) || undefined}
                        data-slot="mobile-menu-group"
                        className="mobile-menu-group"
                      >
                        <summary className="mobile-menu-entry port">{entry.label}</summary>
                        <ul>
                          {entry.links.map((link) => (
                            <li key={link.href}>
                              <PageLink
                                link={link}
                                current={current}
                                newTab={labels.newTab}
                                className="mobile-menu-link"
                              />
                            </li>
                          ))}
                        </ul>
                      </details>
                    </li>
                  ) : (
                    <li key={entry.href}>
                      <PageLink
                        link={entry}
                        current={current}
                        newTab={labels.newTab}
                        className="mobile-menu-entry port"
                      />
                    </li>
                  ),
                )}
              </ul>
            </nav>
            {actions !== undefined && (
              <div
                data-slot="mobile-menu-actions"
                className="sticky bottom-0 mt-auto grid gap-3 border-t border-line bg-page px-gutter py-4"
              >
                {actions}
              </div>
            )}
          </>
        )}
      </dialog>
    </>
  );
}

interface PageLinkProps {
  link: NavigationLink;
  current: string | undefined;
  newTab: string;
  className: string;
}

function PageLink({ link: { label, href, external }, current, newTab, className }: PageLinkProps) {
  return (
    <Anchor
      href={href}
      aria-current={href === current ? "page" : undefined}
      className={className}
      {...(external && { target: "_blank", rel: "noopener noreferrer" })}
    >
      {label}
      {external && (
        <>
          {" "}
          <ArrowUpRightIcon className="text-ink-muted" />
          <span className="sr-only">{newTab}</span>
        </>
      )}
    </Anchor>
  );
}

function show(dialog: HTMLDialogElement | null, open: boolean) {
  if (!dialog || dialog.open === open) return;
  if (!open) {
    dialog.close();
    return;
  }
  const { clientWidth } = document.documentElement;
  const hasScrollbar = window.innerWidth > clientWidth;
  dialog.showModal();
  // Nothing to keep a scrollbar's room for: there is none, or nothing of the page is seen.
  dialog.toggleAttribute("data-flush", !hasScrollbar || dialog.clientWidth >= clientWidth);
}

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** A link, or an action at the foot: what was looked for is found. */
function leadsAway({ target }: MouseEvent): boolean {
  return (
    target instanceof Element &&
    target.closest("a[href], [data-slot=mobile-menu-actions] button") !== null
  );
}

/** The backdrop has no element: a press on it arrives at the dialog, outside the dialog's box. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
