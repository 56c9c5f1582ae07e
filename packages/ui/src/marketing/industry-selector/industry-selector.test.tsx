import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { IndustrySelector, scrollToElement } from "./industry-selector.tsx";

const industry = (value: string) => ({
  value,
  name: value,
  words: `Words of ${value}`,
  description: `What is done for ${value}`,
  benefits: ["One", "Two"],
  stat: { value: "40%", label: "More Bookings" },
});

test("every detail is in the server's markup, the first open, the others findable", () => {
  const html = renderToString(
    <IndustrySelector title="Industries" industries={["law", "health", "homes"].map(industry)} />,
  );
  for (const name of ["law", "health", "homes"]) expect(html).toContain(`What is done for ${name}`);
  expect(html.match(/hidden="until-found"/g)).toHaveLength(2);
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
});

test("null selects none", () => {
  const html = renderToString(
    <IndustrySelector title="Industries" industries={[industry("law")]} defaultValue={null} />,
  );
  expect(html).not.toContain('aria-expanded="true"');
  expect(html).toContain("Pick a line and listen in.");
});

/** A fake window: an element 1,000 px down, and animation frames that the test triggers. */
let page: {
  scrollY: number;
  scrollTo: (to: { top: number }) => void;
  addEventListener: EventTarget["addEventListener"];
};
let visitor: EventTarget;
let frame: FrameRequestCallback | undefined;
let reduced = false;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the element needs nothing else
const element = {
  getBoundingClientRect: () => ({ top: 1000 - page.scrollY }),
} as unknown as Element;

const frameAt = (time: number) => {
  const run = frame;
  frame = undefined;
  run?.(time);
};

beforeEach(() => {
  visitor = new EventTarget();
  frame = undefined;
  reduced = false;
  page = {
    scrollY: 0,
    scrollTo: ({ top }) => {
      page.scrollY = top;
    },
    addEventListener: visitor.addEventListener.bind(visitor),
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => {
    frame = run;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    frame = undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("it arrives after 500 ms, 80 px below the edge", () => {
  scrollToElement(element);
  frameAt(0);
  expect(page.scrollY).toBe(0);
  frameAt(250);
  expect(page.scrollY).toBeCloseTo(460);
  frameAt(499);
  expect(page.scrollY).toBeLessThan(920);
  frameAt(500);
  expect(page.scrollY).toBe(920);
  expect(frame).toBeUndefined();
});

test("under reduced motion it is there at once", () => {
  reduced = true;
  scrollToElement(element, { offset: 100 });
  expect(page.scrollY).toBe(900);
  expect(frame).toBeUndefined();
});

test.each(["wheel", "pointerdown", "keydown"])("a visitor takes over by %s", (type) => {
  scrollToElement(element);
  frameAt(0);
  frameAt(100);
  const at = page.scrollY;
  visitor.dispatchEvent(new Event(type));
  expect(frame).toBeUndefined();
  expect(page.scrollY).toBe(at);
});

test("it can be stopped", () => {
  const stop = scrollToElement(element);
  stop();
  expect(frame).toBeUndefined();
});
