/** The script of forced-colors.test.ts's page: emulates forced colors if the URL ends in `#emulated`. */
import { forceColors } from "../../../.storybook/stage/forced-colors.ts";

if (window.location.hash === "#emulated") forceColors();
