import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { expectScrolledTo, expectToStayAtStart, viewsOf } from "./frame-checks.ts";
import { PageBuilder } from "./page-builder.tsx";

const meta = {
  title: "Page builder",
  // A fixed id, because links to the builder contain it. Without it, the id would be derived from the title.
  id: "page-builder-builder",
  component: PageBuilder,
  // A tool for developers, of which the tests take no pictures.
  tags: ["!visual"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
} satisfies Meta<typeof PageBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The builder for its users. It stores the draft in the browser, so tests use stories without `storageKey`.
 */
export const Builder: Story = {
  name: "Page builder",
  tags: ["!test"],
  args: { storageKey: "page-builder" },
};

/** The body of the framed page, once the frame shows it. */
const pageIn = (root: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const body = root.querySelector("iframe")?.contentDocument?.body;
    if (!body?.querySelector("h1")) throw new Error("The frame shows no page.");
    return body;
  });

/** Opens the form of a part, and waits until its heading has the focus, one animation frame later. */
async function openForm(canvas: ReturnType<typeof within>, part: RegExp) {
  await userEvent.click(await canvas.findByRole("button", { name: part }));
  await waitFor(() => expect(canvas.getByRole("heading", { level: 2 })).toHaveFocus());
}

/** The live region with announcements for screen readers. */
const announcements = (root: HTMLElement) => within(root).getByRole("status");

/** By keyboard: a section is added, edited and moved, and the page is exported. */
export const ByKeyboard: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, step }) => {
    const page = within(await pageIn(canvasElement));
    const outside = within(document.body);
    await step(
      "a section is added after the others, before the closing call to action",
      async () => {
        canvas.getByRole("button", { name: "Add a section" }).focus();
        await press("{Enter}");
        const dialog = within(await outside.findByRole("dialog", { name: "Add a section" }));
        dialog.getByRole("button", { name: /^Questions/ }).focus();
        await press("{Enter}");
        await waitFor(() =>
          expect(canvas.getByRole("heading", { name: "Questions" })).toHaveFocus(),
        );
        await expect(announcements(canvasElement)).toHaveTextContent(
          "Questions is added as section 4 of 5.",
        );
        await expect(page.getByRole("heading", { name: "Asked before" })).toBeVisible();
      },
    );
    await step("the section's heading is typed, and shown on the page at once", async () => {
      const field = canvas.getByRole("textbox", { name: "Heading" });
      field.focus();
      await press("{Control>}a{/Control}Before you call");
      await waitFor(() =>
        expect(page.getByRole("heading", { name: "Before you call" })).toBeVisible(),
      );
    });
    await step("a phrase that is not allowed shows an error at its field", async () => {
      const field = canvas.getByRole("textbox", { name: "Heading" });
      await press("{Control>}a{/Control}A seamless call");
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/says nothing/);
      await press("{Control>}a{/Control}Before you call");
      await expect(field).toBeValid();
    });
    await step("the section is moved by keyboard, and its new position is announced", async () => {
      canvas.getByRole("button", { name: "All sections" }).focus();
      await press("{Enter}");
      const row = await canvas.findByRole("button", { name: /^4\. Questions/ });
      await waitFor(() => expect(row).toHaveFocus());
      // Storybook listens to the whole document for its own shortcuts.
      const onDocument = fn();
      document.addEventListener("keydown", ({ key }) => onDocument(key));
      await press("{Alt>}{ArrowUp}{/Alt}");
      await expect(onDocument).not.toHaveBeenCalledWith("ArrowUp");
      await expect(announcements(canvasElement)).toHaveTextContent(
        "Questions is now section 3 of 5.",
      );
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: /^3\. Questions/ })).toHaveFocus(),
      );
      const headings = page.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
      await expect(headings.indexOf("Before you call")).toBe(1);
    });
    await step("the page is exported as its files", async () => {
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
      await waitFor(() => expect(outside.queryByRole("dialog")).toBeNull());
    });
  },
};

