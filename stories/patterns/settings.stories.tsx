import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { settings } from "./settings-values.ts";
import { Settings } from "./settings.tsx";

const meta = {
  title: "Patterns/Settings",
  component: Settings,
  args: { save: fn(() => Promise.resolve()) },
  argTypes: { save: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Settings made of components and data only, without classes and styles. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All changes saved")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Discard" })).toBeNull();
  },
};

/**
 * All kinds of controls, except date and file fields, are changed by pointer or by keyboard, then
 * saved.
 */
export const Saved: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    await step("changes a text field, a select and a number inside a disclosure", async () => {
      const name = canvas.getByRole("textbox", { name: "Name" });
      await userEvent.clear(name);
      await userEvent.type(name, "Alder & Sons");
      await expect(canvas.getByText("Unsaved changes")).toBeVisible();
      await userEvent.selectOptions(
        canvas.getByRole("combobox", { name: "Time zone" }),
        "Mountain Time",
      );
      await userEvent.click(canvas.getByRole("button", { name: "Limits and fees" }));
      canvas.getByRole("spinbutton", { name: "Longest call, in minutes" }).focus();
      await press("{ArrowUp}");
      const fee = canvas.getByRole("textbox", { name: "Call-out fee" });
      await expect(fee).toHaveAccessibleDescription("$ per visit");
    });
    await step("changes radio buttons, a slider and a switch by keyboard", async () => {
      canvas.getByRole("radio", { name: /^The on-call phone/ }).focus();
      await press("{ArrowDown}");
      await expect(canvas.getByRole("radio", { name: /^The office/ })).toBeChecked();
      canvas.getByRole("slider", { name: "Rings before Larkline answers" }).focus();
      await press("{ArrowRight}{ArrowRight}");
      canvas.getByRole("switch", { name: "Report of the week" }).focus();
      await press(" ");
    });
    await step("saves all values, announces it, and has no unsaved changes", async () => {
      const save = canvas.getByRole("button", { name: "Save Changes" });
      save.focus();
      await press("{Enter}");
      await expect(args.save).toHaveBeenCalledWith({
        ...settings,
        business: "Alder & Sons",
        timeZone: "America/Denver",
        longest: 13,
        urgent: "office",
        rings: 5,
        weekly: true,
      });
      await expect(await canvas.findByText("Settings saved.")).toBeVisible();
      await expect(await canvas.findByText(/^Alder & Sons, answered on/)).toBeVisible();
      await expect(await canvas.findByText("All changes saved")).toBeVisible();
      await expect(canvas.queryByRole("button", { name: "Discard" })).toBeNull();
      await expect(save).toHaveFocus();
    });
  },
};

/** With unsaved changes the action bar stays in view. Discarding restores the saved values. */
export const Discarded: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const from = canvas.getByLabelText<HTMLInputElement>("Closed from");
    const texts = canvas.getByRole("switch", { name: "Text for urgent calls" });
    await userEvent.clear(from);
    await userEvent.click(texts);
    await expect(texts).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(from).toHaveValue("2026-12-24");
    await expect(texts).toBeChecked();
    await expect(canvas.getByText("All changes saved")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save Changes" })).toHaveFocus();
  },
};

/**
 * Saved with errors: each is shown at its field, the first invalid field has the focus, and nothing
 * is saved.
 */
export const WithErrors: Story = {
  play: async ({ canvas, args, step }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const email = canvas.getByRole("textbox", { name: "Email for summaries" });
    await step("the first error gets the focus", async () => {
      await userEvent.clear(name);
      await userEvent.clear(email);
      await userEvent.type(email, "dana{Enter}");
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(/Enter the name that callers hear\.$/);
      await expect(email).toBeInvalid();
      await expect(args.save).not.toHaveBeenCalled();
    });
    await step("typing removes the message", async () => {
      await userEvent.type(name, "Alder");
      await expect(name).toBeValid();
      await expect(email).toBeInvalid();
    });
    name.blur();
  },
};

/** The last closed day is before the first one. Changing the first day removes the error of the last one. */
export const ErrorOfTwoDays: Story = {
  tags: ["!dev", "!autodocs", "!visual"],
  play: async ({ canvas, args }) => {
    const from = canvas.getByLabelText<HTMLInputElement>("Closed from");
    const until = canvas.getByLabelText<HTMLInputElement>("Closed until");
    await userEvent.clear(until);
    await userEvent.type(until, "2026-12-01");
    await userEvent.click(canvas.getByRole("button", { name: "Save Changes" }));
    await expect(until).toBeInvalid();
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.clear(from);
    await userEvent.type(from, "2026-11-30");
    await expect(until).toBeValid();
    await expect(until).toHaveValue("2026-12-01");
  },
};

/** If saving fails, an error is shown and the changes stay. */
export const Refused: Story = {
  tags: ["!visual"],
  args: { save: fn(() => Promise.reject(new Error("503"))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " Inc.{Enter}");
    await expect(await canvas.findByText("The settings were not saved. Try again.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Alder Plumbing Inc.");
    await expect(canvas.getByRole("button", { name: "Discard" })).toBeVisible();
  },
};

/** Deleting a line whose name was saved with a space at its end: the name is typed without the space. */
export const DeletedWithSpace: Story = {
  tags: ["!dev", "!autodocs", "!visual"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " {Enter}");
    await expect(await canvas.findByText("Settings saved.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete Line" }));
    const dialog = within(await canvas.findByRole("dialog", { name: "Delete this line?" }));
    const field = dialog.getByRole("textbox", { name: "Name of the line" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "Alder Plumbing{Enter}");
    // Until the dialog is removed, the rest of the page is hidden from assistive technology.
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByText("The line will be deleted in 30 days.")).toBeVisible();
  },
};

/** Deleting the line requires its name, and can be undone. */
export const Deleted: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const open = canvas.getByRole("button", { name: "Delete Line" });
    await step("a wrong name deletes nothing", async () => {
      await userEvent.click(open);
      const dialog = within(await canvas.findByRole("dialog", { name: "Delete this line?" }));
      const field = dialog.getByRole("textbox", { name: "Name of the line" });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, "Elder");
      await userEvent.click(dialog.getByRole("button", { name: "Delete Line" }));
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(/Type Alder Plumbing, letter by letter\.$/);
    });
    await step("Escape cancels; the focus is back on the button", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(open).toHaveFocus());
    });
    await step("the right name deletes the line, and this can be undone", async () => {
      await press("{Enter}");
      const dialog = within(await canvas.findByRole("dialog"));
      const field = dialog.getByRole("textbox", { name: "Name of the line" });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, "Alder Plumbing{Enter}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(await canvas.findByText("The line will be deleted in 30 days.")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
      await expect(await canvas.findByText("The line stays.")).toBeVisible();
    });
  },
};
