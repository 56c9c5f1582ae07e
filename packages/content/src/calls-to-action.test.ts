import { expect, test } from "vitest";

import { buttonsOf } from "./calls-to-action.ts";

const page = {
  meta: { title: "Voicemail", description: "Voicemail by phone." },
  hero: { headline: "Voicemail, by phone.", lede: "Every call is answered.", action: "Try It" },
};
const cta = { button: "Talk to Sales", more: { label: "See the plans", href: "/pricing" } };
const chat = {
  title: "Still on the line?",
  description: "The chat knows this page.",
  button: "Chat Now",
  backToTop: "Back to Top",
};

test("the labels of all buttons of a page are found, with and without a call to action and a chat band", () => {
  expect(buttonsOf({ ...page, chat })).toEqual(["Try It", "Chat Now"]);
  expect(buttonsOf({ ...page, cta, chat })).toEqual([
    "Try It",
    "Talk to Sales",
    "See the plans",
    "Chat Now",
  ]);
  expect(buttonsOf(page)).toEqual(["Try It"]);
});
