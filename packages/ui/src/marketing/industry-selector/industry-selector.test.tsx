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

test("the server renders every detail: the first is open, the browser's page search finds the others", () => {
  const html = renderToString(
    <IndustrySelector title="Industries" industries={["law", "health", "homes"].map(industry)} />,
  );
  for (const name of ["law", "health", "homes"]) expect(html).toContain(`What is done for ${name}`);
  expect(html.match(/hidden="until-found"/g)).toHaveLength(2);
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
});

test("with the default value null no industry is selected", () => {
  const html = renderToString(
    <IndustrySelector title="Industries" industries={[industry("law")]} defaultValue={null} />,
  );
  expect(html).not.toContain('aria-expanded="true"');
  expect(html).toContain("Pick a line and listen in.");
});

/** A fake window. `element` is 1,000 px below the page's top, and `frameAt` runs the next animation frame. */
let page: {
  scrollY: number;
  scrollTo: (to: { top: number }) => void;
  addEventListener: EventTarget["addEventListener"];
};
let pageEvents: EventTarget;
let frame: FrameRequestCallback | undefined;
let reduced = false;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- scrollToElement uses only this method
const element = {
  getBoundingClientRect: () => ({ top: 1000 - page.scrollY }),
} as unknown as Element;

const frameAt = (time: number) => {
  const callback = frame;
  frame = undefined;
  callback?.(time);
};

beforeEach(() => {
  pageEvents = new EventTarget();
  frame = undefined;
  reduced = false;
  page = {
    scrollY: 0,
    scrollTo: ({ top }) => {
      page.scrollY = top;
    },
    addEventListener: pageEvents.addEventListener.bind(pageEvents),
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    frame = undefined;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the page scrolls for 500 ms, until the element is 80 px below the window's top", () => {
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

test("with reduced motion the page jumps to the element at once", () => {
  reduced = true;
  scrollToElement(element, { offset: 100 });
  expect(page.scrollY).toBe(900);
  expect(frame).toBeUndefined();
});

test.each(["wheel", "pointerdown", "keydown"])("scrolling stops on the %s event", (type) => {
  scrollToElement(element);
  frameAt(0);
  frameAt(100);
  const stoppedAt = page.scrollY;
  pageEvents.dispatchEvent(new Event(type));
  expect(frame).toBeUndefined();
  expect(page.scrollY).toBe(stoppedAt);
});

test.each(["wheel", "pointerdown", "keydown"])(
  "the %s event whose handler starts the scrolling does not stop it",
  (type) => {
    scrollToElement(element);
    // The handler's event bubbles to the window.
    pageEvents.dispatchEvent(new Event(type));
    frameAt(0);
    frameAt(500);
    expect(page.scrollY).toBe(920);
  },
);

test("the application can cancel the scrolling", () => {
  const stop = scrollToElement(element);
  stop();
  expect(frame).toBeUndefined();
});

test("a value with a space gives ids without spaces, because attributes list ids separated by spaces", () => {
  const html = renderToString(
    <IndustrySelector title="Industries" industries={["Law firms", "Home"].map(industry)} />,
  );
  const ids = [...html.matchAll(/ (?:id|aria-controls|aria-labelledby)="([^"]+)"/g)];
  expect(ids.length).toBeGreaterThan(8);
  for (const [, id] of ids) expect(id).not.toContain(" ");
});
