import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { PageBuilder } from "./page-builder.tsx";

const meta = {
  title: "Tests/Page builder",
  component: PageBuilder,
  // Only tests, so they are hidden in the sidebar, the docs and the manifest for agents.
  tags: ["!dev", "!autodocs", "!manifest", "!visual"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof PageBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const undo = "{Control>}z{/Control}";
const redo = "{Control>}{Shift>}z{/Shift}{/Control}";

/** Waits until the heading of the open form has the focus. */
const formHasFocus = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole("heading", { level: 2 })).toHaveFocus());

/** Opens the form of a part by keyboard. */
async function openForm(canvas: Canvas, part: RegExp) {
  (await canvas.findByRole("button", { name: part })).focus();
  await press("{Enter}");
  await formHasFocus(canvas);
}

/** Adds a section of questions. Its form is open afterwards. */
async function addQuestions(canvas: Canvas) {
  canvas.getByRole("button", { name: "Add a section" }).focus();
  await press("{Enter}");
  const dialog = within(await within(document.body).findByRole("dialog"));
  dialog.getByRole("button", { name: /^Questions/ }).focus();
  await press("{Enter}");
  await formHasFocus(canvas);
}

/** In a list, each text field and each added or removed item is an undo step of its own. */
export const UndoInLists: Story = {
  play: async ({ canvas, step }) => {
    await openForm(canvas, /^2\. Features/);
    const items = () => canvas.getAllByRole("group", { name: /^\S+ \d$/ });
    const [firstItem, secondItem] = items();
    if (!firstItem || !secondItem) throw new Error("The features have fewer than two items.");
    const first = within(firstItem).getByRole<HTMLInputElement>("textbox", { name: "Title" });
    const second = within(secondItem).getByRole<HTMLInputElement>("textbox", { name: "Title" });
    const before = [first.value, second.value];
    const count = items().length;
    await step("texts are typed in two items, and an item is removed", async () => {
      first.focus();
      await press("{Control>}a{/Control}One");
      second.focus();
      await press("{Control>}a{/Control}Two");
      canvas.getByRole("button", { name: new RegExp(`^Remove \\S+ ${count}$`) }).focus();
      await press("{Enter}");
      await expect(items()).toHaveLength(count - 1);
    });
    await step("undo brings the item back and keeps both texts", async () => {
      await press(undo);
      await expect(items()).toHaveLength(count);
      await expect([first.value, second.value]).toEqual(["One", "Two"]);
    });
    await step("each further undo reverts the text of one field", async () => {
      await press(undo);
      await expect([first.value, second.value]).toEqual(["One", before[1]]);
      await press(undo);
      await expect([first.value, second.value]).toEqual(before);
    });
    await step("removing all items but one announces that one is left", async () => {
      while (items().length > 1) {
        canvas.getByRole("button", { name: /^Remove \S+ 1$/ }).focus();
        await press("{Enter}");
      }
      await expect(canvas.getByRole("status")).toHaveTextContent(/ 1 removed\. 1 is left\.$/);
    });
  },
};

/** If undo removes the section whose form is open, the row of the section before it gets the focus. */
export const UndoOfAddedSection: Story = {
  play: async ({ canvas, step }) => {
    await step("undo closes the form of the added section", async () => {
      await addQuestions(canvas);
      await press(undo);
      await waitFor(() => expect(canvas.getByRole("button", { name: /^3\. Steps/ })).toHaveFocus());
    });
    await step("redo brings the section back, but does not open its form", async () => {
      await press(redo);
      await expect(await canvas.findByRole("button", { name: /^4\. Questions/ })).toBeVisible();
      await expect(canvas.getByRole("button", { name: /^3\. Steps/ })).toHaveFocus();
    });
    await step("the button “Undo” keeps the focus", async () => {
      await openForm(canvas, /^4\. Questions/);
      const button = canvas.getByRole("button", { name: "Undo" });
      button.focus();
      await press("{Enter}");
      await expect(await canvas.findByRole("button", { name: /^3\. Steps/ })).toBeVisible();
      await expect(button).toHaveFocus();
    });
  },
};

/**
 * If undo or redo removes or disables the focused element, the form's heading or a row gets the focus, so that
 * the shortcuts still work.
 */
