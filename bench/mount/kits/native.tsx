/**
 * The mount benchmark's reference for our button: the element that it renders, written by hand, with our
 * styles.
 */
import "@larkline/ui/styles.css";
import { buttonClasses } from "../../../packages/ui/src/components/button/button-classes.ts";
import { buttonLabel } from "./kit.ts";
import type { Kit } from "./kit.ts";

// `px-4.5` is the padding that our button has in this size.
const classes = buttonClasses({
  variant: "primary",
  size: "md",
  layout: "text",
  className: "px-4.5",
});

export const kit: Kit = {
  button: (key) => (
    <button key={key} type="button" className={classes}>
      {buttonLabel}
    </button>
  ),
};
