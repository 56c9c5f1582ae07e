"use client";

import { cva } from "class-variance-authority";
import { createContext, createElement, use } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** What a router's link must take: the attributes of an anchor, with the address as `href`. */
export type AnchorProps = ComponentPropsWithRef<"a"> & { href: string };

/** The link component for every `href` in the kit. */
export type LinkComponent = "a" | ((props: AnchorProps) => ReactNode);

const LinkContext = createContext<LinkComponent>("a");

export interface LinkProviderProps {
  /** The router's link. It receives what an `<a>` would, `href` and `ref` included. */
  component: LinkComponent;
  children: ReactNode;
}

/**
 * Gives the kit the application's link, so that everything in it with an `href` navigates without a
 * page load. Without a provider the kit renders plain anchors.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link of the nearest provider: `a` where there is none. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}

/**
 * An anchor without a look of its own, through the provider's link. Parts of the kit build on it.
 */
export function Anchor(props: AnchorProps) {
  return createElement(useLinkComponent(), props);
}

const link = cva(
  "rounded-plate underline decoration-edge decoration-(length:--width-edge) transition-colors hover:decoration-current",
  {
    variants: {
      variant: {
        inline: "underline-offset-[0.2em]",
        standalone:
          "inline-flex items-center gap-2 text-small leading-[1.6] font-semibold underline-offset-[0.33em]",
      },
    },
  },
);

export interface LinkProps extends AnchorProps {
  /**
   * `inline` stands in a sentence and takes its size and weight. `standalone` stands alone
   * ("All articles"), is set in semibold and has room for an icon.
   * @default "inline"
   */
  variant?: "inline" | "standalone" | undefined;
  /** An icon after the text, such as `ArrowRightIcon`. */
  trailingIcon?: ReactNode;
}

/**
 * A way to another place, underlined so that it is known without color.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/link/
 */
export function Link({
  variant = "inline",
  trailingIcon,
  className,
  children,
  ...props
}: LinkProps) {
  return (
    <Anchor
      data-slot="link"
      data-variant={variant}
      {...props}
      className={link({ variant, className })}
    >
      {children}
      {trailingIcon}
    </Anchor>
  );
}
