import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Stack } from "../../layout/stack/stack.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ActionBar } from "./action-bar.tsx";

const meta = {
  title: "Components/Action bar",
  component: ActionBar,
  args: {
    children: "Unsaved changes",
    actions: (
      <>
        <Button variant="ghost">Discard</Button>
        <Button>Save Changes</Button>
      </>
    ),
  },
  argTypes: { actions: { control: false } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Unsaved changes");
    await step("Tab moves from button to button", async () => {
      await press("{Tab}");
      await expect(canvas.getByRole("button", { name: "Discard" })).toHaveFocus();
      await press("{Tab}");
      const save = canvas.getByRole("button", { name: "Save Changes" });
      await expect(save).toHaveFocus();
      save.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { sticky: false } };

const fields = ["Business", "Website", "Office", "Fax", "Street", "City", "State", "ZIP", "Owner"];

function LongForm() {
  const [keystrokes, setKeystrokes] = useState(0);
  const changed = keystrokes > 0;
  return (
    <form
      aria-label="Business"
      onChange={() => setKeystrokes(keystrokes + 1)}
      onReset={() => setKeystrokes(0)}
      onSubmit={(event) => {
        event.preventDefault();
        setKeystrokes(0);
      }}
    >
      <Stack gap="lg">
        {[...fields, ...fields.map((name) => `${name} of the branch`)].map((name) => (
          <TextField key={name} label={name} />
        ))}
        <ActionBar
          sticky={changed}
          actions={
            <>
              {changed && (
                <Button type="reset" variant="ghost">
                  Discard
                </Button>
              )}
              <Button type="submit">Save Changes</Button>
            </>
          }
        >
          {changed ? <>{keystrokes} unsaved changes</> : "All changes saved"}
        </ActionBar>
      </Stack>
    </form>
  );
}

/** The bar is sticky while there are unsaved changes, and never covers the focused field. */
export const Sticky: Story = {
  tags: ["!visual"],
  render: () => <LongForm />,
  play: async ({ canvas, canvasElement, step }) => {
    const bar = canvasElement.querySelector("[data-slot=action-bar]");
    if (!bar) throw new Error("There is no bar.");
    const box = () => bar.getBoundingClientRect();
    const first = canvas.getByRole("textbox", { name: "Business" });
    scrollTo({ top: 0, behavior: "instant" });
    await step("without unsaved changes, the bar is at the form's end", async () => {
      await expect(box().top).toBeGreaterThan(innerHeight);
      await expect(canvas.getByRole("status")).toHaveTextContent("All changes saved");
    });
    await step(
      "after typing, the bar is in view and shows the number of unsaved changes",
      async () => {
        await userEvent.type(first, "Alder");
        await expect(canvas.getByRole("status")).toHaveTextContent("5 unsaved changes");
        await waitFor(() => expect(box().bottom).toBeLessThanOrEqual(innerHeight));
      },
    );
    await step("a field focused by keyboard is not covered", async () => {
      for (const name of [...fields.slice(1), "Business of the branch"]) {
        await press("{Tab}");
        const field = canvas.getByRole("textbox", { name });
        await expect(field).toHaveFocus();
        await waitFor(() =>
          expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(box().top),
        );
      }
    });
    await step("after the changes are discarded, the bar is not sticky any more", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
      await expect(canvas.getByRole("status")).toHaveTextContent("All changes saved");
      await expect(bar).toHaveAttribute("data-state", "resting");
    });
    await step("after the form was reset, the status still follows new changes", async () => {
      await userEvent.type(first, "Oak");
      await expect(canvas.getByRole("status")).toHaveTextContent("3 unsaved changes");
    });
  },
};

/** In a low window, such as at 400 % zoom, the bar is not sticky: it would cover the focused field. */
export const LowWindow: Story = {
  tags: ["!visual"],
  parameters: {
    viewport: {
      options: {
        low: { name: "320 × 256, low", styles: { width: "320px", height: "256px" } },
      },
    },
  },
  globals: { viewport: { value: "low" } },
  render: () => <LongForm />,
  play: async ({ canvas, canvasElement }) => {
    await expect(innerHeight).toBe(256);
    const bar = canvasElement.querySelector("[data-slot=action-bar]");
    await userEvent.type(canvas.getByRole("textbox", { name: "Business" }), "Alder");
    await expect(bar).toHaveAttribute("data-state", "sticky");
    await press("{Tab}");
    const field = canvas.getByRole("textbox", { name: "Website" });
    await expect(field).toHaveFocus();
    await expect(bar?.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    scrollTo({ top: 0, behavior: "instant" });
  },
};

/** Without and with the shadow of a sticky bar, on the page and on the board. */
export const Matrix: Story = {
  render: (args) => {
    const bars = (
      <Stack>
        <ActionBar {...args} actions={<Button>Save Changes</Button>}>
          All changes saved
        </ActionBar>
        <ActionBar {...args} className="shadow-float" />
      </Stack>
    );
    return (
      <div className="grid grid-cols-1 gap-8">
        {bars}
        <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
          {bars}
        </div>
      </div>
    );
  },
};

/** As wide as a phone: buttons that do not fit beside the status are in a row below it. */
export const Narrow: Story = {
  tags: ["!visual"],
  args: { className: "max-w-88" },
  play: async ({ canvas }) => {
    const [discard, save] = canvas
      .getAllByRole("button")
      .map((each) => each.getBoundingClientRect());
    const status = canvas.getByRole("status").getBoundingClientRect();
    await expect(discard?.top).toBe(save?.top);
    await expect(discard?.height).toBe(save?.height);
    await expect(status.bottom).toBeLessThan(discard?.top ?? 0);
  },
};

/** Many words and buttons: they wrap. */
export const Stress: Story = {
  args: {
    className: "max-w-80",
    children:
      "There are changes in the Bereitschaftsdienstbenachrichtigungsadresse that nobody has saved",
    actions: (
      <>
        <Button variant="ghost">Discard all changes of today</Button>
        <Button>Save Changes and Tell Everybody</Button>
      </>
    ),
  },
};
