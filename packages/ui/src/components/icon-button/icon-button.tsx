import type { ComponentPropsWithRef, ReactNode } from "react";

import { Anchor } from "../../foundations/link/link.tsx";
import type { AnchorProps } from "../../foundations/link/link.tsx";
import { buttonLook } from "../button/button-look.ts";

const width = { sm: "min-w-9", md: "min-w-11", lg: "min-w-13" } as const;

interface IconButtonLook {
  /** What the button does, as a verb: "Close". It is the button's name, read and not seen. */
  label: string;
  /** The icon that stands for it: `<XIcon size="md" />`. */
  icon: ReactNode;
  /**
   * Weight in the page, as `Button` has it. An icon is quiet unless it is what its box is for.
   * @default "ghost"
   */
  variant?: "primary" | "secondary" | "outline" | "ghost" | undefined;
  /**
   * `danger` is for what takes something away for good: "Delete recording".
   * @default "default"
   */
  tone?: "default" | "danger" | undefined;
  /**
   * Edge length: 36, 44 or 52 px. For fingers `md` or `lg`.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

type IconButtonElementProps = IconButtonLook &
  Omit<ComponentPropsWithRef<"button">, "children"> & { href?: undefined };

type IconButtonLinkProps = IconButtonLook &
  Omit<AnchorProps, "children"> & {
    /** Makes it a link that looks like a button: for another address, never for an action. */
    href: string;
  };

export type IconButtonProps = IconButtonElementProps | IconButtonLinkProps;

/**
 * A button, or with `href` a link, that shows an icon in a square. Put it into a `Tooltip` where the
 * icon does not explain itself.
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
    className: buttonLook({
      variant,
      tone,
      size,
      layout: "row",
      className: [width[size], className],
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
