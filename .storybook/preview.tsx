import type { Preview } from "@storybook/react-vite";

import { LazyDocsPage } from "./docs/lazy-docs-page.tsx";
import { withoutUndefined } from "./docs/without-undefined.ts";
import { stagedFor } from "./stage/apply-globals.ts";
import { LengthenTexts } from "./stage/lengthen-texts.tsx";

import "./preview.css";

/** A width to look at: the narrowest phone, a phone, a tablet, and three desktops. */
const width = (name: string, size: string, height: string) => ({
  name,
  styles: { width: size, height },
});

const preview: Preview = {
  // Removed by `tags: ["!visual"]` where a picture would only repeat another story's.
  tags: ["visual"],
  parameters: {
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    backgrounds: { disable: true },
    // In tests the machinery runs axe itself, in every theme (tests/kit/machinery).
    a11y: { test: "__vitest_browser__" in globalThis ? "off" : "error" },
    docs: { container: LazyDocsPage, codePanel: true },
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
          "Foundations",
          "Board",
          "Layout",
          "Components",
          "Marketing",
          "Chat",
          "Patterns",
          "*",
          ["Docs", "Default", "Playground"],
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        title: "Theme",
        icon: "paintbrush",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "light-contrast", title: "Light, more contrast" },
          { value: "dark-contrast", title: "Dark, more contrast" },
        ],
      },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    textSize: {
      description: "Text size",
      toolbar: {
        title: "Text size",
        icon: "ruler",
        dynamicTitle: true,
        items: [
          { value: "100", title: "100 % text" },
          { value: "200", title: "200 % text" },
        ],
      },
    },
    content: {
      description: "Content stress: every text about 40 % longer",
      toolbar: {
        title: "Content",
        icon: "document",
        dynamicTitle: true,
        items: [
          { value: "normal", title: "Text as written" },
          { value: "longer", title: "40 % longer text" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        title: "Motion",
        icon: "play",
        dynamicTitle: true,
        items: [
          { value: "full", title: "As the system asks" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: {
    theme: "light",
    direction: "ltr",
    textSize: "100",
    content: "normal",
    motion: "full",
  },
  argTypesEnhancers: [withoutUndefined],
  loaders: [({ globals }) => stagedFor(globals)],
  decorators: [
    (Story, { globals }) => (
      <LengthenTexts active={globals["content"] === "longer"}>
        <Story />
      </LengthenTexts>
    ),
  ],
};
export default preview;
