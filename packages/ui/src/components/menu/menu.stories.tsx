import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import {
  ArrowUpRightIcon,
  ChevronDownIcon,
  PhoneIcon,
  RotateIcon,
  XIcon,
} from "../../foundations/icon/icon.tsx";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import {
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from "./menu.tsx";

const listen = fn();
const forward = fn();
const callBack = fn();
const showRecordings = fn();

const thisCall = (
  <Button variant="outline" trailingIcon={<ChevronDownIcon />}>
    This call
  </Button>
);

const meta = {
  title: "Components/Menu",
  component: Menu,
  subcomponents: {
    MenuTrigger,
    MenuContent,
    MenuItem,
    MenuGroup,
    MenuLabel,
    MenuCheckboxItem,
    MenuRadioGroup,
    MenuRadioItem,
    MenuSeparator,
    MenuSub,
    MenuSubTrigger,
    MenuSubContent,
  },
  args: {
    label: "What to do with this call",
    onOpenChange: fn(),
    trigger: thisCall,
    children: (
      <>
        <MenuItem onSelect={listen}>Listen to the recording</MenuItem>
        <MenuItem onSelect={forward}>Forward to the on-call phone</MenuItem>
        <MenuItem disabled>Call back</MenuItem>
        <MenuItem tone="danger">Delete the recording</MenuItem>
      </>
    ),
  },
  argTypes: { trigger: { control: false }, children: { control: false } },
  beforeEach: () => {
    listen.mockClear();
    forward.mockClear();
    callBack.mockClear();
    showRecordings.mockClear();
  },
  // Reserves space for the menu, which is in the top layer and takes none in the story.
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
type Play = NonNullable<Story["play"]>;
type Canvas = Parameters<Play>[0]["canvas"];

const expectFocus = (find: () => HTMLElement) => waitFor(() => expect(find()).toHaveFocus());

const rightEdge = (element: HTMLElement) => element.getBoundingClientRect().right;

/** Radix moves the focus shortly after the key press, so the next key press has to wait for that. */
const pressAndExpectFocus = async (key: string, find: () => HTMLElement) => {
  await press(key);
  await expectFocus(find);
};

const expectClosed = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole("menu")).toBeNull());

/** A short list of actions. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "This call" });
    const styles = document.querySelectorAll("style").length;
    await expect(canvas.queryByRole("menu")).toBeNull();

    await step("a click opens the menu, selecting an item closes it", async () => {
      await userEvent.click(button);
      const menu = await canvas.findByRole("menu", { name: "What to do with this call" });
      await waitFor(() => expect(menu).toHaveFocus());
      // The menu itself shows no focus ring; by keyboard, the focused item shows one.
      await expect(getComputedStyle(menu).outlineStyle).toBe("none");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(canvas.getByRole("menuitem", { name: "Listen to the recording" }));
      await expect(listen).toHaveBeenCalledOnce();
      await expectClosed(canvas);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(button).toHaveFocus());
    });

    await step("a press on the button closes the menu again", async () => {
      await userEvent.click(button);
      await canvas.findByRole("menu");
      await userEvent.click(button);
      await expectClosed(canvas);
    });

    await step(
      "a click outside closes the menu; the page was never hidden from assistive technology",
      async () => {
        await userEvent.click(button);
        await canvas.findByRole("menu");
        await expect(canvas.getByRole("button", { name: "This call" })).toBeVisible();
        await userEvent.click(document.body);
        await expectClosed(canvas);
      },
    );

    await step(
      "a synthetic click, by a script or by speech input, opens the menu, too",
      async () => {
        await waitFor(() => button.click());
        await canvas.findByRole("menu");
        await waitFor(() => button.click());
        await expectClosed(canvas);
      },
    );

    await step("no style element was added to the page", async () => {
      await expect(document.querySelectorAll("style")).toHaveLength(styles);
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"] };

const parts = (
  <>
    <MenuTrigger asChild>
      <Button variant="outline" trailingIcon={<ChevronDownIcon />}>
        Calls
      </Button>
    </MenuTrigger>
    <MenuContent>
      <MenuGroup label="This week">
        <MenuItem href="#calls">All calls</MenuItem>
        <MenuItem href="#open" aria-current="page">
          Open calls
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuCheckboxItem defaultChecked>Show recordings</MenuCheckboxItem>
      <MenuCheckboxItem>Show calls after hours</MenuCheckboxItem>
      <MenuSeparator />
      <MenuRadioGroup label="Sorted by" defaultValue="newest">
        <MenuRadioItem value="newest">Newest first</MenuRadioItem>
        <MenuRadioItem value="longest">Longest first</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuSub open>
        <MenuSubTrigger>Export</MenuSubTrigger>
        <MenuSubContent>
          <MenuLabel>As a file</MenuLabel>
          <MenuItem>Table</MenuItem>
          <MenuItem>Recordings</MenuItem>
        </MenuSubContent>
      </MenuSub>
    </MenuContent>
  </>
);

const tall: Decorator = (Story) => (
  <div className="min-h-152">
    <Story />
  </div>
);

/** Every part: groups, checkbox items, radio items and a submenu. */
export const Parts: Story = {
  // The conformance tests mount the parts in this story (tests/kit/conformance/mount.tsx).
  tags: ["parts"],
  args: { open: true, children: parts },
  decorators: [tall],
  render: ({ open = true, children }) => <Menu open={open}>{children}</Menu>,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("menu", { name: "Calls" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: "Sorted by" })).toBeVisible();
    await expect(canvas.getByRole("menu", { name: "Export" })).toBeVisible();
  },
};

