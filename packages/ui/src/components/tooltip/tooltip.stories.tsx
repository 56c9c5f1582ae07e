import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import {
  InfoIcon,
  MoonIcon,
  PauseIcon,
  PlayIcon,
  RotateIcon,
} from "../../foundations/icon/icon.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { Prose } from "../../layout/prose/prose.tsx";
import { Button } from "../button/button.tsx";
import { DialogContent, DialogRoot, DialogTitle, DialogTrigger } from "../dialog/dialog.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../menu/menu.tsx";
import { Tooltip, TooltipProvider } from "./tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  subcomponents: { TooltipProvider },
  args: {
    text: "Rings your office first, then the on-call phone",
    onOpenChange: fn(),
    children: <Button variant="outline">Forward calls</Button>,
  },
  argTypes: { children: { control: false } },
  // Reserves space for the tooltip, which is in the top layer and takes none in the story.
  decorators: [
    (Story) => (
      <div className="flex min-h-56 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a mouse that moves onto the element. */
const hover = (element: Element) => fireEvent.pointerMove(element, { pointerType: "mouse" });

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    const tooltip = () => canvas.queryByRole("tooltip");
    const styles = document.querySelectorAll("style").length;
    await expect(button).toHaveAccessibleDescription(/Rings your office first/);
    await expect(tooltip()).toBeNull();

    await step("opens when the pointer rests on the button for 300 ms", async () => {
      const startTimer = spyOn(window, "setTimeout");
      await hover(button);
      await expect(startTimer).toHaveBeenCalledWith(expect.any(Function), 300);
      startTimer.mockRestore();
      await waitFor(() => expect(tooltip()).toBeVisible());
      await expect(button).toHaveAccessibleDescription(
        "Rings your office first, then the on-call phone",
      );
    });

    await step("a click closes the tooltip", async () => {
      await fireEvent.pointerDown(button, { pointerType: "mouse" });
      await waitFor(() => expect(tooltip()).toBeNull());
      await fireEvent.pointerUp(button, { pointerType: "mouse" });
      await fireEvent.pointerLeave(button, { pointerType: "mouse" });
    });

    await step("focus by a click does not open the tooltip", async () => {
      await userEvent.click(button);
      await expect(tooltip()).toBeNull();
      await expect(document.querySelectorAll("style")).toHaveLength(styles);
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { side: "top" } };

/** Each row of the keyboard table in the docs. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    const tooltip = () => canvas.queryByRole("tooltip");
    await step("Tab: the focus opens the tooltip at once", async () => {
      await press("{Tab}");
      await expect(button).toHaveFocus();
      await expect(tooltip()).toBeVisible();
    });
    await step("Escape: closes the tooltip; the focus stays", async () => {
      await press("{Escape}");
      await waitFor(() => expect(tooltip()).toBeNull());
      await expect(button).toHaveFocus();
    });
    await step("Tab: moves the focus on and closes the tooltip", async () => {
      await press("{Shift>}{Tab}{/Shift}{Tab}");
      await waitFor(() => expect(tooltip()).toBeVisible());
      await press("{Tab}");
      await waitFor(() => expect(tooltip()).toBeNull());
      button.blur();
    });
  },
};

const expectTooltip: Story["play"] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
};

/** Open, above its button. */
export const Open: Story = { tags: ["parts"], args: { open: true }, play: expectTooltip };

/** Shows an icon button's accessible name. */
export const NamesAnIcon: Story = {
  args: {
    text: "Call again",
    side: "bottom",
    describes: "name",
    open: true,
    children: <IconButton label="Call again" icon={<RotateIcon size="md" />} variant="outline" />,
  },
  play: async (context) => {
    await expectTooltip(context);
    await expect(context.canvas.getByRole("button")).not.toHaveAccessibleDescription();
  },
};

/** On the board the tooltip is pale, as are the board's primary buttons. */
export const OnBoard: Story = {
  args: {
    text: "Follows your device",
    open: true,
    children: <IconButton label="Theme" icon={<MoonIcon size="md" />} />,
  },
  decorators: [
    (Story) => (
      <div data-ground="board" className="rounded-panel bg-page px-16 pt-16 pb-6 text-ink">
        <Story />
      </div>
    ),
  ],
  play: expectTooltip,
};

/** In a toolbar only one tooltip is open at a time. */
export const Toolbar: Story = {
  tags: ["!visual"],
  render: () => (
    <StrictMode>
      <TooltipProvider>
        <Tooltip text="Play" describes="name" side="bottom">
          <IconButton label="Play" icon={<PlayIcon size="md" />} />
        </Tooltip>
        <Tooltip text="Pause" describes="name" side="bottom">
          <IconButton label="Pause" icon={<PauseIcon size="md" />} />
        </Tooltip>
      </TooltipProvider>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await press("{Tab}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent("Play"));
    await press("{Tab}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent("Pause"));
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
  },
};

/** A tap does not open the tooltip; screen readers still read the description. */
export const Touch: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      <Tooltip {...args} />
      <Tooltip text="Ends the call">
        <Button>Hang up</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    await fireEvent.pointerMove(button, { pointerType: "touch" });
    // The other button is hovered later, and its tooltip opens after the same delay. If a touch opened the
    // first tooltip, it would have opened by then.
    await hover(canvas.getByRole("button", { name: "Hang up" }));
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent("Ends the call"));
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    await fireEvent.click(button);
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(true);
    await expect(button).toHaveAccessibleDescription();
  },
};

/** On buttons that open a dialog or a menu: the tooltip is outside the trigger. */
export const OnTriggers: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="flex gap-3">
      <DialogRoot>
        <Tooltip text="Takes one working day">
          <DialogTrigger asChild>
            <Button>Move number</Button>
          </DialogTrigger>
        </Tooltip>
        <DialogContent>
          <DialogTitle>Move your number?</DialogTitle>
        </DialogContent>
      </DialogRoot>
      <Menu>
        <Tooltip text="For this call only">
          <MenuTrigger asChild>
            <Button variant="outline">Call</Button>
          </MenuTrigger>
        </Tooltip>
        <MenuContent>
          <MenuItem>Forward</MenuItem>
        </MenuContent>
      </Menu>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const tooltip = () => canvas.queryByRole("tooltip");
    await step("the dialog's button shows the tooltip and opens the dialog", async () => {
      const button = canvas.getByRole("button", { name: "Move number" });
      await expect(button).toHaveAccessibleDescription("Takes one working day");
      await press("{Tab}");
      await waitFor(() => expect(tooltip()).toHaveTextContent("Takes one working day"));
      await press("{Enter}");
      await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
      await expect(tooltip()).toBeNull();
      // `data-state` is the tooltip's, as the docs say.
      await expect(button).toHaveAttribute("data-state", "closed");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(button).toHaveFocus();
    });
    await step(
      "a dialog that is closed by a click returns the focus without a tooltip",
      async () => {
        const button = canvas.getByRole("button", { name: "Move number" });
        await userEvent.click(button);
        const dialog = await canvas.findByRole("dialog");
        // As after a real click, which a story cannot cause: then the returned focus is not visible.
        Object.defineProperty(button, "matches", {
          configurable: true,
          value: (selector: string) =>
            selector !== ":focus-visible" && button.closest(selector) === button,
        });
        await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
        await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
        await waitFor(() => expect(button).toHaveFocus());
        await expect(tooltip()).toBeNull();
        Reflect.deleteProperty(button, "matches");
      },
    );
    await step("the menu's button shows the tooltip and opens the menu", async () => {
      const button = canvas.getByRole("button", { name: "Call" });
      await expect(button).toHaveAccessibleDescription("For this call only");
      await press("{Tab}");
      await waitFor(() => expect(tooltip()).toHaveTextContent("For this call only"));
      await press("{ArrowDown}");
      await waitFor(() => expect(canvas.getByRole("menuitem", { name: "Forward" })).toHaveFocus());
      await expect(tooltip()).toBeNull();
      await expect(button).toHaveAttribute("data-state", "closed");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
      await expect(button).toHaveFocus();
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible());
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
      button.blur();
    });
  },
};

