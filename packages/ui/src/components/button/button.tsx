import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import type { AnchorProps } from "../../foundations/link/anchor.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonClasses } from "./button-classes.ts";
import { cancelClick } from "./cancel-click.ts";
import { mediumPadding } from "./ghost-button-classes.ts";
import { mergeIntoChild } from "./merge-into-child.ts";

const padding = { sm: "px-3.5", md: mediumPadding, lg: "px-6" } as const;

/** The lamp lights on hover and focus. */
const lampClasses = "group-hover/button:ll-lamp-lit group-focus-visible/button:ll-lamp-lit";

interface ButtonStyleProps {
  /**
   * Prominence: one `primary` per page for its main action, `secondary` and `outline` for others,
   * `ghost` for minor ones.
   * @default "primary"
   */
  variant?: "primary" | "secondary" | "outline" | "ghost" | undefined;
  /**
   * `danger` is for destructive actions: "Delete Recording".
   * @default "default"
   */
  tone?: "default" | "danger" | undefined;
  /**
   * Minimum height: 36, 44 or 52 px. Grows with the text.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** An icon before the text. Decorative: the text alone must say what the button does. */
  leadingIcon?: ReactNode;
  /** An icon after the text. */
  trailingIcon?: ReactNode;
  /**
   * A lamp before the text, lit on hover and focus. Only for a button that opens the chat or a
   * call.
   * @default false
   */
  lamp?: boolean | undefined;
  /**
   * Makes the button as wide as its container.
   * @default false
   */
  fullWidth?: boolean | undefined;
}

interface ButtonTextProps {
  /** What the button does, as a verb: "Talk to Sales". It is the button's name. */
  children: ReactNode;
}

type ButtonElementProps = ButtonStyleProps &
  ButtonTextProps &
  Omit<ComponentPropsWithRef<"button">, "children"> & {
    href?: undefined;
    asChild?: false | undefined;
    /**
     * Work is in progress: the button keeps focus and name but ignores clicks. The lamp blinks;
     * without a lamp a spinner is shown.
     * @default false
     */
    loading?: boolean | undefined;
    /** Announced once while `loading`: "Sending your message". */
    loadingLabel?: string | undefined;
  };

type ButtonLinkProps = ButtonStyleProps &
  ButtonTextProps &
  Omit<AnchorProps, "children"> & {
    /** Renders a link. For navigation, never for actions. */
    href: string;
    asChild?: false | undefined;
    loading?: undefined;
    loadingLabel?: undefined;
  };

type ButtonSlotProps = ButtonStyleProps &
  Omit<ComponentPropsWithRef<"button">, "children"> & {
    /**
     * Renders the only child instead of a button, with the button's look, attributes and handlers.
     * For router links.
     * @default false
     */
    asChild: true;
    /** The element that becomes the button; its children are the label. */
    children: ReactElement<{ children?: ReactNode }>;
    href?: undefined;
    loading?: undefined;
    loadingLabel?: undefined;
  };

export type ButtonProps = ButtonElementProps | ButtonLinkProps | ButtonSlotProps;

/**
 * A button, or with `href` a link. Submits a form only with `type="submit"`.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Button(allProps: ButtonProps) {
  const {
    variant = "primary",
    tone = "default",
    size = "md",
    leadingIcon,
    trailingIcon,
    lamp = false,
    fullWidth = false,
    asChild = false,
    loading,
    loadingLabel,
    className,
    children,
    ...props
  } = allProps;
  // Only a `button` element centers its text vertically by itself. With `asChild` the child may be another
  // element.
  const isButton = !asChild && props.href === undefined;
  const textOnly = isButton && !lamp && !loading && !leadingIcon && !trailingIcon;
  const content = (text: ReactNode) =>
    textOnly ? (
      text
    ) : (
      <>
        {lamp && <Lamp state={loading ? "busy" : "off"} className={lampClasses} />}
        {loading && !lamp ? <Spinner size="sm" data-slot="button-spinner" /> : leadingIcon}
        <span className="min-w-0">{text}</span>
        {trailingIcon}
      </>
    );
  const shared = {
    "data-slot": "button",
    "data-variant": variant,
    "data-tone": tone === "default" ? undefined : tone,
    ...props,
    className: buttonClasses({
      variant,
      tone,
      size,
      layout: textOnly ? "text" : "row",
      className: [padding[size], fullWidth && "w-full", className],
    }),
  };
  if (asChild) return mergeIntoChild(children, shared, content);
  if (shared.href !== undefined) return <Anchor {...shared}>{content(children)}</Anchor>;
  const button = (
    <button
      type="button"
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-state={loading ? "loading" : undefined}
      {...shared}
      onClick={loading ? cancelClick : shared.onClick}
    >
      {content(children)}
    </button>
  );
  // Without a loading label, the button is not in a fragment: from a Server Component a fragment arrives as
  // an array, which the `asChild` of a surrounding component does not accept.
  if (loadingLabel === undefined) return button;
  return (
    <>
      {button}
      {/* A sibling of the button, because a live region inside a button is not announced. */}
      <output className="sr-only">{loading && loadingLabel}</output>
    </>
  );
}
