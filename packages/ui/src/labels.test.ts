/**
 * Checks that every language has the labels and placeholders of the English texts, every plural form, and no
 * empty text.
 */
import { describe, expect, it } from "vitest";

import * as chat from "./chat/chat-labels.ts";
import { fileSizeLabels } from "./foundations/labels/file-size.ts";
import { arabicLabels } from "./labels-ar.ts";
import { germanLabels } from "./labels-de.ts";
import { englishLabels } from "./labels-en.ts";
import * as kit from "./labels.ts";

type Texts = Readonly<Record<string, unknown>>;

/** Whether a value is a group of labels or of plural forms, not a text. */
const isSet = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** A text with plural forms: its keys are categories of `Intl.PluralRules`. */
const isPlural = (value: unknown): value is Texts => isSet(value) && "other" in value;

/** All texts by their path: "contactForm.missing.name". Plural forms stay together. */
const flat = (set: Texts, path = ""): [string, unknown][] =>
  Object.entries(set).flatMap(([name, value]): [string, unknown][] =>
    isSet(value) && !isPlural(value) ? flat(value, `${path}${name}.`) : [[`${path}${name}`, value]],
  );

/** A text's placeholders: "{count} of {limit}" has `{count}` and `{limit}`. */
const placeholders = (text: unknown) =>
  Array.from(String(text).matchAll(/\{(\w+)\}/g), ([placeholder]) => placeholder).toSorted();

const english = new Map(flat(englishLabels));

it("the English set contains the labels of every component", () => {
  const names = Object.keys({ ...kit, ...chat, fileSizeLabels });
  expect(Object.keys(englishLabels).toSorted()).toEqual(
    names.map((name) => name.replace(/Labels$/, "")).toSorted(),
  );
});

describe.each([
  { language: "en", set: englishLabels },
  { language: "de", set: germanLabels },
  { language: "ar", set: arabicLabels },
])("$language", ({ language, set }) => {
  const texts = flat(set);

  it("has the same labels as English", () => {
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("has only non-empty texts", () => {
    const all = texts.flatMap(([path, value]) =>
      isPlural(value)
        ? Object.entries(value).map(([form, text]) => [`${path}.${form}`, text])
        : [[path, value]],
    );
    const emptyTexts = all.filter(([, text]) => typeof text !== "string" || text.trim() === "");
    expect(emptyTexts).toEqual([]);
  });

  it("has the placeholders of the English texts", () => {
    for (const [path, value] of texts) {
      const englishText = english.get(path);
      if (!isPlural(value) || !isPlural(englishText)) {
        expect(placeholders(value), path).toEqual(placeholders(englishText));
        continue;
      }
      expect(placeholders(value["other"]), path).toEqual(placeholders(englishText["other"]));
      // The placeholder may be missing in a form such as "One call".
      for (const form of Object.values(value))
        expect(placeholders(englishText["other"]), path).toEqual(
          expect.arrayContaining(placeholders(form)),
        );
    }
  });

  it("has every plural form of its language", () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [path, value] of texts)
      if (isPlural(value)) expect(Object.keys(value).toSorted(), path).toEqual(forms);
  });
});
