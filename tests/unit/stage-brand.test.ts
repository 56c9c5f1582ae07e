/** Tests the style sheet of the brand that is chosen in Storybook's toolbar. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { stageBrand } from "../../.storybook/stage/brands.ts";

/** The style elements of the document. */
let styles: { id: string; textContent: string; remove: () => void }[];

beforeEach(() => {
  styles = [];
  vi.stubGlobal("document", {
    getElementById: (id: string) => styles.find((style) => style.id === id) ?? null,
    createElement: () => {
      const style = {
        id: "",
        textContent: "",
        remove: () => void (styles = styles.filter((each) => each !== style)),
      };
      return style;
    },
    head: {
      append: (style: (typeof styles)[number]) =>
        void (styles = [...styles.filter((each) => each !== style), style]),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it("several stories of a page that choose a brand at once share one style sheet", async () => {
  await Promise.all([stageBrand("blue"), stageBrand("blue"), stageBrand("blue")]);
  expect(styles).toHaveLength(1);
  await stageBrand("own");
  expect(styles).toEqual([]);
});

it("the brand that is chosen last stays, also while another one is loading", async () => {
  await Promise.all([stageBrand("blue"), stageBrand("own")]);
  expect(styles).toEqual([]);
});
