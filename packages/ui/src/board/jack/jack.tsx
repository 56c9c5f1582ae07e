import type { ComponentPropsWithRef } from "react";

/** `empty`: nothing plugged in. `plugged`: a cord at rest. `live`: somebody is on the line. */
export type JackState = "empty" | "plugged" | "live";

export interface JackShapeProps extends ComponentPropsWithRef<"g"> {
  /**
   * What the jack shows: nothing plugged in, a cord at rest, or somebody on the line.
   * @default "empty"
   */
  state?: JackState | undefined;
}

/** A jack inside a drawing, 24 units wide around the origin: move it with `transform`. */
export function JackShape({ state = "empty", className = "", ...props }: JackShapeProps) {
  return (
    <g data-slot="jack" data-state={state} {...props} className={`ll-jack ${className}`}>
      <circle />
      <circle />
    </g>
  );
}

export interface JackProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /**
   * What the jack shows: nothing plugged in, a cord at rest, or somebody on the line.
   * @default "empty"
   */
  state?: JackState | undefined;
  /**
   * Diameter: `sm` 16 px beside small text, `md` 24 px, half a module of 48 px.
   * @default "md"
   */
  size?: "sm" | "md" | undefined;
}

/** A socket of the board, into which a cord can be plugged. Decorative: text beside it must say the same. */
export function Jack({ state = "empty", size = "md", className = "", ...props }: JackProps) {
  return (
    <svg
      data-slot="jack"
      data-state={state}
      viewBox="-12 -12 24 24"
      aria-hidden="true"
      {...props}
      className={`inline-block flex-none overflow-visible ${size === "sm" ? "size-4" : "size-6"} ${className}`}
    >
      <JackShape state={state} />
    </svg>
  );
}
