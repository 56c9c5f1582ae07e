/** Script of the test page: emulates forced colors if the URL ends in `#emulated` (`forced-colors.test.ts`). */
import { forceColors } from "../../../.storybook/stage/forced-colors.ts";

if (window.location.hash === "#emulated") forceColors();