/** Figures are offered in groups, and the chosen ones are named above the groups. */
export const FiguresInGroups: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, step }) => {
    const outside = within(document.body);
    canvas.getByRole("button", { name: "Add a section" }).focus();
    await press("{Enter}");
    const dialog = within(await outside.findByRole("dialog", { name: "Add a section" }));
    dialog.getByRole("button", { name: /^Figures/ }).focus();
    await press("{Enter}");
    const figures = await canvas.findByRole("group", { name: "Figures" });
    const boxesIn = (group: string) => within(within(figures).getByRole("group", { name: group }));
    await step("each group has its own figures, sorted by what they count", async () => {
      const [first, second] = boxesIn("About the service").getAllByRole("checkbox");
      await expect(first).toHaveAccessibleName("99.2% accuracy");
      await expect(second).toHaveAccessibleName("24/7 availability");
      const oneIndustry = "40% More Bookings, reported by home service customers";
      await expect(
        boxesIn("Results of one industry").getByRole("checkbox", { name: oneIndustry }),
      ).toBeVisible();
      await expect(
        boxesIn("Results, as customers report").queryByRole("checkbox", { name: "99.9% uptime" }),
      ).toBeNull();
    });
    await step("the chosen figures are named above, and the list follows a change", async () => {
      await expect(figures).toHaveAccessibleDescription(
        "Choose 2, 3 or 4. 3 chosen: 24/7 availability; 50+ languages spoken; 99.9% uptime.",
      );
      within(figures).getByRole("checkbox", { name: "99.9% uptime" }).focus();
      await press(" ");
      await expect(figures).toHaveAccessibleDescription(
        "Choose 2, 3 or 4. 2 chosen: 24/7 availability; 50+ languages spoken.",
      );
    });
  },
};

/** If the page's address has a folder, the folder decides which menu of the header links to the page. */
export const MenuByAddress: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, step }) => {
    await openForm(canvas, /^The page/);
    const menu = canvas.getByRole("combobox", { name: "In the header" });
    const address = canvas.getByRole("textbox", { name: "Address" });
    await step("at an address of one part the menu can be chosen", async () => {
      await expect(menu).toBeEnabled();
      await expect(menu).toHaveAccessibleDescription(/footer’s list with that name/);
    });
    await step("the folder of an address decides the menu", async () => {
      await userEvent.clear(address);
      await userEvent.type(address, "solutions/voicemail");
      await expect(menu).toBeDisabled();
      await expect(menu).toHaveDisplayValue("Solutions");
      await expect(menu).toHaveAccessibleDescription(
        "The address decides it: a page under solutions/ gets a link in the header’s menu and in the footer’s list of that name.",
      );
    });
    await step("at another address the earlier choice is back", async () => {
      await userEvent.clear(address);
      await userEvent.type(address, "voicemail");
      await expect(menu).toBeEnabled();
      await expect(menu).toHaveDisplayValue("Resources");
    });
  },
};

