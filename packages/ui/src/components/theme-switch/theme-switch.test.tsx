import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { isThemeChoice, ThemeSwitch } from "./theme-switch.tsx";

test("without JavaScript there is no button, because it could only open an empty popover", () => {
  const html = renderToStaticMarkup(<ThemeSwitch value="system" onValueChange={() => {}} />);
  expect(html).toMatch(/^<div [^>]*class="[^"]*\bnoscript:hidden\b/);
});

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
