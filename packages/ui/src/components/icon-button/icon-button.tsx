import type { ComponentPropsWithRef, ReactNode } from "react";

import { Anchor } from "../../foundations/link/anchor.tsx";
import type { AnchorProps } from "../../foundations/link/anchor.tsx";
import { buttonClasses } from "../button/button-classes.ts";

const minWidthClasses = { sm: "min-w-9", md: "min-w-11", lg: "min-w-13" } as const;

interface IconButtonStyleProps {
  /** What the button does, as a verb: "Close". The accessible name; not shown. */
  label: string;
  /** The icon: `<XIcon size="md" />`. */
  icon: ReactNode;
  /**
   * Prominence, as in `Button`. Use `ghost` unless the icon is the main action.
   * @default "ghost"
   */
  variant?: "primary" | "secondary" | "outline" | "ghost" | undefined;
  /**
   * `danger` is for destructive actions: "Delete recording".
   * @default "default"
   */
  tone?: "default" | "danger" | undefined;
  /**
   * Edge length: 36, 44 or 52 px. Use `md` or `lg` on touch screens.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

type IconButtonElementProps = IconButtonStyleProps &
  Omit<ComponentPropsWithRef<"button">, "children"> & { href?: undefined };

type IconButtonLinkProps = IconButtonStyleProps &
  Omit<AnchorProps, "children"> & {
    /** Renders a link that looks like a button. For navigation, never for actions. */
    href: string;
  };

export type IconButtonProps = IconButtonElementProps | IconButtonLinkProps;

/**
 * A square button with an icon; with `href` a link. Wrap it in a `Tooltip` if the icon is not
 * self-explanatory.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function IconButton(allProps: IconButtonProps) {
  const {
    label,
    icon,
    variant = "ghost",
    tone = "default",
    size = "md",
    className,
    ...props
  } = allProps;
  const shared = {
    "data-slot": "icon-button",
    "data-variant": variant,
    "data-tone": tone === "default" ? undefined : tone,
    ...props,
    className: buttonClasses({
      variant,
      tone,
      size,
      layout: "row",
      className: [minWidthClasses[size], className],
    }),
    children: (
      <>
        {icon}
        <span className="sr-only">{label}</span>
      </>
    ),
  };
  if (shared.href !== undefined) return <Anchor {...shared} />;
  return <button type="button" {...shared} />;
}