export const FocusedElementRemoved: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const rowHasFocus = (name: RegExp) =>
      waitFor(() => expect(canvas.getByRole("button", { name })).toHaveFocus());
    const questions = () => canvas.getAllByRole("textbox", { name: "Question" });
    await step("undo removes the focused field of a form: its heading gets the focus", async () => {
      await addQuestions(canvas);
      const count = questions().length;
      canvas.getByRole("button", { name: "Add a question" }).focus();
      await press("{Enter}");
      await waitFor(() => expect(questions().at(-1)).toHaveFocus());
      await press(undo);
      await formHasFocus(canvas);
      await press(redo);
      await expect(questions()).toHaveLength(count + 1);
      await press(undo);
    });
    await step("undo removes a section whose disclosure in the preview has the focus", async () => {
      const disclosure = await waitFor(() => {
        const page = canvasElement.querySelector("iframe")?.contentDocument;
        const found = page?.querySelector<HTMLElement>("main [aria-expanded], main summary");
        if (!found) throw new Error("The frame shows no disclosure.");
        return found;
      });
      disclosure.focus();
      // A scripted event, because the test runner's keys do not reach a frame inside the story.
      await fireEvent.keyDown(disclosure, { key: "z", ctrlKey: true });
      await rowHasFocus(/^3\. Steps/);
    });
    await step("redo removes a section whose row has the focus", async () => {
      canvas.getByRole("button", { name: "Remove Steps, section 3" }).focus();
      await press("{Enter}");
      await rowHasFocus(/^3\. Call to action/);
      await press(undo);
      (await canvas.findByRole("button", { name: /^3\. Steps/ })).focus();
      await press(redo);
      await rowHasFocus(/^3\. Call to action/);
      await press(undo);
      await expect(await canvas.findByRole("button", { name: /^3\. Steps/ })).toBeVisible();
    });
    await step("redo disables the focused select", async () => {
      await openForm(canvas, /^The page/);
      canvas.getByRole("textbox", { name: "Address" }).focus();
      await press("{Control>}a{/Control}solutions/voicemail");
      await press(undo);
      const menu = canvas.getByRole("combobox", { name: "In the header" });
      menu.focus();
      await press(redo);
      await expect(menu).toBeDisabled();
      await formHasFocus(canvas);
    });
  },
};

/** While a dialog is open, the shortcuts do not change the draft behind it. */
export const UndoInDialog: Story = {
  play: async ({ canvas }) => {
    await openForm(canvas, /^2\. Features/);
    const field = canvas.getByRole("textbox", { name: "Heading" });
    field.focus();
    await press("{Control>}a{/Control}Typed");
    canvas.getByRole("button", { name: "Export" }).focus();
    await press("{Enter}");
    const dialog = await within(document.body).findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await press(undo);
    await press("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(field).toHaveValue("Typed");
  },
};

/** A message that is announced again replaces the first one, so that it is read again. */
export const AnnouncedAgain: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Undo" }).focus();
    await press("{Enter}");
    const region = canvas.getByRole("status");
    await expect(region).toHaveTextContent("There is nothing to undo.");
    const onChange = fn();
    const observer = new MutationObserver(() => onChange());
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await press("{Enter}");
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    observer.disconnect();
    await expect(region).toHaveTextContent("There is nothing to undo.");
  },
};

/**
 * A click on the section whose form is already open moves the focus to the form's heading at once, not during
 * the next typing.
 */
export const SelectedAgain: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openForm(canvas, /^2\. Features/);
    const field = canvas.getByRole("textbox", { name: "Heading" });
    field.focus();
    const section = await waitFor(
      () => {
        const page = canvasElement.querySelector("iframe")?.contentDocument;
        const found = page?.querySelectorAll("main > *")[1];
        if (!found) throw new Error("The frame shows no second section.");
        return found;
      },
      { timeout: 5000 },
    );
    await fireEvent.click(section);
    await formHasFocus(canvas);
    field.focus();
    await press("{Control>}a{/Control}Typed");
    await expect(field).toHaveValue("Typed");
    await expect(field).toHaveFocus();
  },
};

/** The dialog that opens a draft forgets the error of an earlier file. */
export const OpenedAgain: Story = {
  play: async ({ canvas }) => {
    const outside = within(document.body);
    const openDialog = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Draft" }));
      await userEvent.click(await outside.findByRole("menuitem", { name: "Open a draft" }));
      return within(await outside.findByRole("dialog", { name: "Open a draft" }));
    };
    const dialog = await openDialog();
    const input = dialog.getByLabelText<HTMLInputElement>(/^Draft/);
    const transfer = new DataTransfer();
    transfer.items.add(new File(["no draft"], "about.draft.json", { type: "application/json" }));
    input.files = transfer.files;
    await fireEvent.change(input);
    await waitFor(() => expect(input).toBeInvalid());
    await press("{Escape}");
    await waitFor(() => expect(outside.queryByRole("dialog")).toBeNull());
    await expect((await openDialog()).getByLabelText(/^Draft/)).toBeValid();
    await press("{Escape}");
  },
};
