/** What our button comes to in the page, written by hand, in our styles. */
import "@larkline/ui/styles.css";
import { buttonLook } from "../../../packages/ui/src/components/button/button-look.ts";
import { words } from "./kit.ts";
import type { Kit } from "./kit.ts";

const look = buttonLook({ variant: "primary", size: "md", layout: "words", className: "px-4.5" });

export const kit: Kit = {
  button: (key) => (
    <button key={key} type="button" className={look}>
      {words}
    </button>
  ),
};
