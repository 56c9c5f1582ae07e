/** Tests that the samples of the docs page on motion do not animate with reduced motion, like the kit. */
import { durations } from "@larkline/tokens";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { MotionSamples } from "../../.storybook/blocks/motion-samples.tsx";

it("each sample's duration is the token's custom property, which is 0 with reduced motion", () => {
  const html = renderToStaticMarkup(createElement(MotionSamples));
  const used = [...html.matchAll(/transition-duration:([^;"]+)/g)].map(([, value]) => value);
  expect(used).toEqual(Object.keys(durations).map((name) => `var(--duration-${name})`));
});