/** A menu with every kind of item, uncontrolled, as in an application. */
function CallsMenu({ defaultOpen = false }: { defaultOpen?: boolean }) {
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>
        <Button variant="outline" trailingIcon={<ChevronDownIcon />}>
          Calls
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={listen}>All calls</MenuItem>
        <MenuItem disabled onSelect={callBack}>
          Missed calls
        </MenuItem>
        <MenuCheckboxItem onCheckedChange={showRecordings}>Show recordings</MenuCheckboxItem>
        <MenuRadioGroup label="Sorted by" defaultValue="newest">
          <MenuRadioItem value="newest">Newest first</MenuRadioItem>
          <MenuRadioItem value="longest">Longest first</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSub>
          <MenuSubTrigger>Export</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem onSelect={forward}>Table</MenuItem>
            <MenuItem>Recordings</MenuItem>
          </MenuSubContent>
        </MenuSub>
      </MenuContent>
    </Menu>
  );
}

/** Each row of the W3C pattern's keyboard tables: menu button, menu, submenu, checkbox and radio items. */
export const Keyboard: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <CallsMenu /> <Button variant="ghost">Next</Button>
    </>
  ),
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Calls" });
    const item = (name: string) => canvas.getByRole("menuitem", { name });
    const box = () => canvas.getByRole("menuitemcheckbox", { name: "Show recordings" });
    const radio = (name: string) => canvas.getByRole("menuitemradio", { name });
    const open = async () => {
      button.focus();
      await press("{Enter}");
      await expectFocus(() => item("All calls"));
    };

    await step("Enter: opens the menu at its first item", open);
    await step("Escape: closes the menu, the focus returns to its button", async () => {
      await press("{Escape}");
      await expectClosed(canvas);
      await expectFocus(() => button);
    });
    await step("Space: opens the menu at its first item", async () => {
      await press(" ");
      await expectFocus(() => item("All calls"));
      await press("{Escape}");
      await expectFocus(() => button);
    });
    await step("Arrow down: opens the menu at its first item", async () => {
      await press("{ArrowDown}");
      await expectFocus(() => item("All calls"));
      await press("{Escape}");
      await expectFocus(() => button);
    });
    await step("Arrow up: opens the menu at its last item", async () => {
      await press("{ArrowUp}");
      await expectFocus(() => item("Export"));
    });
    await step("Arrow down: to the next item, and from the last to the first", async () => {
      await press("{ArrowDown}");
      await expectFocus(() => item("All calls"));
      await press("{ArrowDown}");
      await expectFocus(() => item("Missed calls"));
    });
    await step("Arrow up: to the previous item, and from the first to the last", async () => {
      await press("{ArrowUp}");
      await expectFocus(() => item("All calls"));
      await press("{ArrowUp}");
      await expectFocus(() => item("Export"));
    });
    await step("Home, End: to the first and the last item", async () => {
      await press("{Home}");
      await expectFocus(() => item("All calls"));
      await press("{End}");
      await expectFocus(() => item("Export"));
    });
    await step("Enter, Space: have no effect on a disabled item", async () => {
      await pressAndExpectFocus("{Home}", () => item("All calls"));
      await pressAndExpectFocus("{ArrowDown}", () => item("Missed calls"));
      await press("{Enter}");
      await press(" ");
      await expect(callBack).not.toHaveBeenCalled();
      await expect(item("Missed calls")).toHaveFocus();
    });
    await step("Space on a checkbox item: changes it, the menu stays open", async () => {
      await pressAndExpectFocus("{ArrowDown}", box);
      await expect(box()).not.toBeChecked();
      await press(" ");
      await waitFor(() => expect(box()).toBeChecked());
    });
    await step("Space on a radio item: chooses it, the menu stays open", async () => {
      await expect(radio("Newest first")).toBeChecked();
      await pressAndExpectFocus("{ArrowDown}", () => radio("Newest first"));
      await pressAndExpectFocus("{ArrowDown}", () => radio("Longest first"));
      await press(" ");
      await waitFor(() => expect(radio("Longest first")).toBeChecked());
      await expect(radio("Newest first")).not.toBeChecked();
    });
    await step("Arrow right: opens the submenu at its first item", async () => {
      await pressAndExpectFocus("{End}", () => item("Export"));
      await pressAndExpectFocus("{ArrowRight}", () => item("Table"));
    });
    await step("Arrow left: closes the submenu, the focus moves to its item", async () => {
      await press("{ArrowLeft}");
      await expectFocus(() => item("Export"));
      await expect(canvas.queryByRole("menuitem", { name: "Table" })).toBeNull();
    });
    await step("Enter on the submenu's item: opens the submenu", async () => {
      await press("{Enter}");
      await expectFocus(() => item("Table"));
    });
    await step("Escape in the submenu: closes only the submenu", async () => {
      await press("{Escape}");
      await expectFocus(() => item("Export"));
      await expect(canvas.getByRole("menu", { name: "Calls" })).toBeVisible();
    });
    await step("Enter on an item of the submenu: selects it and closes all menus", async () => {
      await press(" ");
      await expectFocus(() => item("Table"));
      await press("{Enter}");
      await expect(forward).toHaveBeenCalledOnce();
      await expectClosed(canvas);
      await expectFocus(() => button);
    });
    await step("Enter on a checkbox item: changes it and closes the menu", async () => {
      await open();
      await pressAndExpectFocus("{ArrowDown}", () => item("Missed calls"));
      await pressAndExpectFocus("{ArrowDown}", box);
      const wasChecked = box().ariaChecked === "true";
      showRecordings.mockClear();
      await press("{Enter}");
      await expect(showRecordings.mock.calls).toEqual([[!wasChecked]]);
      await expectClosed(canvas);
      await expectFocus(() => button);
    });
    await step("Enter on an item: chooses it and closes the menu", async () => {
      await open();
      await press("{Enter}");
      await expect(listen).toHaveBeenCalledOnce();
      await expectClosed(canvas);
      await expectFocus(() => button);
    });
    await step("A letter: to the next item that begins with it", async () => {
      await open();
      await press("l");
      await expectFocus(() => radio("Longest first"));
      await press("{Escape}");
      await expectFocus(() => button);
    });
    await step("Tab: closes the menu and moves on from its button", async () => {
      await open();
      await press("{Tab}");
      await expectClosed(canvas);
      await expectFocus(() => canvas.getByRole("button", { name: "Next" }));
      canvas.getByRole("button", { name: "Next" }).blur();
    });
  },
};

