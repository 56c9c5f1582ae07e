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
   * `off`: hollow. `on`: an active call, or the current item. `busy`: connecting, blinking.
   * @default "off"
   */
  state?: "off" | "on" | "busy" | undefined;
  /** Accessible name. Omit it where nearby text says the same: the lamp is then decorative. */
  label?: string | undefined;
}

/** A small signal lamp: hollow, lit or blinking. */
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
