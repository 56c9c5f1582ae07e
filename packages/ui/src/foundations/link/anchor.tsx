"use client";

import { createContext, createElement, use } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** Props that a router's link must accept: the attributes of an anchor, with the URL as `href`. */
export type AnchorProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  /** URL of the page to which the link leads. */
  href: string;
};

/** A component that renders the kit's links: a plain anchor, or the router's link. */
export type LinkComponent = "a" | ((props: AnchorProps) => ReactNode);

/**
 * A router's link whose optional props do not accept `undefined` under `exactOptionalPropertyTypes`, such as that of
 * Next.js.
 */
type ExactLinkComponent = (props: {
  [Name in keyof AnchorProps]: Exclude<AnchorProps[Name], undefined>;
}) => ReactNode;

const LinkContext = createContext<LinkComponent>("a");

export interface LinkProviderProps {
  /**
   * The router's link component. It receives the props of an `<a>`, `href` and `ref` included. The `href` may be any
   * URL, also a `tel:` or `mailto:` URL, such as those in the footer: pass these to a plain `a`.
   */
  component: LinkComponent | ExactLinkComponent;
  /** The part of the application whose links it renders. */
  children: ReactNode;
}

/**
 * Makes the components inside it render links to pages with the router's link component, so that following
 * a link does not reload the page. Without a provider the kit renders plain anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  // A link that does not accept `undefined` gets it nevertheless. For React, it is a missing prop.
  return <LinkContext value={component as LinkComponent}>{children}</LinkContext>;
}

/** Hook: the link component of the nearest provider; `a` if there is none. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}

/**
 * An unstyled link that uses the provider's link component. The kit's components render links to pages with
 * `Anchor`. They use a plain `a` for links that a router must not handle, such as file downloads.
 */
export function Anchor(props: AnchorProps) {
  return createElement(useLinkComponent(), props);
}