/** Arrow up on the button skips a disabled submenu at the end, as the other keys do. */
export const LastItemDisabled: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        <MenuItem onSelect={listen}>Listen to the recording</MenuItem>
        <MenuSub>
          <MenuSubTrigger disabled>Export</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem>As a spreadsheet</MenuItem>
          </MenuSubContent>
        </MenuSub>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "This call" });
    button.focus();
    await press("{ArrowUp}");
    await expectFocus(() => canvas.getByRole("menuitem", { name: "Listen to the recording" }));
    await press("{Escape}");
    await expectFocus(() => button);
    button.blur();
  },
};

function ClearableNumbers() {
  const [numbers, setNumbers] = useState(["555-0101", "555-0102", "555-0103"]);
  const items = (name: (number: string) => string) =>
    numbers.map((number) => (
      <MenuItem
        key={number}
        onSelect={(event) => {
          event.preventDefault();
          setNumbers(numbers.filter((each) => each !== number));
        }}
      >
        {name(number)}
      </MenuItem>
    ));
  return (
    <Menu trigger={thisCall}>
      {items((number) => `Forget ${number}`)}
      <MenuSub>
        <MenuSubTrigger>Block</MenuSubTrigger>
        <MenuSubContent>{items((number) => `Block ${number}`)}</MenuSubContent>
      </MenuSub>
    </Menu>
  );
}

