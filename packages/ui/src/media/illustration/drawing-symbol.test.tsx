import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { drawingSymbol } from "./drawing-symbol.ts";
import * as exported from "./illustration.tsx";

const { Illustration } = exported;
const drawings = Object.entries(exported).flatMap(([name, value]) =>
  typeof value === "function" ? [] : [[name, value] as const],
);

const outlines = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
const circles = (markup: string) => markup.match(/<circle/g)?.length;

it.each(drawings)("%s: the symbol has the component's paths and circle count", (name, drawing) => {
  const symbol = drawingSymbol(name, drawing);
  const drawn = renderToStaticMarkup(<Illustration drawing={drawing} />);
  expect(outlines(symbol)).toEqual(outlines(drawn));
  expect(circles(symbol)).toBe(circles(drawn));
});

it("contains no colors, so that it follows the theme", () => {
  for (const [name, drawing] of drawings)
    for (const [, value] of drawingSymbol(name, drawing).matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(value).toMatch(/^(?:none|var\(--color-[a-z-]+\))$/);
});
