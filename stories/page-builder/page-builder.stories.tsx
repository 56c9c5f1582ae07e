import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { PageBuilder } from "./page-builder.tsx";

const meta = {
  title: "Page builder/Builder",
  component: PageBuilder,
  // A tool, which has no look to be accepted.
  tags: ["!visual"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof PageBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The builder itself. Its draft is kept in the browser. */
export const Builder: Story = { tags: ["!test"], args: { storageKey: "page-builder" } };

/** The framed page's own document. */
async function pageIn(root: HTMLElement): Promise<HTMLElement> {
  const frame = root.querySelector("iframe");
  await waitFor(() => expect(frame?.contentDocument?.querySelector("h1")).not.toBeNull());
  const body = frame?.contentDocument?.body;
  if (!body) throw new Error("The page has no frame.");
  return body;
}

/** What is said to a screen reader. */
const said = (root: HTMLElement) => within(root).getByRole("status");

/** By keyboard alone: a section is added, worded and moved, and the page is exported. */
export const ByKeyboard: Story = {
  // Storybook reads tags without running the file: a shared constant would not be seen.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(await pageIn(canvasElement));
    const outside = within(document.body);
    await step("a section is added behind the others, before the page's end", async () => {
      canvas.getByRole("button", { name: "Add a section" }).focus();
      await press("{Enter}");
      const dialog = within(await outside.findByRole("dialog", { name: "Add a section" }));
      dialog.getByRole("button", { name: /^Questions/ }).focus();
      await press("{Enter}");
      await expect(await canvas.findByRole("heading", { name: "Questions" })).toHaveFocus();
      await expect(said(canvasElement)).toHaveTextContent("Questions is added as section 4 of 5.");
      await expect(page.getByRole("heading", { name: "Asked before" })).toBeVisible();
    });
    await step("its words are typed, and stand on the page at once", async () => {
      const field = canvas.getByRole("textbox", { name: "Heading" });
      field.focus();
      await press("{Control>}a{/Control}Before you call");
      await waitFor(() =>
        expect(page.getByRole("heading", { name: "Before you call" })).toBeVisible(),
      );
    });
    await step("what cannot stand there is said at its field", async () => {
      const field = canvas.getByRole("textbox", { name: "Heading" });
      await press("{Control>}a{/Control}A seamless call");
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/says nothing/);
      await press("{Control>}a{/Control}Before you call");
      await expect(field).toBeValid();
    });
    await step("the section is moved, and its new place is said", async () => {
      canvas.getByRole("button", { name: "All sections" }).focus();
      await press("{Enter}");
      const row = await canvas.findByRole("button", { name: /^4\. Questions/ });
      await waitFor(() => expect(row).toHaveFocus());
      await press("{Alt>}{ArrowUp}{/Alt}");
      await expect(said(canvasElement)).toHaveTextContent("Questions is now section 3 of 5.");
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: /^3\. Questions/ })).toHaveFocus(),
      );
      const headings = page.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
      await expect(headings.indexOf("Before you call")).toBe(1);
    });
    await step("the page is exported as its two files", async () => {
      canvas.getByRole("button", { name: "Export" }).focus();
      await press("{Enter}");
      const dialog = within(await outside.findByRole("dialog", { name: "Export the page" }));
      await expect(dialog.getByRole("region", { name: "about.ts" })).toHaveTextContent(
        'title: "Before you call"',
      );
      dialog.getByRole("tab", { name: "about.ts" }).focus();
      await press("{ArrowRight}");
      await expect(dialog.getByRole("region", { name: "about.page.tsx" })).toHaveTextContent(
        "<PageQuestions text={text.questions} />",
      );
      await press("{Escape}");
    });
  },
};

/** What is wrong is listed before anything is exported, and leads to its field. */
export const NotReady: Story = {
  // Storybook reads tags without running the file: a shared constant would not be seen.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, step }) => {
    const outside = within(document.body);
    await step("an empty headline is listed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^1\. Hero/ }));
      await userEvent.clear(canvas.getByRole("textbox", { name: "Headline" }));
      await userEvent.click(canvas.getByRole("button", { name: "All sections" }));
      await expect(canvas.getByText("1 to mend")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Export" }));
      await outside.findByRole("dialog", { name: "Not ready yet" });
    });
    await step("it leads to its field", async () => {
      await userEvent.click(outside.getByRole("button", { name: /Hero: Headline/ }));
      const field = await canvas.findByRole("textbox", { name: "Headline" });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/Write the headline\./);
    });
    await step("undo brings the words back", async () => {
      await press("{Control>}z{/Control}");
      await expect(canvas.getByRole("textbox", { name: "Headline" })).toHaveValue(
        "About us, by phone.",
      );
    });
  },
};