/** If the focused item is removed, the focus stays in the menu, on the item that takes its place. */
export const FocusedItemRemoved: Story = {
  tags: ["!visual"],
  render: () => <ClearableNumbers />,
  play: async ({ canvas, step }) => {
    const item = (name: string) => () => canvas.getByRole("menuitem", { name });
    const button = canvas.getByRole("button", { name: "This call" });
    button.focus();
    await step("in the menu", async () => {
      await pressAndExpectFocus("{Enter}", item("Forget 555-0101"));
      await pressAndExpectFocus("{ArrowDown}", item("Forget 555-0102"));
      await pressAndExpectFocus("{Enter}", item("Forget 555-0103"));
    });
    await step("in a submenu, if the last item is removed", async () => {
      await pressAndExpectFocus("{ArrowDown}", item("Block"));
      await pressAndExpectFocus("{ArrowRight}", item("Block 555-0101"));
      await pressAndExpectFocus("{ArrowDown}", item("Block 555-0103"));
      await pressAndExpectFocus("{Enter}", item("Block 555-0101"));
    });
    await step("the keyboard works as before", async () => {
      await pressAndExpectFocus("{ArrowLeft}", item("Block"));
      await pressAndExpectFocus("{ArrowUp}", item("Forget 555-0101"));
      await pressAndExpectFocus("{Escape}", () => button);
      button.blur();
    });
  },
};

/** A disabled or loading button does not open its menu, neither by pointer nor by keyboard. */
export const Unavailable: Story = {
  tags: ["!visual"],
  render: ({ children }) => (
    <div className="flex flex-wrap gap-3">
      <Menu trigger={<Button disabled>Disabled</Button>}>{children}</Menu>
      <fieldset disabled>
        <Menu trigger={<Button>In a fieldset</Button>}>{children}</Menu>
      </fieldset>
      <Menu trigger={<Button loading>Loading</Button>}>{children}</Menu>
      <Menu trigger={<Button>Available</Button>}>{children}</Menu>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const loading = canvas.getByRole("button", { name: "Loading" });
    const expectNoMenu = () =>
      expect(canvas.queryByRole("menu", { hidden: true })).not.toBeInTheDocument();
    await step("by a mouse", async () => {
      for (const name of ["Disabled", "In a fieldset", "Loading"]) {
        const button = canvas.getByRole("button", { name });
        // Synthetic, because `userEvent` dispatches no pointer events on disabled buttons, unlike Chromium.
        await fireEvent.pointerDown(button, { pointerType: "mouse", button: 0 });
        await expectNoMenu();
        await expect(button).toHaveAttribute("aria-expanded", "false");
      }
    });
    await step("by keyboard; Tab still leaves the button", async () => {
      loading.focus();
      for (const key of ["{Enter}", " ", "{ArrowDown}", "{ArrowUp}"]) {
        await press(key);
        await expectNoMenu();
        await expect(loading).toHaveAttribute("aria-expanded", "false");
      }
      await press("{Tab}");
      await expect(canvas.getByRole("button", { name: "Available" })).toHaveFocus();
    });
  },
};

