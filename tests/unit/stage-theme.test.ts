/** Tests which theme a story in Storybook has, with and without a theme chosen in the toolbar. */
import { afterEach, expect, it, vi } from "vitest";

import { themeOf } from "../../.storybook/stage/apply-globals.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, "dark"],
  [false, "light"],
])(
  "a tool, such as the review room, has the system's theme (dark: %s), and a story is light",
  (isDark, theme) => {
    vi.stubGlobal("window", { matchMedia: () => ({ matches: isDark }) });
    expect(themeOf({}, true)).toBe(theme);
    expect(themeOf({}, false)).toBe("light");
  },
);

it("a chosen theme applies to tools and stories", () => {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
  expect(themeOf({ theme: "light" }, true)).toBe("light");
  expect(themeOf({ theme: "dark-contrast" }, false)).toBe("dark-contrast");
});
