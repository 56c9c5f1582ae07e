import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const lamp = cva(
  "inline-block size-2.75 flex-none rounded-full border-(length:--width-edge) transition-colors",
  {
    variants: {
      state: {
        off: "border-current/75",
        on: "border-lamp-ring bg-signal forced-colors:bg-[Highlight]",
        busy: "ll-lamp-busy border-lamp-ring",
      },
    },
  },
);

export interface LampProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * `off`: hollow. `on`: somebody is on the line, or you are here. `busy`: connecting, it blinks.
   * @default "off"
   */
  state?: "off" | "on" | "busy";
  /** What the lamp says, in words, where no text beside it does. Without it the lamp is decoration. */
  label?: string;
}

/** A signal lamp: hollow is off, filled is somebody on the line. */
export function Lamp({ state = "off", label, className, ...props }: LampProps) {
  return (
    <span
      data-slot="lamp"
      data-state={state}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...props}
      className={lamp({ state, className })}
    />
  );
}