/** The arrow keys that open and close a submenu follow the text direction. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  render: () => (
    <div dir="rtl">
      <CallsMenu />
    </div>
  ),
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByRole("menuitem", { name });
    const button = canvas.getByRole("button", { name: "Calls" });
    button.focus();
    await press("{ArrowUp}");
    await waitFor(() => expect(item("Export")).toHaveFocus());
    await waitFor(() =>
      expect(Math.abs(rightEdge(canvas.getByRole("menu")) - rightEdge(button))).toBeLessThan(2),
    );
    await press("{ArrowLeft}");
    await waitFor(() => expect(item("Table")).toHaveFocus());
    await press("{ArrowRight}");
    await waitFor(() => expect(item("Export")).toHaveFocus());
    await press("{Escape}");
    await expectClosed(canvas);
    button.blur();
  },
};

/** By touch, only a full tap opens the menu, because pressing down may start a scroll. */
export const Touch: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "This call" });
    const finger = { pointerType: "touch", button: 0 };
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await expect(canvas.queryByRole("menu")).toBeNull();
    await fireEvent.click(button, { detail: 1 });
    await canvas.findByRole("menu");
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button, { detail: 1 });
    await expectClosed(canvas);
  },
};

/** In a dialog, Escape closes the topmost layer: the submenu, then the menu, then the dialog. */
export const InADialog: Story = {
  tags: ["!visual"],
  render: function Render() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog title="Call from Dana Whitfield" open={open} onOpenChange={setOpen}>
        <CallsMenu />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole("dialog", { name: "Call from Dana Whitfield" });
    const inside = within(dialog);
    inside.getByRole("button", { name: "Calls" }).focus();
    await press("{ArrowUp}");
    await waitFor(() => expect(inside.getByRole("menuitem", { name: "Export" })).toHaveFocus());
    await press("{Enter}");
    await waitFor(() => expect(inside.getByRole("menuitem", { name: "Table" })).toHaveFocus());
    await press("{Escape}");
    await waitFor(() => expect(inside.getByRole("menuitem", { name: "Export" })).toHaveFocus());
    await press("{Escape}");
    await waitFor(() => expect(inside.queryByRole("menu")).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(inside.getByRole("button", { name: "Calls" })).toHaveFocus());
    await press("{Escape}");
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
};

/**
 * In a dialog, Tab moves from the menu to the control beside its button. If there is none inside the dialog, the focus
 * stays on the button.
 */
export const TabInADialog: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <Button>Behind the dialog</Button>
      <Dialog title="Calls of this week" defaultOpen>
        <CallsMenu />
        <Button>Next</Button>
      </Dialog>
    </>
  ),
  play: async ({ canvas, step }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Calls of this week" }));
    const button = (name: string) => dialog.getByRole("button", { name });
    const openAndPress = async (keys: string) => {
      button("Calls").focus();
      await press("{Enter}");
      await expectFocus(() => dialog.getByRole("menuitem", { name: "All calls" }));
      await press(keys);
      await waitFor(() => expect(dialog.queryByRole("menu")).toBeNull());
    };
    await step("Tab: moves on to the next control", async () => {
      await openAndPress("{Tab}");
      await expectFocus(() => button("Next"));
    });
    await step("Shift+Tab: does not move the focus behind the dialog", async () => {
      await openAndPress("{Shift>}{Tab}{/Shift}");
      await expectFocus(() => button("Calls"));
    });
    await step("the next Shift+Tab: moves to the dialog's last control", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expectFocus(() => button("Close"));
    });
  },
};

