"use client";

import { createContext, createElement, use, useMemo } from "react";
import type { MouseEvent, ReactNode } from "react";

import {
  LinkProvider,
  useLinkComponent,
  type AnchorProps,
  type LinkComponent,
} from "../../foundations/link/link.tsx";
import { hrefKind } from "../markdown/safe-href.ts";

interface LeavingState {
  readonly link: LinkComponent;
  readonly onLeave: () => void;
}

const LeavingContext = createContext<LeavingState>({ link: "a", onLeave: () => undefined });

/**
 * Whether a click opens the link in this window. With a modifier key, browsers open a new tab or window, or download
 * the page. A handler of the link may have prevented that it opens.
 */
function opensInThisWindow(event: MouseEvent): boolean {
  return !(
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  );
}

/**
 * Whether a link leads to a page of this site in this window. Links that open another site, another
 * program (`mailto:`) or a new tab do not replace the page behind the chat.
 */
function leadsToThisSite({ href, target }: AnchorProps): boolean {
  return hrefKind(href) === "site" && target !== "_blank";
}

function LeavingLink({ onClick, ...props }: AnchorProps) {
  const { link, onLeave } = use(LeavingContext);
  return createElement(link, {
    ...props,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (opensInThisWindow(event) && leadsToThisSite(props)) onLeave();
    },
  });
}

export interface LeavingLinksProps {
  /** Called when a link to a page of this site is followed. The page opens behind the dialog. */
  onLeave: () => void;
  children: ReactNode;
}

/**
 * Links inside call `onLeave` when they lead to a page of this site, and then navigate as usual. The
 * `ChatScreen` closes itself in `onLeave`, because it covers the page.
 */
export function LeavingLinks({ onLeave, children }: LeavingLinksProps) {
  const link = useLinkComponent();
  const state = useMemo(() => ({ link, onLeave }), [link, onLeave]);
  return (
    <LeavingContext value={state}>
      <LinkProvider component={LeavingLink}>{children}</LinkProvider>
    </LeavingContext>
  );
}
