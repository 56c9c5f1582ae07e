import type { Preview } from "@storybook/react-vite";

import "./preview.css";

const preview: Preview = {
  parameters: {
    a11y: { test: "error" },
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
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: { title: "Theme", items: ["light", "dark", "light-contrast", "dark-contrast"] },
    },
  },
  initialGlobals: { theme: "light" },
  loaders: [
    ({ globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
    },
  ],
};
export default preview;
