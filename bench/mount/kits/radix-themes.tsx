/** The button of Radix Themes in the mount benchmark. */
// @ts-ignore -- Installed by `npm run bench`.
import { Button, Theme } from "@radix-ui/themes";

import "@radix-ui/themes/styles.css";
import { buttonLabel } from "./kit.ts";
import type { Kit } from "./kit.ts";

export const kit: Kit = {
  button: (key) => <Button key={key}>{buttonLabel}</Button>,
  around: (all) => <Theme>{all}</Theme>,
};
