import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { ReviewRoom } from "../../.storybook/review/review-room.tsx";
import { besideStorybook } from "../../.storybook/review/source.ts";
import { sampleReview } from "./sample-review.ts";

const meta = {
  title: "Review/Changes",
  component: ReviewRoom,
  // A tool for developers, without accepted pictures.
  tags: ["!visual"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof ReviewRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The review room with the changes that the last run of the story tests found on this machine. */
export const Room: Story = { tags: ["!test"], args: { source: besideStorybook } };

export const ThreeChanges: Story = {
  // Storybook reads tags without running the file, so a shared constant would be ignored.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview() },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Button: Default" });
    // An unsent note stays with its change.
    const noteField = () => canvas.getByRole("textbox", { name: /^Note/ });
    await userEvent.keyboard("n");
    await userEvent.keyboard("Is it wider?{Escape}{ArrowDown}");
    await expect(noteField()).toHaveValue("");
    await userEvent.keyboard("{ArrowUp}");
    await expect(noteField()).toHaveValue("Is it wider?");

    await userEvent.keyboard("{ArrowDown}5");
    await expect(canvas.getByRole("heading", { name: "Button: Matrix" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Overlay" })).toBeChecked();
    await expect(canvas.getByRole("slider", { name: "Before, from the left" })).toBeVisible();

    // A rejection requires a note.
    await userEvent.keyboard("r");
    const note = noteField();
    await expect(note).toHaveFocus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(note).toBeInvalid();
    await userEvent.keyboard("The corners are too round.{Control>}{Enter}{/Control}");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/Rejected: Button, Matrix/),
    );
    await expect(canvas.getByRole("heading", { name: "Tag: Default" })).toBeVisible();

    await userEvent.keyboard("{Escape}a");
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/Approved: Tag, Default/),
    );
    await expect(canvas.getByText(/1 to decide, 1 rejected, 1 approved/)).toBeVisible();
  },
};

/** As published: read-only. */
export const ForLookingOnly: Story = {
  // Storybook reads tags without running the file, so a shared constant would be ignored.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview({ canDecide: false }) },
  play: async ({ canvas }) => {
    await canvas.findByText("For looking only");
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

export const NothingDiffers: Story = {
  // Storybook reads tags without running the file, so a shared constant would be ignored.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview({ changes: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Every picture is as accepted" });
  },
};
