import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { TenthIndustry } from "./tenth-industry.tsx";

const meta = {
  title: "Patterns/A page for a tenth industry",
  component: TenthIndustry,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TenthIndustry>;

export default meta;

/**
 * A landing page in under 120 lines, not counting the file of its longer texts (`marinas.ts`). It is made of
 * components and data only, without classes and styles.
 */
export const Marinas: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "A berth held before the sun is down." }),
    ).toBeVisible();
    // The sections' headings.
    await expect(canvas.getAllByRole("heading", { level: 2 }).length).toBeGreaterThanOrEqual(7);
  },
};