/** `start` and `end` follow the text direction. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  args: { side: "start", text: "Forward" },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await press("{Tab}");
    await waitFor(() =>
      expect(canvas.getByRole("tooltip").getBoundingClientRect().left).toBeGreaterThan(
        button.getBoundingClientRect().right,
      ),
    );
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull());
    button.blur();
  },
};

/** On a link in a paragraph: the tooltip is not inside the paragraph, and does not move the page. */
export const InText: Story = {
  tags: ["!visual"],
  render: () => (
    <Prose>
      <p>
        Calls are recorded under the rules of{" "}
        <Tooltip text="Texas asks one party to agree">
          <Link href="#law">the caller’s state</Link>
        </Tooltip>
        .
      </p>
    </Prose>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "the caller’s state" });
    await expect(link).toHaveAccessibleDescription("Texas asks one party to agree");
    await press("{Tab}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    const paragraph = link.closest("p");
    // HTML allows no `div` in a paragraph, and React would write an error to the console.
    await expect(paragraph?.querySelector("div")).toBeNull();
    if (paragraph) await expect(getComputedStyle(paragraph).marginBottom).toBe("0px");
    link.blur();
  },
};

/** In a paragraph with its own direction, language and ground, the tooltip has the same three properties. */
export const InRightToLeftText: Story = {
  tags: ["!visual"],
  render: () => (
    <div>
      <p dir="rtl" lang="ar" data-ground="board" className="bg-page p-4">
        <Tooltip text="قانون الولاية">
          <Link href="#law">القواعد</Link>
        </Tooltip>
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await press("{Tab}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    const tooltip = canvas.getByRole("tooltip");
    await expect(tooltip.closest("[lang]")).toHaveAttribute("lang", "ar");
    await expect(tooltip.closest("[data-ground]")).toHaveAttribute("data-ground", "board");
    await expect(getComputedStyle(tooltip).direction).toBe("rtl");
    canvas.getByRole("link").blur();
  },
};

/** A long text at the window's corner wraps and stays in view. */
export const Stress: Story = {
  args: {
    text: "Rings the office first, then the Bereitschaftsdiensttelefonzentrale, then whoever is on call tonight",
    open: true,
    children: <IconButton label="How calls are forwarded" icon={<InfoIcon size="md" />} />,
  },
  decorators: [
    (Story) => (
      <div className="-mt-24 w-full">
        <Story />
      </div>
    ),
  ],
  play: expectTooltip,
};
