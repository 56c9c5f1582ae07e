import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Anchor } from "../../foundations/link/anchor.tsx";
import { type Extent, opticalSize, SYMBOL_BOX } from "./optical-size.ts";

/** A logo as an outline in one color. */
export interface LogoDrawing {
  /** Width and height of the drawing, cropped to its visible part. */
  width: number;
  height: number;
  /** Its filled outline as an SVG path. */
  path: string;
}

export interface LogoMarkProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The name: "Google Calendar". Always shown as text. */
  name: string;
  /**
   * The logo in one color, as inline SVG. With neither `drawing` nor `symbol` only the name is shown,
   * in the same type.
   */
  drawing?: LogoDrawing | undefined;
  /**
   * URL of the logo's symbol in a sprite of the same origin: "/assets/logos.svg#hubspot". Browsers cache the
   * sprite for all pages, whereas `drawing` adds its bytes to each page.
   */
  symbol?: string | undefined;
  /** URL of more information. The jack is then plugged on hover and focus. */
  href?: string | undefined;
  /**
   * The jack beside the name: `empty` for an available integration, `plugged` for a connected one, `none`
   * for a customer's logo.
   * @default "empty"
   */
  jack?: "empty" | "plugged" | "none" | undefined;
}

const em = (value: number) => `${Math.round(value * 100) / 100}em`;

function sizeInEm(extent: Extent) {
  const { width, height } = opticalSize(extent);
  return { width: em(width), height: em(height) };
}

/**
 * The logo of an integration or a customer: in one color and at equal optical size, with its name
 * as text and a jack.
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
  // The names begin on one line, also in a grid in which some tools have no logo: the jack, which all have, is at
  // the start, and the logo at the end. A customer's logo has no jack and is at the start.
  const markClasses = jack === "none" ? "order-first shrink-0" : "ms-auto shrink-0";
  const content = (
    <>
      {jack !== "none" && <Jack state={jack} />}
      <span
        data-slot="logo-mark-name"
        className="min-w-0 text-body/[1.3] font-semibold wrap-break-word"
      >
        {name}
      </span>
      {drawing && (
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          {...sizeInEm(drawing)}
          fill="currentColor"
          aria-hidden="true"
          data-slot="logo-mark-drawing"
          // Reserves 1.75em, so that names or logos below each other are aligned, except those of wider logos.
          className={`min-w-[1.75em] ${markClasses}`}
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
          className={markClasses}
        >
          <use href={symbol} />
        </svg>
      )}
    </>
  );
  return (
    <span
      data-slot="logo-mark"
      {...props}
      className={`flex min-h-10 items-center gap-2 text-ink sm:gap-3 ${className}`}
    >
      {href === undefined ? (
        content
      ) : (
        <Anchor
          href={href}
          data-slot="logo-mark-link"
          className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-plate ll-logo-port sm:gap-3"
        >
          {content}
        </Anchor>
      )}
    </span>
  );
}
