import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { followScroll } from "./scroll.ts";

/** Callbacks of the next animation frame, by the numbers that the browser gives them. */
let frames: Map<number, () => void>;

/** Mocks a page of this height in a window of 500 px. */
function openPage(scrollHeight: number): void {
  const pageEvents = new EventTarget();
  let lastFrame = 0;
  frames = new Map();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, pageEvents[name].bind(pageEvents));
  vi.stubGlobal("document", { documentElement: { scrollHeight } });
  vi.stubGlobal("innerHeight", 500);
  vi.stubGlobal("scrollY", 0);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    lastFrame += 1;
    frames.set(lastFrame, callback);
    return lastFrame;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
}

function scrollTo(y: number): void {
  vi.stubGlobal("scrollY", y);
  dispatchEvent(new Event("scroll"));
}

function runFrame(): void {
  const callbacks = [...frames.values()];
  frames.clear();
  for (const callback of callbacks) callback();
}

describe("the scroll progress (specification, section 4)", () => {
  let written: number[];
  let stop: () => void;
  const follow = (scrollHeight: number) => {
    openPage(scrollHeight);
    stop = followScroll({ setScrollProgress: (progress) => written.push(progress) });
  };
  beforeEach(() => {
    written = [];
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it("is written in the first frame, then once per frame in which the page was scrolled", () => {
    follow(1500);
    expect(written).toEqual([]);
    runFrame();
    for (const y of [100, 200, 250]) scrollTo(y);
    expect(frames.size).toBe(1);
    runFrame();
    runFrame();
    scrollTo(1000);
    runFrame();
    expect(written).toEqual([0, 0.25, 1]);
  });

  it("stays between 0 and 1, also where a browser scrolls beyond the page's ends", () => {
    follow(1500);
    for (const y of [-50, 1100]) {
      scrollTo(y);
      runFrame();
    }
    expect(written).toEqual([0, 1]);
  });

  it("is 0 if the page is not longer than the window", () => {
    follow(500);
    runFrame();
    expect(written).toEqual([0]);
  });

  it("is not written after the end, also not in a frame that was requested before", () => {
    follow(1500);
    stop();
    runFrame();
    scrollTo(100);
    runFrame();
    expect(written).toEqual([]);
  });
});
