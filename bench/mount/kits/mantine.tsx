/** Mantine's button in the mount benchmark. */
// @ts-ignore -- Installed by `npm run bench`.
import { Button, MantineProvider } from "@mantine/core";

import "@mantine/core/styles.css";
import { buttonLabel } from "./kit.ts";
import type { Kit } from "./kit.ts";

export const kit: Kit = {
  button: (key) => <Button key={key}>{buttonLabel}</Button>,
  around: (all) => <MantineProvider>{all}</MantineProvider>,
};
