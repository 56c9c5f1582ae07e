import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const avatar = cva(
  "inline-flex shrink-0 items-center justify-center rounded-full border-(length:--width-edge) border-edge font-plate leading-none font-semibold text-ink",
  {
    variants: {
      size: {
        sm: "size-[2rem] text-[0.75rem]",
        md: "size-[3rem] text-[1rem]",
        lg: "size-[4rem] text-[1.375rem]",
      },
    },
  },
);

/** The first letter or digit of the first and of the last word: "Marta Harbor" gives "MH", "Larkline" gives "L". */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const firstAndLast = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  // The first letter or digit with its combining accents. The `u` flag keeps letters outside the
  // Basic Multilingual Plane whole. With a fixed locale, server and browser return the same initials.
  return firstAndLast
    .map((word) => word?.match(/[\p{L}\p{N}]\p{M}*/u)?.[0].toLocaleUpperCase("en"))
    .join("");
}

export interface AvatarProps extends Omit<ComponentPropsWithRef<"span">, "children" | "role"> {
  /**
   * The person's name. It is the accessible name, unless `decorative` is set. Without `initials`, the initials
   * of its first and last word are shown.
   */
  name: string;
  /**
   * Diameter: 32, 48 or 64 px at the default text size; it grows with the text.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * Hides the avatar from screen readers. Set it where the name is shown beside the avatar.
   * @default false
   */
  decorative?: boolean | undefined;
  /**
   * Initials to show instead of the name's own.
   * @default the name's own
   */
  initials?: string | undefined;
}

/**
 * A person's initials in a circle, such as those of an article's author. It shows no photograph, because the
 * people in the kit's examples and on the site are invented.
 */
export function Avatar({
  name,
  size = "md",
  decorative = false,
  initials = initialsOf(name),
  className,
  ...props
}: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      data-size={size}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      {...props}
      className={avatar({ size, className })}
    >
      {initials}
    </span>
  );
}
