import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { Anchor } from "../../foundations/link/link.tsx";
import type { AnchorProps } from "../../foundations/link/link.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonLook } from "./button-look.ts";
import { mediumPadding } from "./ghost-look.ts";
import { holdBack } from "./hold-back.ts";
import { intoChild } from "./into-child.ts";

const padding = { sm: "px-3.5", md: mediumPadding, lg: "px-6" } as const;

/** The lamp lights on hover and focus. */
const lampInButton = "group-hover/button:ll-lamp-lit group-focus-visible/button:ll-lamp-lit";

interface ButtonLook {
  /**
   * Prominence: one `primary` per page for its main action, `secondary` and `outline` for others,
   * `ghost` for minor ones.
   * @default primary
   */
  variant?: "primary" | "secondary" | "outline" | "ghost" | undefined;
  /**
   * `danger` is for destructive actions: "Delete Recording".
   * @default default
   */
  tone?: "default" | "danger" | undefined;
  /**
   * Minimum height: 36, 44 or 52 px. Grows with the text.
   * @default md
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** An icon before the text. Decorative: the text must be enough. */
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
   * Full width.
   * @default false
   */
  fullWidth?: boolean | undefined;
}

interface ButtonWords {
  /** What the button does, as a verb: "Talk to Sales". It is the button's name. */
  children: ReactNode;
}

type ButtonElementProps = ButtonLook &
  ButtonWords &
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

type ButtonLinkProps = ButtonLook &
  ButtonWords &
  Omit<AnchorProps, "children"> & {
    /** Renders a link. For navigation, never for actions. */
    href: string;
    asChild?: false | undefined;
    loading?: undefined;
    loadingLabel?: undefined;
  };

type ButtonSlotProps = ButtonLook &
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
  const wordsOnly = props.href === undefined && !lamp && !loading && !leadingIcon && !trailingIcon;
  const content = (words: ReactNode) =>
    wordsOnly ? (
      words
    ) : (
      <>
        {lamp && <Lamp state={loading ? "busy" : "off"} className={lampInButton} />}
        {loading && !lamp ? <Spinner size="sm" data-slot="button-spinner" /> : leadingIcon}
        <span className="min-w-0">{words}</span>
        {trailingIcon}
      </>
    );
  const shared = {
    "data-slot": "button",
    "data-variant": variant,
    "data-tone": tone === "default" ? undefined : tone,
    ...props,
    className: buttonLook({
      variant,
      tone,
      size,
      layout: wordsOnly ? "words" : "row",
      className: [padding[size], fullWidth && "w-full", className],
    }),
  };
  if (asChild) return intoChild(children, shared, content);
  if (shared.href !== undefined) return <Anchor {...shared}>{content(children)}</Anchor>;
  const button = (
    <button
      type="button"
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      data-state={loading ? "loading" : undefined}
      {...shared}
      onClick={loading ? holdBack : shared.onClick}
    >
      {content(children)}
    </button>
  );
  // From a Server Component a fragment arrives as an array, which `asChild` does not accept.
  if (loadingLabel === undefined) return button;
  return (
    <>
      {button}
      {/* Beside the button: what is inside one is not read as a live region. */}
      <output className="sr-only">{loading && loadingLabel}</output>
    </>
  );
}