/** A draft with problems is not exported. A dialog lists the problems as buttons that open their fields. */
export const NotReady: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, step }) => {
    const outside = within(document.body);
    await step("without a storage key the builder says that the draft is not kept", async () => {
      await expect(canvas.getByText(/^This browser does not keep the draft/)).toBeVisible();
    });
    await step("an empty headline is counted, and prevents the export", async () => {
      await openForm(canvas, /^1\. Hero/);
      await userEvent.clear(canvas.getByRole("textbox", { name: "Headline" }));
      await userEvent.click(canvas.getByRole("button", { name: "All sections" }));
      await expect(canvas.getByText("1 to mend")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "Export" }));
      await outside.findByRole("dialog", { name: "Not ready yet" });
    });
    await step("a command in a message is shown as code", async () => {
      await press("{Escape}");
      await openForm(canvas, /^The page/);
      const field = canvas.getByRole("textbox", { name: "Address" });
      await userEvent.clear(field);
      await userEvent.type(field, "industries/dental");
      await expect(field).toHaveAccessibleDescription(/Use npm run new industry dental instead/);
      await userEvent.click(canvas.getByRole("button", { name: "Show what to mend" }));
      const dialog = within(await outside.findByRole("dialog", { name: "Not ready yet" }));
      await expect(dialog.getByText("npm run new industry dental").tagName).toBe("CODE");
    });
    await step("pressing a problem opens its field, with the focus on it", async () => {
      await userEvent.click(outside.getByRole("button", { name: /Hero: Headline/ }));
      const field = await canvas.findByRole("textbox", { name: "Headline" });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/Write the headline\./);
    });
    await step("undo restores the headline", async () => {
      // The first undo restores the address: clearing and typing it is one step.
      await press("{Control>}z{/Control}{Control>}z{/Control}");
      await expect(canvas.getByRole("textbox", { name: "Headline" })).toHaveValue(
        "About us, by phone.",
      );
    });
  },
};

/** A button whose action is not possible looks disabled, keeps the focus and announces the reason. */
export const HeldBack: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, step }) => {
    const opacityOf = (name: string) =>
      Number(getComputedStyle(canvas.getByRole("button", { name })).opacity);
    await step("a button looks disabled exactly if its action is not possible", async () => {
      await expect(opacityOf("Move Features, section 2, up")).toBeLessThan(0.5);
      await expect(opacityOf("Move Call to action, section 4, down")).toBeLessThan(0.5);
      await expect(opacityOf("Undo")).toBeLessThan(0.5);
      await expect(opacityOf("Move Features, section 2, down")).toBe(1);
      await expect(opacityOf("Move Call to action, section 4, up")).toBe(1);
    });
    await step("a pressed button announces why nothing moves, and keeps the focus", async () => {
      const up = canvas.getByRole("button", { name: "Move Features, section 2, up" });
      up.focus();
      await press("{Enter}");
      await expect(announcements(canvasElement)).toHaveTextContent(
        "Features is the first section after the Hero.",
      );
      await expect(up).toHaveFocus();
    });
    await step("after a move the opposite button is enabled", async () => {
      canvas.getByRole("button", { name: "Move Features, section 2, down" }).focus();
      await press("{Enter}");
      await expect(opacityOf("Move Features, section 3, up")).toBe(1);
      await expect(opacityOf("Undo")).toBe(1);
    });
  },
};

/** A narrow preview shows all three widths completely, each scrolled to the edited section. */
export const AllThreeWidths: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="max-w-[46rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const preview = canvas.getByRole("region", { name: "Preview" });
    const framesIn = () => within(preview).queryAllByTitle(/^The page on a /);
    await step("all three widths are chosen by keyboard", async () => {
      canvas.getByRole("radio", { name: "Desktop" }).focus();
      await press("{ArrowRight}");
      await expect(canvas.getByRole("radio", { name: "All three" })).toBeChecked();
      await waitFor(() => expect(framesIn()).toHaveLength(3));
    });
    await step("each frame is inside of the preview, at its own width", async () => {
      const box = preview.getBoundingClientRect();
      for (const frame of framesIn()) {
        const { left, right } = frame.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(box.left);
        await expect(right).toBeLessThanOrEqual(box.right);
      }
      await expect(framesIn().map(({ clientWidth }) => clientWidth)).toEqual([390, 768, 1440]);
      await expect(preview.scrollWidth).toBeLessThanOrEqual(preview.clientWidth);
    });
    await step(
      "each frame scrolls to the section whose form is opened; the focus stays in the form",
      async () => {
        for (const [index, name] of [
          /^4\. Call to action/,
          /^3\. Steps/,
          /^2\. Features/,
        ].entries()) {
          canvas.getByRole("button", { name }).focus();
          await press("{Enter}");
          await waitFor(() => expect(canvas.getByRole("heading", { level: 2 })).toHaveFocus());
          await expectScrolledTo(framesIn(), 3 - index);
          await expect(canvas.getByRole("heading", { level: 2 })).toHaveFocus();
          canvas.getByRole("button", { name: "All sections" }).focus();
          await press("{Enter}");
        }
      },
    );
    await step("each frame follows a section that is moved", async () => {
      (await canvas.findByRole("button", { name: /^2\. Features/ })).focus();
      await press("{Alt>}{ArrowDown}{/Alt}");
      await expectScrolledTo(framesIn(), 2);
    });
    await step("typing does not scroll back to the section's start", async () => {
      canvas.getByRole("button", { name: /^3\. Features/ }).focus();
      await press("{Enter}");
      await expectScrolledTo(framesIn(), 2);
      await expectToStayAtStart(framesIn());
      canvas.getByRole("textbox", { name: "Heading" }).focus();
      await press(" and more and more and more");
      for (const view of viewsOf(framesIn())) await expect(view.scrollY).toBe(0);
    });
    await step("frames of another width start at the section, too", async () => {
      canvas.getByRole("radio", { name: "All three" }).focus();
      await press("{ArrowLeft}");
      await waitFor(() => expect(framesIn()).toHaveLength(1));
      await expectScrolledTo(framesIn(), 2);
    });
  },
};

