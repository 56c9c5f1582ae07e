import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const lamp = cva("inline-block flex-none ll-lamp-[0.6875rem] transition-colors", {
  variants: {
    state: {
      off: "border-current/75",
      on: "ll-lamp-lit",
      busy: "ll-lamp-busy",
    },
  },
});

export interface LampProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /**
   * `off`: hollow. `on`: somebody is on the line, or you are here. `busy`: connecting, it blinks.
   * @default "off"
   */
  state?: "off" | "on" | "busy" | undefined;
  /** What the lamp says, in words, where no text beside it does. Without it the lamp is decoration. */
  label?: string | undefined;
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
