/** MUI's button in the mount benchmark. */
// @ts-ignore -- Installed by `npm run bench`.
import Button from "@mui/material/Button";

import { buttonLabel } from "./kit.ts";
import type { Kit } from "./kit.ts";

export const kit: Kit = {
  button: (key) => (
    <Button key={key} variant="contained">
      {buttonLabel}
    </Button>
  ),
};
