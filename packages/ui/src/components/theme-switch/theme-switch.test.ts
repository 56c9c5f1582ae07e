import { expect, test } from "vitest";

import { isThemeChoice } from "./theme-switch.tsx";

test.each(["system", "light", "dark", "system-contrast", "light-contrast", "dark-contrast"])(
  "%s is a valid choice",
  (value) => {
    expect(isThemeChoice(value)).toBe(true);
  },
);

test.each(["", "Light", "contrast", "light-", "light-contrast-more", null, undefined, 1, {}])(
  "%j is not a valid choice",
  (value) => {
    expect(isThemeChoice(value)).toBe(false);
  },
);
