/** Storybook's configuration of the preview: the toolbar's menus, and how every story is rendered. */
import type { Preview } from "@storybook/react-vite";

import { recordStep } from "../tests/kit/machinery/browser/keys.ts";
import { modeName, pictureModes } from "../tests/kit/machinery/picture-modes.ts";
import { controlsOfData } from "./docs/controls-of-data.ts";
import { controlsOfTypes } from "./docs/controls-of-types.ts";
import { defaultsOfProps } from "./docs/defaults-of-props.ts";
import { labelsInEnglish } from "./docs/labels-in-english.ts";
import { LazyDocsPage } from "./docs/lazy-docs-page.tsx";
import { numbersInOrder } from "./docs/numbers-in-order.ts";
import { sourceOfRender } from "./docs/source-of-render.ts";
import { withoutUndefined } from "./docs/without-undefined.ts";
import { applyGlobals, chosen, languageAttributes } from "./stage/apply-globals.ts";
import { brands } from "./stage/brands.ts";
import { InLanguage } from "./stage/in-language.tsx";
import { LengthenTexts } from "./stage/lengthen-texts.tsx";

import "./preview.css";

/** A window size of the toolbar's viewport menu. */
const width = (name: string, size: string, height: string) => ({
  name,
  styles: { width: size, height },
});

/** A menu of the toolbar. The loader and the decorator below apply the chosen value. */
const menu = <const Icon extends string>(
  title: string,
  icon: Icon,
  choices: Readonly<Record<string, string>>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
  },
});

/** Attributes of the element around a story on a docs page, with the toolbar's ground. */
const groundAttributes = (globals: Record<string, unknown>) =>
  globals["ground"] === "board"
    ? { className: "rounded-panel bg-page p-4 text-ink", "data-ground": "board" }
    : { className: "contents" };

/**
 * The args that a component reads only when it is mounted, such as `defaultOpen`, as a key. With another key
 * the story is mounted anew, so that a change of these args in the controls is visible.
 */
const initialValues = (args: Record<string, unknown>) =>
  JSON.stringify(Object.entries(args).filter(([name]) => /^default[A-Z]/.test(name)));

const preview: Preview = {
  // The tests take pictures of stories with this tag. `tags: ["!visual"]` removes it from a story whose
  // picture would add nothing.
  tags: ["visual"],
  parameters: {
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    backgrounds: { disable: true },
    // In tests the addon is off, because tests/kit/machinery runs axe in every theme.
    a11y: { test: "__vitest_browser__" in globalThis ? "off" : "error" },
    docs: { container: LazyDocsPage, codePanel: true, source: { transform: sourceOfRender } },
    // Chromatic takes its pictures in the same themes and widths as the local tests.
    chromatic: {
      modes: Object.fromEntries(
        pictureModes.map((mode) => [modeName(mode), { theme: mode.theme, viewport: mode.width }]),
      ),
    },
    viewport: {
      options: {
        w320: width("320, the narrowest", "320px", "640px"),
        w390: width("390, phone", "390px", "844px"),
        w768: width("768, tablet", "768px", "1024px"),
        w1024: width("1024, small desktop", "1024px", "768px"),
        w1280: width("1280, desktop", "1280px", "800px"),
        w1440: width("1440, large desktop", "1440px", "900px"),
      },
    },
    options: {
      storySort: {
        order: [
          "Welcome",
          "All components",
          "What’s new",
          "Migration",
          "Review",
          "Foundations",
          "Brand",
          "Page builder",
          "Board",
          "Layout",
          "Components",
          "Frame",
          "Marketing",
          "Media",
          "Chat",
          "Patterns",
          "*",
        ],
      },
    },
  },
  globalTypes: {
    theme: menu("Theme", "mirror", {
      light: "Light",
      dark: "Dark",
      "light-contrast": "Light, more contrast",
      "dark-contrast": "Dark, more contrast",
    }),
    brand: menu(
      "Brand",
      "paintbrush",
      Object.fromEntries(Object.entries(brands).map(([value, { name }]) => [value, name])),
    ),
    ground: menu("Ground", "switchalt", { page: "Page", board: "Board" }),
    language: menu("Language of the kit's own words", "globe", {
      en: "English",
      de: "Deutsch",
      ar: "العربية",
    }),
    direction: menu("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
    textSize: menu("Text size", "ruler", { "100": "100 % text", "200": "200 % text" }),
    content: menu("Content", "document", {
      normal: "Text as written",
      longer: "40 % longer text",
    }),
    forcedColors: menu("Forced colors", "contrast", {
      none: "Colors as written",
      emulated: "Forced colors, emulated",
    }),
    motion: menu("Motion", "play", { full: "As the system asks", reduced: "Reduced motion" }),
  },
  // No initial theme. Until one is chosen, stories are light, but stories with the parameter `isTool` follow
  // the system's color scheme (stage/apply-globals.ts).
  initialGlobals: {
    brand: "own",
    ground: "page",
    language: "en",
    direction: "ltr",
    textSize: "100",
    content: "normal",
    forcedColors: "none",
    motion: "full",
  },
  argTypesEnhancers: [
    withoutUndefined,
    numbersInOrder,
    defaultsOfProps,
    labelsInEnglish,
    controlsOfTypes,
    controlsOfData,
  ],
  runStep: (label, play, context) => recordStep(label, () => play(context)),
  loaders: [
    ({ globals, viewMode, parameters }) =>
      applyGlobals(globals, viewMode, parameters["isTool"] === true),
  ],
  decorators: [
    (Story, { args, globals, viewMode, canvasElement }) => (
      <LengthenTexts
        active={globals["content"] === "longer"}
        // A docs page shows several stories, and each must lengthen only its own texts.
        root={viewMode === "docs" ? canvasElement : undefined}
      >
        <InLanguage language={chosen(globals, "language")}>
          {viewMode === "docs" ? (
            <div {...groundAttributes(globals)} {...languageAttributes(globals)}>
              <Story key={initialValues(args)} />
            </div>
          ) : (
            <Story key={initialValues(args)} />
          )}
        </InLanguage>
      </LengthenTexts>
    ),
  ],
};
export default preview;
