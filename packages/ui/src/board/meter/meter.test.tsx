import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Meter } from "./meter.tsx";

test.each(["$299", "$1,299", "99.9%", "500K+", "00:47"])(
  "%s is in the document as text exactly once",
  (value) => {
    const html = renderToString(<Meter value={value} />);
    expect(html).toContain(`>${value}<`);
    expect(html.replaceAll(/<[^>]*>/g, "")).toBe(value);
  },
);

/** The characters on the wheels and between them, from left to right. */
const drawnParts = (value: string) =>
  Array.from(renderToString(<Meter value={value} />).matchAll(/data-part="([^"]*)"/g), ([, part]) =>
    part?.trim(),
  );

test.each([
  ["$1,299", ["$", "1", ",", "2", "9", "9"]],
  ["99.9%", ["9", "9", ".", "9", "%"]],
  ["00:47", ["0", "0", ":", "4", "7"]],
  ["2.990\u00a0€", ["2", ".", "9", "9", "0", "€"]],
  ["\u200f٢٬٩٩٠\u00a0ر.س.\u200f", ["ر.س.", "٢", "٬", "٩", "٩", "٠"]],
  // In right-to-left text a currency in Latin letters or a sign is also at the left of its amount.
  ["\u200f299\u00a0US$", ["US$", "2", "9", "9"]],
  ["\u200f99\u00a0\u200f₪", ["₪", "9", "9"]],
  // Persian writes a dollar sign from left to right.
  ["\u200e$۲۹۹", ["$", "۲", "۹", "۹"]],
])("%s is drawn digit by digit", (value, parts) => {
  expect(drawnParts(value)).toEqual(parts);
});
