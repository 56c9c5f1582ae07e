import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { ReviewRoom } from "../../.storybook/review/review-room.tsx";
import { besideStorybook } from "../../.storybook/review/source.ts";
import { press } from "../../packages/ui/testing/press.ts";
import { sampleReview } from "./sample-review.ts";

const meta = {
  title: "Review/Changes",
  component: ReviewRoom,
  // A tool for developers, of which the tests take no pictures.
  tags: ["!visual"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof ReviewRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The review room with the changes that the last run of the story tests found on this machine. */
export const Room: Story = {
  // Not tested, because its content differs from machine to machine.
  tags: ["!test"],
  args: { source: besideStorybook },
  // Follows the system's color scheme instead of being light (.storybook/stage/apply-globals.ts).
  parameters: { isTool: true },
};

/** Reviews changes by keyboard: an unsent note, a rejection with a note, and an approval. */
export const ThreeChanges: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
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

/** Where the focus is when the room opens, and after each decision or shortcut. */
export const FocusStaysOnTheChange: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview() },
  play: async ({ canvas, step }) => {
    const headingOf = (name: string) => canvas.findByRole("heading", { name });
    const button = (name: string) => canvas.getByRole("button", { name });
    const expectStatus = (text: RegExp) =>
      waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(text));

    await step(
      "When the room opens, its heading has the focus, so that shortcuts work",
      async () => {
        await headingOf("Button: Default");
        await expect(canvas.getByRole("heading", { name: "Changes" })).toHaveFocus();
      },
    );

    await step(
      "Ctrl + Enter in the note: the next change has the focus, and shortcuts work",
      async () => {
        await press("r");
        await press("Too round.{Control>}{Enter}{/Control}");
        await expectStatus(/Rejected: Button, Default/);
        await expect(await headingOf("Button: Matrix")).toHaveFocus();
        await press("2");
        await expect(canvas.getByRole("radio", { name: "Before" })).toBeChecked();
      },
    );

    await step("Enter twice on Approve: approves one change, not the next one unseen", async () => {
      button("Approve").focus();
      await press("{Enter}{Enter}");
      await expectStatus(/Approved: Button, Matrix/);
      await expect(await headingOf("Tag: Default")).toHaveFocus();
      await press("{Enter}");
      await expect(canvas.getByText(/1 to decide, 1 rejected, 1 approved/)).toBeVisible();
    });

    await step(
      "K on Approve: the approved change has no such button, so its heading has the focus",
      async () => {
        button("Approve").focus();
        await press("k");
        await expect(await headingOf("Button: Matrix")).toHaveFocus();
      },
    );

    await step(
      "Take Approval Back: the change stays selected, and its heading has the focus",
      async () => {
        button("Take Approval Back").focus();
        await press("{Enter}");
        await expectStatus(/Approval taken back: Button, Matrix/);
        await expect(await headingOf("Button: Matrix")).toHaveFocus();
      },
    );

    await step(
      "Previous, to the first change: the button is disabled, so the heading has the focus",
      async () => {
        button("Previous").focus();
        await press("{Enter}");
        await expect(await headingOf("Button: Default")).toHaveFocus();
      },
    );

    await step(
      "1 on the overlay's slider: the next view has no slider, so the heading has the focus",
      async () => {
        await press("5");
        canvas.getByRole("slider").focus();
        await press("1");
        await expect(await headingOf("Button: Default")).toHaveFocus();
      },
    );

    await step("Esc in the note: the focus is back on the change", async () => {
      await press("n");
      await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveFocus();
      await press("{Escape}");
      await expect(await headingOf("Button: Default")).toHaveFocus();
    });

    await step("A held down: no decision, because each repetition would make one", async () => {
      const held = { key: "a", repeat: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", held));
      await expectStatus(/^1 of 3/);
      await expect(canvas.getByText(/2 to decide, 1 rejected/)).toBeVisible();
    });

    await step("A twice before the server has answered: one decision, and no error", async () => {
      for (const key of ["a", "a"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await expect(await headingOf("Button: Matrix")).toHaveFocus();
      await expectStatus(/Approved: Button, Default/);
      await expect(canvas.getByText(/2 to decide, 1 approved/)).toBeVisible();
    });
  },
};

function approve(): void {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
}

/** A key that is pressed as soon as the next change is shown decides on that change. */
export const KeyAtOnceAfterADecision: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview() },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Button: Default" });
    const status = canvas.getByRole("status");
    // The observer is called before React runs effects that may wait until the page is painted.
    const observer = new MutationObserver(() => {
      if (!status.textContent.includes("Approved: Button, Default")) return;
      observer.disconnect();
      approve();
    });
    observer.observe(status, { subtree: true, characterData: true, childList: true });
    approve();
    await waitFor(() => expect(status).toHaveTextContent(/Approved: Button, Matrix/));
    observer.disconnect();
  },
};

/** The list of shortcuts has all keys. Arrows are pictures, because not every font has glyphs for them. */
export const AllKeys: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Keys" }));
    for (const name of ["Arrow down", "Arrow up", "Arrow left", "Arrow right"])
      await expect(await canvas.findByRole("img", { name })).toBeVisible();
    for (const key of ["J", "K", "1", "2", "3", "4", "5", "Z", "A", "R", "N", "U", "Home", "End"])
      await expect(canvas.getByText(key, { selector: "kbd" })).toBeVisible();
    // No arrow characters: the range is the Unicode block "Arrows", and mathematical symbols (Sm) include
    // arrows of other blocks.
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms.join("")).not.toMatch(/\p{Sm}|[←-⇿]/u);
  },
};

/** Without single keys, letters and digits do nothing. Arrow keys still move through the list. */
export const WithoutSingleKeys: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Keys" }));
    await userEvent.click(await canvas.findByRole("switch", { name: "Single keys" }));
    canvas.getByRole("button", { name: /^Default/, current: true }).focus();
    await press("2");
    await press("j");
    await expect(canvas.getByRole("radio", { name: "Both" })).toBeChecked();
    await expect(canvas.getByRole("heading", { name: "Button: Default" })).toBeVisible();
    await press("{ArrowDown}");
    await expect(await canvas.findByRole("heading", { name: "Button: Matrix" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Matrix/, current: true })).toHaveFocus();
  },
};

/** In a built Storybook the changes can be viewed, but not approved or rejected. */
export const ForLookingOnly: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview({ canDecide: false }) },
  play: async ({ canvas }) => {
    await canvas.findByText("For looking only");
    await expect(canvas.queryByRole("button", { name: "Approve" })).toBeNull();
  },
};

/** No picture differs from its approved version. */
export const NothingDiffers: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  args: { source: sampleReview({ changes: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Every picture is as approved" });
  },
};
