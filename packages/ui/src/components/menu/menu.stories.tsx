import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import {
  ArrowUpRightIcon,
  ChevronDownIcon,
  PhoneIcon,
  RotateIcon,
  XIcon,
} from "../../foundations/icon/icon.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuItem } from "./menu.tsx";

const listen = fn();
const forward = fn();

const meta = {
  title: "Components/Menu",
  component: Menu,
  subcomponents: { MenuItem },
  args: {
    label: "What to do with this call",
    onOpenChange: fn(),
    trigger: (props) => (
      <Button variant="outline" trailingIcon={<ChevronDownIcon />} {...props}>
        This call
      </Button>
    ),
    children: (
      <>
        <MenuItem onClick={listen}>Listen to the recording</MenuItem>
        <MenuItem onClick={forward}>Forward to the on-call phone</MenuItem>
        <MenuItem disabled>Call back</MenuItem>
        <MenuItem tone="danger">Delete the recording</MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  beforeEach: () => {
    listen.mockClear();
    forward.mockClear();
  },
  // The list hangs in the window, outside the story's own place.
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Actions: a menu, walked by the arrow keys. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "This call" });
    const item = (name: string) => canvas.getByRole("menuitem", { name });
    const closed = () => waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());
    await expect(canvas.queryByRole("menu")).toBeNull();

    await step("Enter opens it, with the first item focused", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await canvas.findByRole("menu", { name: "What to do with this call" });
      await waitFor(() => expect(item("Listen to the recording")).toHaveFocus());
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step("arrows walk around, Home and End go to the ends", async () => {
      await userEvent.keyboard("{ArrowDown}");
      await expect(item("Forward to the on-call phone")).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(item("Delete the recording")).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(item("Listen to the recording")).toHaveFocus();
      await userEvent.keyboard("{ArrowUp}{Home}");
      await expect(item("Listen to the recording")).toHaveFocus();
    });

    await step("letters go to the item that begins with them", async () => {
      await userEvent.keyboard("f");
      await expect(item("Forward to the on-call phone")).toHaveFocus();
      await userEvent.keyboard("{Home}del");
      await expect(item("Delete the recording")).toHaveFocus();
    });

    await step("Escape closes it and gives the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await closed();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    });

    await step(
      "arrow up on the button opens it at the end; what is disabled does nothing",
      async () => {
        await userEvent.keyboard("{ArrowUp}");
        await waitFor(() => expect(item("Delete the recording")).toHaveFocus());
        await userEvent.keyboard("{ArrowUp}{Enter}");
        await expect(item("Call back")).toHaveAttribute("aria-disabled", "true");
        await expect(canvas.getByRole("menu")).toBeVisible();
      },
    );

    await step("Tab leaves it", async () => {
      await userEvent.keyboard("{Tab}");
      await closed();
    });

    await step("by pointer: choosing closes", async () => {
      await userEvent.click(button);
      await canvas.findByRole("menu");
      await userEvent.click(item("Listen to the recording"));
      await expect(listen).toHaveBeenCalledOnce();
      await closed();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"] };

const open: Story["play"] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"));
  await canvas.findByRole("list");
};

const industries = (
  <>
    <MenuItem href="#home-services">Home Services</MenuItem>
    <MenuItem href="#law-firms" aria-current="page">
      Law Firms
    </MenuItem>
    <MenuItem href="#healthcare">Healthcare</MenuItem>
    <MenuItem href="#docs" icon={<ArrowUpRightIcon />}>
      Docs
    </MenuItem>
  </>
);

/** Links stay links: a list that opens, reached by Tab and by the arrows. Amber is where you are. */
export const Links: Story = {
  args: {
    kind: "links",
    label: "Industries",
    trigger: (props) => (
      <Button variant="ghost" trailingIcon={<ChevronDownIcon />} {...props}>
        Industries
      </Button>
    ),
    children: industries,
  },
  play: async (context) => {
    const { canvas, step } = context;
    await open(context);
    const button = canvas.getByRole("button", { name: "Industries" });
    await step("the focus stays on the button; Tab goes through the links", async () => {
      await expect(button).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Home Services" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      const here = canvas.getByRole("link", { name: "Law Firms" });
      await expect(here).toHaveFocus();
      await expect(here).toHaveAttribute("aria-current", "page");
    });
    await step("Escape closes it and gives the focus back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
      await expect(button).toHaveFocus();
    });
    await open(context);
    button.blur();
  },
};

/** Every kind of item, open: resting, with an icon, not to be had, not to be undone. */
export const Open: Story = {
  args: {
    children: (
      <>
        <MenuItem icon={<RotateIcon className="text-ink-muted" />}>Listen again</MenuItem>
        <MenuItem icon={<PhoneIcon className="text-ink-muted" />}>
          Forward to the on-call phone
        </MenuItem>
        <MenuItem disabled>Call back</MenuItem>
        <MenuItem tone="danger" icon={<XIcon />}>
          Delete the recording
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(canvas.getAllByRole("menuitem")[0]).toHaveFocus());
  },
};

/** More than the window holds, and words that are too long: it scrolls, they break. */
export const Stress: Story = {
  args: {
    label: "Languages",
    children: [
      "Rechtsschutzversicherungsgesellschaften with offices in more than one state",
      ...Array.from({ length: 16 }, (_, index) => `Line ${index + 1}, after hours`),
    ].map((each) => <MenuItem key={each}>{each}</MenuItem>),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getAllByRole("menuitem")[0]).toHaveFocus());
  },
};
