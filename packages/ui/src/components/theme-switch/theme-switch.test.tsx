import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { ThemeSwitch } from "./theme-switch.tsx";

test("without JavaScript there is no button, because it could only open an empty popover", () => {
  const html = renderToStaticMarkup(<ThemeSwitch value="system" onValueChange={() => {}} />);
  expect(html).toMatch(/^<div [^>]*class="[^"]*\bnoscript:hidden\b/);
});
