import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Anchor } from "../../foundations/link/link.tsx";

/** A logo's drawing, in one color. */
export interface LogoDrawing {
  /** Width and height of the drawing, cropped to its ink. */
  width: number;
  height: number;
  /** Its outline, filled. */
  path: string;
}

export interface LogoMarkProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What it is called: "Google Calendar". Always set as text. */
  name: string;
  /** The logo in one color. Without it the name is set as a wordmark. */
  drawing?: LogoDrawing;
  /** Where it leads; then its jack is plugged while it is pointed at. */
  href?: string;
  /**
   * The jack beside it: `empty` for what can be connected, `plugged` for what is, `none` for a
   * customer's logo.
   * @default "empty"
   */
  jack?: "empty" | "plugged" | "none";
}

/** Edge of a square logo, in em of the name. */
const SIZE = 1.5;
/** A wide logo gets no wider than this, in em. */
const WIDEST = 3;

const em = (value: number) => `${Math.round(value * 100) / 100}em`;

/** Every logo covers the same area: so a wide one is not larger than a square one. */
function opticalSize({ width, height }: LogoDrawing) {
  const ratio = width / height;
  const wide = Math.min(SIZE * Math.sqrt(ratio), WIDEST);
  return { width: em(wide), height: em(wide / ratio) };
}

/**
 * The logo of a tool that the agents connect to, or of a customer: one color, one optical size, its
 * name as text, and the jack that a cord goes into.
 */
export function LogoMark({
  name,
  drawing,
  href,
  jack = "empty",
  className = "",
  ...props
}: LogoMarkProps) {
  const inside = (
    <>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          {...opticalSize(drawing)}
          fill="currentColor"
          aria-hidden="true"
          data-slot="logo-mark-drawing"
          // Names below each other begin at the same place, unless a logo is wider than most.
          className="min-w-[1.75em] shrink-0"
        >
          <path d={drawing.path} />
        </svg>
      )}
      <span
        data-slot="logo-mark-name"
        className={`min-w-0 font-semibold wrap-break-word ${drawing ? "text-body/[1.3]" : "font-display text-heading-3"}`}
      >
        {name}
      </span>
      {jack !== "none" && <Jack state={jack} className="ms-auto" />}
    </>
  );
  return (
    <span
      data-slot="logo-mark"
      {...props}
      className={`flex min-h-10 items-center gap-3 text-ink ${className}`}
    >
      {href === undefined ? (
        inside
      ) : (
        <Anchor
          href={href}
          data-slot="logo-mark-link"
          className="flex min-h-10 min-w-0 flex-1 items-center gap-3 rounded-plate logo-port"
        >
          {inside}
        </Anchor>
      )}
    </span>
  );
}