/** The menu also opens and closes in React's strict mode, which runs effects twice. */
export const Strict: Story = {
  tags: ["!visual"],
  render: () => (
    <StrictMode>
      <CallsMenu defaultOpen />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("menu", { name: "Calls" });
    await press("{Escape}");
    await expectClosed(canvas);
  },
};

/** Controlled: the application may keep the menu open. */
export const Controlled: Story = {
  tags: ["!visual"],
  args: { open: true },
  play: async ({ canvas, args }) => {
    await canvas.findByRole("menu");
    await press("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole("menu")).toBeVisible();
  },
};

/** After a refused Arrow up, another opening does not begin at the last item. */
export const Refused: Story = {
  tags: ["!visual"],
  args: { open: false },
  render: function Render({ onOpenChange, ...args }) {
    const [requests, setRequests] = useState<readonly boolean[]>([]);
    return (
      <Menu
        {...args}
        // Refuses every other opening.
        open={requests.at(-1) === true && requests.filter(Boolean).length % 2 === 0}
        onOpenChange={(open) => {
          setRequests([...requests, open]);
          onOpenChange?.(open);
        }}
      />
    );
  },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole("button", { name: "This call" });
    const refuse = async () => {
      button.focus();
      await press("{ArrowUp}");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.queryByRole("menu")).toBeNull();
    };
    await step("Enter: opens the menu at its first item", async () => {
      await refuse();
      await pressAndExpectFocus("{Enter}", () =>
        canvas.getByRole("menuitem", { name: "Listen to the recording" }),
      );
      await pressAndExpectFocus("{Escape}", () => button);
      await expectClosed(canvas);
    });
    await step("a script's click: opens the menu at its first item", async () => {
      await refuse();
      await waitFor(() => button.click());
      await expectFocus(() => canvas.getByRole("menuitem", { name: "Listen to the recording" }));
      await pressAndExpectFocus("{Escape}", () => button);
      await expectClosed(canvas);
    });
    await step("a click: opens the menu, no item has the focus", async () => {
      await refuse();
      await userEvent.click(button);
      await expectFocus(() => canvas.getByRole("menu"));
      await userEvent.click(button);
      await expectClosed(canvas);
      button.blur();
    });
  },
};

/** If the trigger is in a paragraph, the open menu is not inside that paragraph. */
export const InText: Story = {
  tags: ["!visual"],
  render: (args) => (
    <p>
      Somebody is waiting. <Menu {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "This call" });
    button.focus();
    await pressAndExpectFocus("{ArrowDown}", () =>
      canvas.getByRole("menuitem", { name: "Listen to the recording" }),
    );
    // HTML allows no `div` in a paragraph, and React would write an error to the console.
    await expect(button.closest("p")?.querySelector("div")).toBeNull();
    await pressAndExpectFocus("{Escape}", () => button);
    button.blur();
  },
};

/** Looks of a `MenuItem`: with an icon, as a link, disabled, destructive. */
export const Open: Story = {
  args: {
    children: (
      <>
        <MenuItem icon={<RotateIcon className="text-ink-muted" />}>Listen again</MenuItem>
        <MenuItem icon={<PhoneIcon className="text-ink-muted" />}>
          Forward to the on-call phone
        </MenuItem>
        <MenuItem href="#call" icon={<ArrowUpRightIcon className="text-ink-muted" />}>
          Open in the CRM
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
    await press("{ArrowDown}");
    await waitFor(() => expect(canvas.getAllByRole("menuitem")[0]).toHaveFocus());
  },
};

/** More items than fit into the menu, and long words: the menu scrolls and the words break. */
export const Stress: Story = {
  args: {
    label: "Languages",
    children: [
      "Rechtsschutzversicherungsgesellschaften with offices in more than one state",
      ...Array.from({ length: 16 }, (_, index) => `Line ${index + 1}, after hours`),
    ].map((each) => <MenuItem key={each}>{each}</MenuItem>),
  },
  play: async ({ canvas }) => {
    canvas.getByRole("button").focus();
    await press("{ArrowDown}");
    await waitFor(() => expect(canvas.getAllByRole("menuitem")[0]).toHaveFocus());
  },
};
