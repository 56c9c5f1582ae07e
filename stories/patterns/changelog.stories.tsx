import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { Changelog } from "./changelog.tsx";

const meta = {
  title: "Patterns/Changelog",
  component: Changelog,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Changelog>;

export default meta;

/** A changelog made of components and data only, without classes and styles. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const newest = "Callers can change a booking themselves";

    await step("each release is a named article that lists its changes", async () => {
      await expect(canvas.getByRole("article", { name: newest })).toBeVisible();
      await expect(canvas.getAllByRole("heading", { level: 3, name: "New" })).toHaveLength(2);
      await expect(canvas.getAllByRole("heading", { level: 3, name: "Fixed" })).toHaveLength(2);
    });

    await step(
      "Next shows page 2 of the releases and focuses it; Previous works by keyboard",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Next" }));
        const second = canvas.getByRole("region", { name: "Releases, page 2" });
        await waitFor(() => expect(second).toHaveFocus());
        await expect(
          canvas.getByRole("article", { name: "Two phones for the night" }),
        ).toBeVisible();
        await expect(canvas.queryByRole("article", { name: newest })).toBeNull();
        canvas.getByRole("button", { name: "Previous" }).focus();
        await press("{Enter}");
        await expect(canvas.getByRole("article", { name: newest })).toBeVisible();
      },
    );

    await step(
      "an older release opens with Enter, and closes when another is opened by a click",
      async () => {
        const slack = canvas.getByRole("button", { name: "Messages to Slack" });
        slack.focus();
        await press("{Enter}");
        await expect(canvas.getByRole("region", { name: "Messages to Slack" })).toBeVisible();
        const languages = canvas.getByRole("button", { name: "Spanish and English in one call" });
        await userEvent.click(languages);
        await expect(
          canvas.getByRole("region", { name: "Spanish and English in one call" }),
        ).toHaveTextContent("October 14, 2025");
        await expect(slack).toHaveAttribute("aria-expanded", "false");
        languages.blur();
        // The steps have scrolled the page, but the picture begins at its top.
        window.scrollTo(0, 0);
      },
    );
  },
};
