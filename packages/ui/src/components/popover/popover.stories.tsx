import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { expectSameLook } from "../../../testing/same-look.ts";
import { ChevronDownIcon } from "../../foundations/icon/icon.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { Button } from "../button/button.tsx";
import { Combobox } from "../combobox/combobox.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ThemeSwitch } from "../theme-switch/theme-switch.tsx";
import {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
} from "./popover.tsx";

const trigger = (
  <PopoverTrigger asChild>
    <Button variant="outline">Forward calls</Button>
  </PopoverTrigger>
);

const meta = {
  title: "Components/Popover",
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverAnchor, PopoverContent, PopoverClose },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        {trigger}
        <PopoverContent title="Forward calls">
          <Stack>
            <TextField label="On-call phone" type="tel" />
            <PopoverClose asChild>
              <Button size="sm">Save number</Button>
            </PopoverClose>
          </Stack>
        </PopoverContent>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  // Reserves space for the panel, which is in the top layer and takes none in the story.
  decorators: [
    (Story) => (
      <div className="min-h-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

/** A setting next to the button that opens it. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    const styles = document.querySelectorAll("style").length;
    const expectClosed = () => waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await step("a press opens the popover; its first field has the focus", async () => {
      await userEvent.click(button);
      await canvas.findByRole("dialog", { name: "Forward calls" });
      await waitFor(() =>
        expect(canvas.getByRole("textbox", { name: "On-call phone" })).toHaveFocus(),
      );
      await expect(button).toHaveAttribute("aria-expanded", "true");
    });
    await step("PopoverClose closes the popover and returns the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save number" }));
      await expectClosed();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
    await step("a click outside closes the popover; no style element was added", async () => {
      await userEvent.click(button);
      await canvas.findByRole("dialog");
      await userEvent.click(document.body);
      await expectClosed();
      await expect(document.querySelectorAll("style")).toHaveLength(styles);
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** Every part of an open popover. The panel is placed at a `PopoverAnchor` instead of the button. */
export const Parts: Story = {
  tags: ["parts"],
  args: {
    open: true,
    children: (
      <PopoverAnchor className="inline-flex items-center gap-3">
        <Text>Rings your office first.</Text>
        {trigger}
        <PopoverContent title="Forward calls" headingLevel={3}>
          <Text>To the on-call phone, from 6 pm to 7 am.</Text>
          <PopoverClose className="mt-3">Done</PopoverClose>
        </PopoverContent>
      </PopoverAnchor>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("dialog", { name: "Forward calls" })).toBeVisible(),
    );
  },
};

/** Without `asChild` a `PopoverClose` renders a ghost button, as a `DialogClose` does. */
export const OwnClose: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        {trigger}
        <PopoverContent title="Forward calls">
          <Text>To the on-call phone, from 6 pm to 7 am.</Text>
          <PopoverClose>Done</PopoverClose>
          <Button variant="ghost">Change</Button>
        </PopoverContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Forward calls" }).focus();
    await press("{Enter}");
    const close = await canvas.findByRole("button", { name: "Done" });
    await expectFocus(() => close);
    await expectSameLook(close, canvas.getByRole("button", { name: "Change" }));
    await expect(getComputedStyle(close).outlineStyle).toBe("solid");
    await press("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** The keys of a non-modal dialog. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    const field = () => canvas.getByRole("textbox", { name: "On-call phone" });
    await step("Enter: opens the popover and focuses its first control", async () => {
      button.focus();
      await press("{Enter}");
      await expectFocus(field);
    });
    await step("Tab: moves to the next control, and from the last to the first", async () => {
      await press("{Tab}");
      await expectFocus(() => canvas.getByRole("button", { name: "Save number" }));
      await press("{Tab}");
      await expectFocus(field);
    });
    await step("Escape: closes the popover and returns the focus to its button", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expectFocus(() => button);
    });
    await step("Space: opens the popover", async () => {
      await press(" ");
      await expectFocus(field);
      await press("{Escape}");
      await expectFocus(() => button);
      button.blur();
    });
  },
};

/**
 * The focused element handles Escape first: it closes the list of a `Combobox`, clears a `SearchField`, and
 * cancels a word that an input method composes. The next Escape closes the popover.
 */