/** Texts that the author has not changed are counted and listed. They do not prevent the export. */
export const SampleWords: Story = {
  // Only a test, so it is hidden in the sidebar and the docs. Storybook cannot read tags from a constant.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, step }) => {
    const outside = within(document.body);
    await step("the status counts sample texts, and the hero shows its number", async () => {
      await expect(
        canvas.getByText(/Can be exported, but 26 texts are still the sample’s words\./),
      ).toBeVisible();
      await expect(canvas.getByRole("button", { name: /^1\. Hero/ })).toHaveTextContent(
        "2 sample texts",
      );
    });
    await step(
      "pressing a sample text in the list opens its field, with the focus on it",
      async () => {
        canvas.getByRole("button", { name: /^Show them/ }).focus();
        await press("{Enter}");
        const list = within(await outside.findByRole("dialog", { name: "The sample’s words" }));
        await expect(list.getAllByRole("button", { name: /^\S.*: / })).toHaveLength(26);
        list.getByRole("button", { name: /^1\. Hero: Headline/ }).focus();
        await press("{Enter}");
        const field = await canvas.findByRole("textbox", { name: "Headline" });
        await waitFor(() => expect(field).toHaveFocus());
        await expect(field).toHaveAccessibleDescription(/Still the sample’s words\./);
        await press("{Control>}a{/Control}Every call of yours, answered");
        await expect(field).not.toHaveAccessibleDescription(/Still the sample’s words\./);
        await expect(canvas.getByText(/but 25 texts are still/)).toBeVisible();
      },
    );
    await step("the page can be exported, and the command is copied", async () => {
      const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
      canvas.getByRole("button", { name: "Export" }).focus();
      await press("{Enter}");
      const dialog = within(await outside.findByRole("dialog", { name: "Export the page" }));
      const samples = dialog.getByText("25 texts are still the sample’s words.");
      await waitFor(() => expect(samples).toBeVisible());
      dialog.getByRole("button", { name: "Copy command" }).focus();
      await press("{Enter}");
      await expect(writeText).toHaveBeenCalledWith("npm run new page -- --from about.draft.json");
      await waitFor(() => expect(dialog.getByText("Copied.")).toHaveRole("status"));
      writeText.mockRejectedValue(new Error("denied"));
      await press("{Enter}");
      await expect(await dialog.findByText(/^This page may not copy\./)).toHaveRole("status");
      writeText.mockRestore();
      await press("{Escape}");
      await waitFor(() => expect(outside.queryByRole("dialog")).toBeNull());
    });
  },
};
