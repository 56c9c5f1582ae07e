/** Script of the test page: emulates forced colors if the URL says so. */
import { forceColors } from "../../../.storybook/stage/forced-colors.ts";

if (window.location.hash === "#emulated") forceColors();
