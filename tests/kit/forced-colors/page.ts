/** A page that emulates forced colors if its URL says so. */
import { forceColors } from "../../../.storybook/stage/forced-colors.ts";

if (window.location.hash === "#emulated") forceColors();
