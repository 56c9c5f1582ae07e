import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Anchor } from "../../foundations/link/link.tsx";
import { type Extent, opticalSize, SYMBOL_BOX } from "./optical-size.ts";

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
  /** The logo in one color, drawn in the page. Without drawing and symbol the name is a wordmark. */
  drawing?: LogoDrawing | undefined;
  /**
   * Address of its symbol in a file of logos, of the same origin: "/assets/logos.svg#hubspot". One
   * file serves all pages, where drawings cost each page their bytes.
   */
  symbol?: string | undefined;
  /** Where it leads; then its jack is plugged while it is pointed at. */
  href?: string | undefined;
  /**
   * The jack beside it: `empty` for what can be connected, `plugged` for what is, `none` for a
   * customer's logo.
   * @default "empty"
   */
  jack?: "empty" | "plugged" | "none" | undefined;
}

const em = (value: number) => `${Math.round(value * 100) / 100}em`;

function inEm(extent: Extent) {
  const { width, height } = opticalSize(extent);
  return { width: em(width), height: em(height) };
}

/**
 * The logo of a tool that the agents connect to, or of a customer: one color, one optical size, its
 * name as text, and the jack that a cord goes into.
 */
export function LogoMark({
  name,
  drawing,
  symbol,
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
          {...inEm(drawing)}
          fill="currentColor"
          aria-hidden="true"
          data-slot="logo-mark-drawing"
          // Names below each other begin at the same place, unless a logo is wider than most.
          className="min-w-[1.75em] shrink-0"
        >
          <path d={drawing.path} />
        </svg>
      )}
      {!drawing && symbol && (
        <svg
          viewBox={`0 0 ${SYMBOL_BOX.width} ${SYMBOL_BOX.height}`}
          width={em(SYMBOL_BOX.width)}
          height={em(SYMBOL_BOX.height)}
          fill="currentColor"
          aria-hidden="true"
          data-slot="logo-mark-drawing"
          className="shrink-0"
        >
          <use href={symbol} />
        </svg>
      )}
      <span
        data-slot="logo-mark-name"
        className={`min-w-0 font-semibold wrap-break-word ${drawing || symbol ? "text-body/[1.3]" : "font-display text-heading-3"}`}
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
      className={`flex min-h-10 items-center gap-2 text-ink sm:gap-3 ${className}`}
    >
      {href === undefined ? (
        inside
      ) : (
        <Anchor
          href={href}
          data-slot="logo-mark-link"
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-plate ll-logo-port sm:gap-3"
        >
          {inside}
        </Anchor>
      )}
    </span>
  );
}
