import type { ReactNode, SVGProps } from "react";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "children"> {
  /**
   * Edge length. `inherit` follows the font size of the text around it (1.125 em); `sm`, `md` and `lg`
   * are 16, 20 and 24 px at the default text size and grow with it.
   * @default "inherit"
   */
  size?: "inherit" | "sm" | "md" | "lg" | undefined;
  /**
   * Accessible name. Omit it where nearby text says the same: the icon is then hidden from
   * assistive technology.
   */
  label?: string | undefined;
}

const sizes = {
  inherit: "size-[1.125em]",
  sm: "size-[1rem]",
  md: "size-[1.25rem]",
  lg: "size-[1.5rem]",
} as const;

/**
 * Base of all icons: a square of 24 by 24 units, with strokes 2 units wide in the text color. Use it directly
 * only for an icon that the kit does not have, with the icon's shapes as children.
 */
export function Icon({
  size = "inherit",
  label,
  className = "",
  children,
  ...props
}: IconProps & {
  /** The icon's shapes. */
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-slot="icon"
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      {...props}
      className={`inline-block shrink-0 ${sizes[size]} ${className}`}
    >
      {children}
    </svg>
  );
}

/** Adds the class that mirrors an icon in right-to-left text, for arrows to the start or the end. */
export function mirrored({ className = "", ...props }: IconProps): IconProps {
  return { ...props, className: `ll-mirrored ${className}` };
}
