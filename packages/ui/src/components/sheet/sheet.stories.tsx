import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { closeOnTitleLine } from "../../../testing/close-on-title-line.ts";
import { closeByOwnButton } from "../../../testing/own-close.ts";
import { press } from "../../../testing/press.ts";
import { Link } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { Button } from "../button/button.tsx";
import { Sheet, SheetClose } from "./sheet.tsx";

const meta = {
  title: "Components/Sheet",
  component: Sheet,
  args: {
    title: "Voice analytics",
    description: "What was said on your calls, counted.",
    onOpenChange: fn(),
    trigger: <Button variant="outline">Voice analytics</Button>,
    children: (
      <Stack>
        <Text>
          Every call leaves a transcript, an outcome and a length. Larkline adds them up by the
          hour, by the line and by what the caller wanted, so that you see when the phone rings most
          and what for.
        </Text>
        <Text>
          The figures go where you work: to your CRM, to a weekly email, or to a sheet of your own.
        </Text>
        <p>
          <Link variant="standalone" href="#ai-receptionist">
            AI receptionist
          </Link>
        </p>
      </Stack>
    ),
  },
  argTypes: {
    trigger: { control: false },
    footer: { control: false },
    children: { control: false },
    initialFocus: { control: false },
  },
  // Reserves space for the sheet, which takes none in the page's flow.
  decorators: [
    (Story) => (
      <div className="min-h-[32rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens from its trigger, and closes by Escape, by its button and by the backdrop. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Voice analytics" });

    await step(
      "opens by Enter with the focus inside, and the page behind does not scroll",
      async () => {
        await press("{Tab}{Enter}");
        const sheet = await canvas.findByRole("dialog", { name: "Voice analytics" });
        await expect(sheet).toHaveAccessibleDescription(/counted/);
        await waitFor(() =>
          expect(within(sheet).getByRole("link", { name: "AI receptionist" })).toHaveFocus(),
        );
        await expect(getComputedStyle(document.body).overflow).toBe("hidden");
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      },
    );

    await step("Escape closes the sheet and returns the focus", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });

    await step("closes by its button and by a click on the backdrop", async () => {
      await userEvent.click(trigger);
      await userEvent.click(await canvas.findByRole("button", { name: "Close" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await userEvent.click(trigger);
      await canvas.findByRole("dialog");
      // The backdrop is not an element. A click on it has the page's root element as its target.
      await userEvent.click(document.documentElement);
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      trigger.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { closeOnBackdrop: true } };

/** By default: from the bottom on a phone, from the end side on wider screens. */
export const Open: Story = { args: { defaultOpen: true, trigger: undefined } };

/** With actions in the footer. */
export const WithActions: Story = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: "Careers",
    description: "Nobody here has a headset.",
    children: (
      <Text>
        Larkline is made in Austin and from home. No position is open this month; write anyway, and
        say what you would take off the phone first.
      </Text>
    ),
    footer: (
      <>
        <Button>Write to Us</Button>
        <SheetClose asChild>
          <Button variant="ghost">Not Now</Button>
        </SheetClose>
      </>
    ),
  },
};

/** Without `asChild` a `SheetClose` renders a ghost button. */
export const OwnClose: Story = {
  tags: ["!visual"],
  args: {
    defaultOpen: true,
    trigger: undefined,
    footer: (
      <>
        <SheetClose>Not Now</SheetClose>
        <Button variant="ghost">Ask Us</Button>
      </>
    ),
  },
  play: closeByOwnButton,
};

const changeHandler = fn();

function Topics() {
  const [topic, setTopic] = useState<string | undefined>();
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {["Privacy", "Terms"].map((name) => (
          <Button key={name} variant="ghost" onClick={() => setTopic(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Sheet
        title={topic ?? "Topic"}
        open={topic !== undefined}
        onOpenChange={(open) => {
          changeHandler(open);
          if (!open) setTopic(undefined);
        }}
      >
        <Text>In plain words, one page long.</Text>
      </Sheet>
    </>
  );
}

/** One sheet for many topics, controlled by the application. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: () => <Topics />,
  beforeEach: () => {
    changeHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const terms = canvas.getByRole("button", { name: "Terms" });
    await userEvent.click(terms);
    await canvas.findByRole("dialog", { name: "Terms" });
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(changeHandler).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(terms).toHaveFocus());
    terms.blur();
  },
};

/** Long content scrolls between the title and the actions. The close button is on the title's first line. */
export const Stress: Story = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: "Datenschutzgrundverordnung and what it means for recorded calls",
    children: (
      <ol className="grid gap-4">
        {Array.from({ length: 14 }, (_, index) => (
          <li key={index}>
            <Text>
              {index + 1}. A caller who asks not to be recorded is not recorded, and the transcript
              of what was said until then is deleted.
            </Text>
          </li>
        ))}
      </ol>
    ),
    footer: <Button>Read the Whole Page</Button>,
  },
  play: closeOnTitleLine,
};

/** From the start side, on phones too. */
export const Side: Story = {
  args: { defaultOpen: true, trigger: undefined, side: "start" },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole("dialog", { name: "Voice analytics" });
    await waitFor(() => expect(sheet.getAnimations()).toEqual([]));
    const box = sheet.getBoundingClientRect();
    const rtl = getComputedStyle(sheet).direction === "rtl";
    await expect(Math.round(rtl ? window.innerWidth - box.right : box.left)).toBe(0);
  },
};

/** In right-to-left text the end side is the left one, from which the sheet slides in. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  args: { side: "end" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Voice analytics" });
    await userEvent.click(trigger);
    const sheet = await canvas.findByRole("dialog", { name: "Voice analytics" });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().left)).toBe(0));
    const shift = getComputedStyle(sheet).getPropertyValue("--modal-shift");
    await expect(shift.trim()).toBe("-100%");
    const box = sheet.getBoundingClientRect();
    const corner = within(sheet).getByRole("button", { name: "Close" }).getBoundingClientRect();
    await expect(corner.left - box.left).toBeLessThan(box.right - corner.right);
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    trigger.blur();
  },
};

/** From the bottom edge, in windows of any width. */
export const FromBelow: Story = { args: { defaultOpen: true, trigger: undefined, side: "bottom" } };
