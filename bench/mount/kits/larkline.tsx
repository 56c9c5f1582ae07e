/** The kit's own button in the mount benchmark. */
import { Button } from "@larkline/ui/button";

import "@larkline/ui/styles.css";
import { buttonLabel } from "./kit.ts";
import type { Kit } from "./kit.ts";

export const kit: Kit = { button: (key) => <Button key={key}>{buttonLabel}</Button> };
