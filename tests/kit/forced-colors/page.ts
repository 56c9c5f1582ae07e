/** A page that is told by its address whether to emulate forced colors. */
import { forceColors } from "../../../.storybook/stage/forced-colors.ts";

if (window.location.hash === "#emulated") forceColors();
