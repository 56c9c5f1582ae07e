import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { VideoPlayer } from "./video-player.tsx";

const videoOf = (loop?: boolean) =>
  renderToStaticMarkup(
    <VideoPlayer label="A burst pipe" sources={[]} width={16} height={9} loop={loop} />,
  ).match(/<video[^>]*>/)?.[0];

it("restarts at the end only if it should", () => {
  expect(videoOf(true)).toContain(' loop=""');
  expect(videoOf()).not.toContain(" loop");
});

it("plays on the page, where iOS would otherwise open its full-screen player", () => {
  expect(videoOf()).toMatch(/ playsinline=""/i);
});