export const EscapeInside: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        {trigger}
        <PopoverContent title="Forward calls">
          <Stack>
            <Combobox label="Carrier" options={[{ value: "northwind", label: "Northwind" }]} />
            <SearchField label="Find a person" hideLabel={false} />
          </Stack>
        </PopoverContent>
      </>
    ),
  },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    button.focus();
    await press("{Enter}");
    const carrier = await canvas.findByRole("combobox", { name: "Carrier" });
    await expectFocus(() => carrier);
    const dialog = canvas.getByRole("dialog", { name: "Forward calls" });
    await step("in an open list", async () => {
      await press("{ArrowDown}");
      await canvas.findByRole("option", { name: "Northwind" });
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("option")).toBeNull());
      await expect(dialog).toBeVisible();
    });
    await step("in a filled search field", async () => {
      const field = canvas.getByRole("searchbox", { name: "Find a person" });
      field.focus();
      await press("Dana");
      await fireEvent.keyDown(field, { key: "Escape", isComposing: true });
      await expect(field).toHaveValue("Dana");
      await press("{Escape}");
      await expect(field).toHaveValue("");
      await expect(dialog).toBeVisible();
    });
    await step("the next Escape closes the popover", async () => {
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expectFocus(() => button);
      button.blur();
    });
  },
};

/** Escape closes an open native popover inside first, such as that of a `ThemeSwitch`. */
export const EscapeInNativePopover: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        {trigger}
        <PopoverContent title="Display">
          <ThemeSwitch value="system" onValueChange={fn()} />
        </PopoverContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    button.focus();
    await press("{Enter}");
    const theme = await canvas.findByRole("button", { name: "Theme: System" });
    await expectFocus(() => theme);
    await press("{Enter}");
    await canvas.findByRole("radio", { name: "Dark" });
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("radio")).toBeNull());
    await expect(canvas.getByRole("dialog", { name: "Display" })).toBeVisible();
    await expectFocus(() => theme);
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expectFocus(() => button);
    button.blur();
  },
};

/** Links that do not fit into a row. They are not menu items: Tab moves from one link to the next. */
export const Links: Story = {
  args: {
    open: true,
    children: (
      <>
        <PopoverTrigger asChild>
          <Button variant="ghost" trailingIcon={<ChevronDownIcon />}>
            Industries
          </Button>
        </PopoverTrigger>
        <PopoverContent title="Industries">
          <Stack as="ul" gap="sm">
            <li>
              <Link href="#home-services">Home Services</Link>
            </li>
            <li>
              <Link href="#law-firms" aria-current="page">
                Law Firms
              </Link>
            </li>
            <li>
              <Link href="#healthcare">Healthcare</Link>
            </li>
          </Stack>
        </PopoverContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("link", { name: "Law Firms" })).toBeVisible());
  },
};

/** In right-to-left text `align="start"` aligns the right edges. The story runs in React's strict mode. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  render: () => (
    <StrictMode>
      <div dir="rtl">
        <Popover defaultOpen>
          {trigger}
          <PopoverContent title="Forward calls">
            <Text>To the on-call phone.</Text>
          </PopoverContent>
        </Popover>
      </div>
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("button").getBoundingClientRect();
    await waitFor(() =>
      expect(
        Math.abs(canvas.getByRole("dialog").getBoundingClientRect().right - right),
      ).toBeLessThan(2),
    );
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** In a paragraph: the panel is not inside the paragraph. */
export const InText: Story = {
  tags: ["!visual"],
  render: (args) => (
    <p>
      Calls ring your office first. <Popover {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    button.focus();
    await press("{Enter}");
    await expectFocus(() => canvas.getByRole("textbox", { name: "On-call phone" }));
    // HTML allows no `div` in a paragraph, and React would write an error to the console.
    await expect(button.closest("p")?.querySelector("div")).toBeNull();
    await press("{Escape}");
    await expectFocus(() => button);
    button.blur();
  },
};

/** Long words break. A text too high for the window scrolls inside the panel. */
export const Stress: Story = {
  args: {
    open: true,
    children: (
      <>
        {trigger}
        <PopoverContent title="Bereitschaftsdiensttelefonzentralenweiterleitung">
          <Text>
            {"Rings the office first, then whoever is on call tonight, then the owner. ".repeat(8)}
          </Text>
        </PopoverContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible());
  },
};
