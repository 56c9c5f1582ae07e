import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, StrictMode, Suspense, use, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { closeOnTitleLine } from "../../../testing/close-on-title-line.ts";
import { InFrame } from "../../../testing/in-frame.tsx";
import { closeByOwnButton } from "../../../testing/own-close.ts";
import { press } from "../../../testing/press.ts";
import { Text } from "../../foundations/text/text.tsx";
import { Button } from "../button/button.tsx";
import { Menu, MenuItem, MenuSub, MenuSubContent, MenuSubTrigger } from "../menu/menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../popover/popover.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "./dialog.tsx";

const meta = {
  title: "Components/Dialog",
  component: Dialog,
  args: {
    title: "Move your number to Larkline?",
    description: "Your line keeps ringing while we move it. It takes one working day.",
    onOpenChange: fn(),
    trigger: <Button variant="outline">Move my number</Button>,
    children: (
      <Text>
        We ask your carrier and tell you by email when it is done. Until then calls go to the phone
        in your office.
      </Text>
    ),
    footer: (
      <>
        <Button>Move Number</Button>
        <DialogClose asChild>
          <Button variant="ghost">Not Now</Button>
        </DialogClose>
      </>
    ),
  },
  argTypes: {
    trigger: { control: false },
    footer: { control: false },
    children: { control: false },
    initialFocus: { control: false },
  },
  // Reserves space for the dialog, which takes none in the page's flow.
  decorators: [
    (Story) => (
      <div className="min-h-[32rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks the backdrop. It is not an element, so the target of such a click is the page's root. */
const pressBackdrop = () => userEvent.click(document.documentElement);

/** Uncontrolled, opened by its trigger. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await expect(canvas.queryByRole("dialog")).toBeNull();

    await step(
      "opens by Enter with the focus inside, and the page behind does not scroll",
      async () => {
        await press("{Tab}{Enter}");
        const dialog = await canvas.findByRole("dialog", { name: "Move your number to Larkline?" });
        await expect(dialog).toHaveAccessibleDescription(/keeps ringing/);
        await waitFor(() =>
          expect(within(dialog).getByRole("button", { name: "Move Number" })).toHaveFocus(),
        );
        await expect(getComputedStyle(document.body).overflow).toBe("hidden");
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      },
    );

    await step(
      "the page behind receives no clicks, and the body passes on no new style",
      async () => {
        const { x, y } = trigger.getBoundingClientRect();
        await expect(document.elementFromPoint(x + 1, y + 8)).toBe(document.documentElement);
        const { pointerEvents, cursor } = getComputedStyle(document.body);
        await expect({ pointerEvents, cursor }).toEqual({ pointerEvents: "auto", cursor: "auto" });
      },
    );

    await step("closes by its button and returns the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Close" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      const { x, y } = trigger.getBoundingClientRect();
      await expect(document.elementFromPoint(x + 1, y + 8)).toBe(trigger);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
    });

    await step("closes by an action in the footer", async () => {
      await userEvent.click(trigger);
      await userEvent.click(await canvas.findByRole("button", { name: "Not Now" }));
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    });

    await step("a click inside does not close it, a click on the backdrop does", async () => {
      await userEvent.click(trigger);
      const dialog = await canvas.findByRole("dialog");
      await userEvent.click(within(dialog).getByText(/We ask your carrier/));
      await expect(dialog).toBeVisible();
      await pressBackdrop();
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      trigger.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { defaultOpen: false } };

/** Open initially, with actions in the footer. */
export const Open: Story = {
  args: { defaultOpen: true, trigger: undefined },
  play: closeOnTitleLine,
};

function ControlledDialog({ onChange }: { onChange: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Request a call</Button>
      <Dialog
        title="Where do we reach you?"
        size="sm"
        open={open}
        onOpenChange={(next) => {
          onChange(next);
          setOpen(next);
        }}
        closeOnBackdrop={false}
        initialFocus={email}
        footer={
          <Button type="submit" form="request">
            Request Call
          </Button>
        }
      >
        <form
          id="request"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
          }}
          className="grid gap-4"
        >
          <label className="grid gap-2 text-small font-semibold">
            Phone
            <input
              type="tel"
              className="min-h-11 min-w-0 rounded-control border-(length:--width-edge) border-edge bg-page px-3 font-normal"
            />
          </label>
          <label className="grid gap-2 text-small font-semibold">
            Email
            <input
              ref={email}
              type="email"
              className="min-h-11 min-w-0 rounded-control border-(length:--width-edge) border-edge bg-page px-3 font-normal"
            />
          </label>
        </form>
      </Dialog>
    </>
  );
}

const changeHandler = fn();

/**
 * Controlled by the application, with a form. A click on the backdrop does not close the dialog, so no
 * input is lost.
 */
export const Controlled: Story = {
  render: () => <ControlledDialog onChange={changeHandler} />,
  beforeEach: () => {
    changeHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Request a call" }));
    const dialog = await canvas.findByRole("dialog", { name: "Where do we reach you?" });
    await step("the requested field has the focus", async () => {
      await waitFor(() =>
        expect(within(dialog).getByRole("textbox", { name: "Email" })).toHaveFocus(),
      );
    });
    await step("a click on the backdrop does not close the dialog", async () => {
      await pressBackdrop();
      await expect(changeHandler).not.toHaveBeenCalled();
      await expect(dialog).toBeVisible();
    });
    await step("Escape calls the application", async () => {
      await press("{Escape}");
      await expect(changeHandler).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    });
  },
};

/** Full screen, with a column for reading. */
export const Full: Story = {
  args: { variant: "full", defaultOpen: true, trigger: undefined, footer: undefined },
};

/** With content whose condition is false there is no empty footer, and no empty description. */
export const WithoutOptionalContent: Story = {
  tags: ["!visual"],
  args: { description: false, footer: false, defaultOpen: true },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Move your number to Larkline?" });
    await expect(dialog).not.toHaveAttribute("aria-describedby");
    await expect(dialog.querySelector("[data-slot=dialog-footer]")).toBeNull();
  },
};

/** Long content scrolls between the title and the actions. The close button is on the title's first line. */
export const Stress: Story = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: "Terms of moving a number that several offices and one answering service share",
    children: (
      <ol className="grid gap-4">
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <Text>
              {index + 1}. Calls that come in while the number is moved ring at the office first,
              then at the on-call phone, and are answered by Larkline if nobody picks up.
            </Text>
          </li>
        ))}
      </ol>
    ),
  },
  play: closeOnTitleLine,
};

/** Without `asChild`, `DialogClose` renders a ghost button. */
export const OwnClose: Story = {
  tags: ["!visual"],
  args: {
    defaultOpen: true,
    trigger: undefined,
    footer: (
      <>
        <DialogClose>Not Now</DialogClose>
        <Button variant="ghost">Ask Us</Button>
      </>
    ),
  },
  play: closeByOwnButton,
};

/** Composed from the parts, which allow other structures than that of `Dialog`. */
export const Composed: Story = {
  tags: ["!visual"],
  render: () => (
    <DialogRoot>
      <DialogTrigger asChild>
        <Button variant="outline">Add an office</Button>
      </DialogTrigger>
      <DialogContent size="sm" id="add-office">
        <DialogHeader>
          <DialogTitle headingLevel={3}>Add an office</DialogTitle>
          <DialogDescription>Calls for it ring there first.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Text>
            Its hours and its greeting are those of the first office until you change them.
          </Text>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Add Office</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Add an office" });
    await userEvent.click(trigger);
    const dialog = await canvas.findByRole("dialog", { name: "Add an office" });
    await expect(dialog).toHaveAccessibleDescription("Calls for it ring there first.");
    await expect(trigger).toHaveAttribute("aria-controls", "add-office");
    await expect(within(dialog).getByRole("heading", { level: 3 })).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Add Office" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(trigger).not.toHaveAttribute("aria-controls");
    await waitFor(() => expect(trigger).toHaveFocus());
    trigger.blur();
  },
};

/** Each row of the W3C pattern's keyboard table. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    trigger.focus();
    await press("{Enter}");
    const dialog = await canvas.findByRole("dialog");
    const first = within(dialog).getByRole("button", { name: "Move Number" });
    const last = within(dialog).getByRole("button", { name: "Close" });
    await waitFor(() => expect(first).toHaveFocus());

    await step("Tab: to the next control inside, from the last to the first", async () => {
      await press("{Tab}");
      await expect(within(dialog).getByRole("button", { name: "Not Now" })).toHaveFocus();
      await press("{Tab}");
      await expect(last).toHaveFocus();
      await press("{Tab}");
      await expect(first).toHaveFocus();
    });
    await step("Shift + Tab: to the previous control, from the first to the last", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(last).toHaveFocus();
      await press("{Shift>}{Tab}{/Shift}");
      await expect(within(dialog).getByRole("button", { name: "Not Now" })).toHaveFocus();
    });
    await step("Escape: closes, the focus returns to the trigger", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      trigger.blur();
    });
  },
};

/** A dialog opened from a dialog: Escape and the backdrop close only the upper one. */
export const Nested: Story = {
  tags: ["!visual"],
  args: {
    footer: (
      <Dialog
        size="sm"
        title="Which carriers?"
        trigger={<Button variant="outline">Which carriers?</Button>}
      >
        <Text>All that port numbers in the United States.</Text>
      </Dialog>
    ),
  },
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await userEvent.click(trigger);
    const outer = await canvas.findByRole("dialog", { name: "Move your number to Larkline?" });
    const question = within(outer).getByRole("button", { name: "Which carriers?" });
    const expectClosed = () =>
      waitFor(() => expect(canvas.queryByRole("dialog", { name: "Which carriers?" })).toBeNull());

    await step("Escape closes the upper dialog", async () => {
      await userEvent.click(question);
      await canvas.findByRole("dialog", { name: "Which carriers?" });
      await press("{Escape}");
      await expectClosed();
      await expect(outer).toBeVisible();
      await waitFor(() => expect(question).toHaveFocus());
    });
    await step("a press on the backdrop closes the upper dialog", async () => {
      await userEvent.click(question);
      await canvas.findByRole("dialog", { name: "Which carriers?" });
      await pressBackdrop();
      await expectClosed();
      await expect(outer).toBeVisible();
      await waitFor(() => expect(question).toHaveFocus());
    });
    await step("then Escape closes the lower dialog", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      trigger.blur();
    });
  },
};

/** A mock of the browser's `CloseWatcher`, because no script can trigger Android's back gesture. */
class MockCloseWatcher extends EventTarget {
  static readonly watching: MockCloseWatcher[] = [];
  constructor() {
    super();
    MockCloseWatcher.watching.push(this);
  }
  destroy() {
    const { watching } = MockCloseWatcher;
    if (watching.includes(this)) watching.splice(watching.indexOf(this), 1);
  }
  /** Simulates the back gesture: removes the newest watcher and sends it the close request. */
  static goBack() {
    const last = this.watching.pop();
    return waitFor(() => last?.dispatchEvent(new Event("close")));
  }
}

const onOpenChange = fn();

function Renaming() {
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState(false);
  return (
    <Dialog
      title="Rename the line"
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        if (saved) setOpen(next);
      }}
      footer={<Button onClick={() => setSaved(true)}>Save</Button>}
    >
      <Dialog title="What callers hear" trigger={<Button variant="outline">Listen</Button>} />
    </Dialog>
  );
}

/**
 * Android's back gesture closes the topmost dialog; a dialog that the application keeps open
 * receives the next request too.
 */
export const BackGesture: Story = {
  tags: ["!visual"],
  render: () => <Renaming />,
  beforeEach: () => {
    const { CloseWatcher } = window;
    window.CloseWatcher = MockCloseWatcher;
    onOpenChange.mockClear();
    return () => {
      window.CloseWatcher = CloseWatcher;
    };
  },
  play: async ({ canvas, step }) => {
    const line = await canvas.findByRole("dialog", { name: "Rename the line" });
    await step("the back gesture closes the upper one of two dialogs", async () => {
      await userEvent.click(within(line).getByRole("button", { name: "Listen" }));
      await canvas.findByRole("dialog", { name: "What callers hear" });
      await MockCloseWatcher.goBack();
      await waitFor(() =>
        expect(canvas.queryByRole("dialog", { name: "What callers hear" })).toBeNull(),
      );
      await expect(onOpenChange).not.toHaveBeenCalled();
    });
    await step(
      "stays open if the application refuses to close it, and reports the next request too",
      async () => {
        await MockCloseWatcher.goBack();
        await MockCloseWatcher.goBack();
        await expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
        await expect(line).toBeVisible();
      },
    );
    await step("closes, and destroys its close watchers", async () => {
      await userEvent.click(within(line).getByRole("button", { name: "Save" }));
      await MockCloseWatcher.goBack();
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(MockCloseWatcher.watching).toHaveLength(0);
    });
  },
};

const refusalHandler = fn();

/** If the application keeps `open` true, the dialog stays open and reports the next request too. */
export const RefusedClose: Story = {
  tags: ["!visual"],
  args: { open: true, trigger: undefined, onOpenChange: refusalHandler },
  beforeEach: () => {
    refusalHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await press("{Escape}");
    await press("{Escape}");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(refusalHandler.mock.calls).toEqual([[false], [false], [false]]);
    await expect(dialog).toBeVisible();
    await expect(getComputedStyle(document.body).overflow).toBe("hidden");
  },
};

function UnmountableDialog() {
  const [mounted, setMounted] = useState(false);
  return (
    <>
      <Button onClick={() => setMounted(true)}>Show the line</Button>
      {mounted && (
        <Dialog
          title="The line"
          defaultOpen
          footer={<Button onClick={() => setMounted(false)}>Hide the Line</Button>}
        />
      )}
    </>
  );
}

/** A dialog that is unmounted while it is open restores the focus, as after closing. */
export const UnmountedWhileOpen: Story = {
  tags: ["!visual"],
  render: () => <UnmountableDialog />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Show the line" });
    opener.focus();
    await press("{Enter}");
    const hide = await canvas.findByRole("button", { name: "Hide the Line" });
    await userEvent.click(hide);
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body.style.pointerEvents).toBe("");
    opener.blur();
  },
};

/** The focused element handles Escape first: the first Escape clears a search field, the next closes the dialog. */
export const EscapeInside: Story = {
  tags: ["!visual"],
  args: { footer: undefined, children: <SearchField label="Find a carrier" hideLabel={false} /> },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await userEvent.click(trigger);
    const field = await canvas.findByRole("searchbox", { name: "Find a carrier" });
    await waitFor(() => expect(field).toHaveFocus());
    await press("Northwind");
    await press("{Escape}");
    await expect(field).toHaveValue("");
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    trigger.blur();
  },
};

/**
 * If a handler inside stops the propagation of Escape, the dialog stays open. Chromium then sends a close request to
 * the dialog.
 */
export const EscapeStopped: Story = {
  tags: ["!visual"],
  args: {
    footer: undefined,
    children: (
      <TextField
        label="Phone number"
        onKeyDown={(event) => {
          if (event.currentTarget.value) event.stopPropagation();
        }}
      />
    ),
  },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await userEvent.click(trigger);
    const field = await canvas.findByRole("textbox", { name: "Phone number" });
    await waitFor(() => expect(field).toHaveFocus());
    // Typed again after the first Escape, so that the second one follows a new activation of the page.
    for (const digits of ["555", "0101"]) {
      await press(digits);
      await press("{Escape}");
      await expect(canvas.getByRole("dialog")).toBeVisible();
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.clear(field);
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    trigger.blur();
  },
};

/**
 * Escape that cancels the composition of an input method does not close the dialog. Safari reports such an
 * Escape only by the key code 229.
 */
export const InputMethod: Story = {
  tags: ["!visual"],
  args: { footer: undefined, children: <SearchField label="Find a carrier" hideLabel={false} /> },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await userEvent.click(trigger);
    const field = await canvas.findByRole("searchbox", { name: "Find a carrier" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    await fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    trigger.blur();
  },
};

const tap = (target: Element) => userEvent.pointer({ keys: "[TouchA]", target });

/** By touch: a tap on the trigger opens the dialog, a tap outside closes it. */
export const Touch: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await tap(trigger);
    const dialog = await canvas.findByRole("dialog");
    await tap(within(dialog).getByText(/We ask your carrier/));
    await expect(dialog).toBeVisible();
    await tap(document.documentElement);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    trigger.blur();
  },
};

/**
 * In React's strict mode, which runs effects twice, the dialog opens once, closes once and restores the
 * focus.
 */
export const InStrictMode: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await userEvent.click(trigger);
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Move Number" })).toHaveFocus(),
    );
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    trigger.blur();
  },
};

/** A tooltip disappears when its button loses the focus. The focus still moves to the next element. */
export const WithTooltip: Story = {
  tags: ["!visual"],
  args: {
    footer: undefined,
    children: (
      <>
        <Tooltip text="It takes one working day.">
          <Button variant="outline">How long?</Button>
        </Tooltip>
        <TextField label="Phone number" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await press("{Tab}{Enter}");
    const dialog = within(await canvas.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("button", { name: "How long?" })).toHaveFocus());
    await dialog.findByRole("tooltip");
    await press("{Tab}");
    await expect(dialog.getByRole("textbox", { name: "Phone number" })).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    await dialog.findByRole("tooltip");
    await press("{Escape}{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    canvas.getByRole("button", { name: "Move my number" }).blur();
  },
};

function DialogFromMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Line</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Move</MenuItem>
      </Menu>
      <Menu label="What to do with the line" trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Move by label</MenuItem>
        <MenuSub>
          <MenuSubTrigger>Other ways</MenuSubTrigger>
          <MenuSubContent>
            <MenuItem onSelect={() => setOpen(true)}>Move by mail</MenuItem>
          </MenuSubContent>
        </MenuSub>
      </Menu>
      <Dialog title="Move your line?" open={open} onOpenChange={setOpen} />
    </>
  );
}

function RemovableFrame() {
  const [removed, setRemoved] = useState(false);
  return (
    <>
      <Button onClick={() => setRemoved(true)}>Close Preview</Button>
      {!removed && (
        <InFrame title="Preview">
          <Dialog title="The line" trigger={<button>Show the line</button>} />
          <Popover>
            <PopoverTrigger>Forward calls</PopoverTrigger>
            <PopoverContent title="Forward calls">To the phone on call.</PopoverContent>
          </Popover>
        </InFrame>
      )}
    </>
  );
}

/** In the document of a frame, Escape closes dialogs and popovers. The frame may be removed while one is open. */
export const InFrameDocument: Story = {
  tags: ["!visual"],
  render: () => <RemovableFrame />,
  play: async ({ canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Preview");
    await waitFor(() => expect(frame.contentDocument?.querySelector("button")).toBeTruthy());
    const page = within(frame.contentDocument?.body ?? frame);
    for (const [button, title] of [
      ["Show the line", "The line"],
      ["Forward calls", "Forward calls"],
    ] as const) {
      await step(`Escape closes "${title}"`, async () => {
        await fireEvent.click(page.getByText(button));
        const dialog = await page.findByRole("dialog", { name: title });
        await fireEvent.keyDown(dialog, { key: "Escape" });
        await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
      });
    }
    await step("the frame is removed while the dialog is open", async () => {
      await fireEvent.click(page.getByText("Show the line"));
      await page.findByRole("dialog", { name: "The line" });
      await userEvent.click(canvas.getByRole("button", { name: "Close Preview" }));
      await waitFor(() => expect(canvas.queryByTitle("Preview")).toBeNull());
      await expect(canvas.getByRole("button", { name: "Close Preview" })).toBeVisible();
    });
  },
};

/** A dialog that an item of a menu or submenu opens returns the focus to the menu's button. */
export const OpenedFromMenu: Story = {
  tags: ["!visual"],
  render: () => <DialogFromMenu />,
  play: async ({ canvas, step }) => {
    const item = (name: string) => canvas.findByRole("menuitem", { name });
    const expectFocusAfterClosing = async (button: HTMLElement) => {
      const dialog = await canvas.findByRole("dialog", { name: "Move your line?" });
      await waitFor(() => expect(within(dialog).getByRole("button")).toHaveFocus());
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      button.blur();
    };
    const more = canvas.getByRole("button", { name: "More" });
    await step("a menu that its button names", async () => {
      const button = canvas.getByRole("button", { name: "Line" });
      await userEvent.click(button);
      await userEvent.click(await item("Move"));
      await expectFocusAfterClosing(button);
    });
    await step("a menu with a label", async () => {
      await userEvent.click(more);
      await userEvent.click(await item("Move by label"));
      await expectFocusAfterClosing(more);
    });
    await step("a submenu", async () => {
      await userEvent.click(more);
      await userEvent.click(await item("Other ways"));
      await userEvent.click(await item("Move by mail"));
      await expectFocusAfterClosing(more);
    });
  },
};

function DialogFromPopover() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover>
        <PopoverTrigger asChild>
          <Button>Line</Button>
        </PopoverTrigger>
        <PopoverContent title="The line">
          <Button onClick={() => setOpen(true)}>Move</Button>
        </PopoverContent>
      </Popover>
      <Dialog title="Move your line?" open={open} onOpenChange={setOpen} />
    </>
  );
}

/** A dialog that a button in a popover opens returns the focus to the popover's button. */
export const OpenedFromPopover: Story = {
  tags: ["!visual"],
  render: () => <DialogFromPopover />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Line" });
    await userEvent.click(button);
    const popover = await canvas.findByRole("dialog", { name: "The line" });
    await userEvent.click(within(popover).getByRole("button", { name: "Move" }));
    const dialog = await canvas.findByRole("dialog", { name: "Move your line?" });
    await waitFor(() => expect(within(dialog).getByRole("button")).toHaveFocus());
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
  },
};

function HideableDialog() {
  const [open, setOpen] = useState(false);
  const [hidden, setHidden] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the line</Button>
      <Button onClick={() => setHidden(false)}>Return</Button>
      <Activity mode={hidden ? "hidden" : "visible"}>
        <Dialog
          title="The line"
          open={open}
          onOpenChange={setOpen}
          footer={
            <>
              <Button
                onClick={() => {
                  flushSync(() => setHidden(true));
                  setHidden(false);
                }}
              >
                Hide Briefly
              </Button>
              <Button onClick={() => setHidden(true)}>Hide</Button>
            </>
          }
        />
      </Activity>
    </>
  );
}

/**
 * An `Activity` of React around the dialog hides it and shows it again, which runs its effects again while the
 * focus is inside. The focus still returns to the element that had it before the dialog opened.
 */
export const InActivity: Story = {
  tags: ["!visual"],
  render: () => <HideableDialog />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "Show the line" });
    opener.focus();
    await press("{Enter}");
    const brief = await canvas.findByRole("button", { name: "Hide Briefly" });
    await waitFor(() => expect(brief).toHaveFocus());
    await step("the focus returns when the dialog is hidden", async () => {
      await press("{Enter}");
      await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvas.queryByRole("dialog")).toBeNull();
    });
    await step("the focus returns when the dialog is closed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Return" }));
      await canvas.findByRole("dialog");
      await waitFor(() => expect(brief).toHaveFocus());
      await press("{Enter}");
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
      opener.blur();
    });
  },
};

let finishLoading: ((text: string) => void) | undefined;

function LoadedText({ text }: { text: Promise<string> | undefined }) {
  return <Text>{text ? use(text) : "The line rings at the office first."}</Text>;
}

function SuspendingDialog() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<Promise<string>>();
  const load = () => setText(new Promise((resolve) => (finishLoading = resolve)));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the line</Button>
      <Suspense fallback={<Text>Loading the line...</Text>}>
        <Dialog
          title="The line"
          open={open}
          onOpenChange={setOpen}
          footer={<Button onClick={load}>Load More</Button>}
        >
          <LoadedText text={text} />
        </Dialog>
      </Suspense>
    </>
  );
}

/** While content of the dialog loads, React hides the dialog. The focus returns after that as well. */
export const Suspended: Story = {
  tags: ["!visual"],
  render: () => <SuspendingDialog />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Show the line" });
    opener.focus();
    await press("{Enter}");
    const more = await canvas.findByRole("button", { name: "Load More" });
    await waitFor(() => expect(more).toHaveFocus());
    await press("{Enter}");
    await canvas.findByText("Loading the line...");
    finishLoading?.("It rings at the on-call phone next.");
    await canvas.findByText("It rings at the on-call phone next.");
    const dialog = canvas.getByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

/** The dialog inherits right-to-left direction from its place in the document. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Move my number" });
    await userEvent.click(trigger);
    const dialog = await canvas.findByRole("dialog");
    await expect(getComputedStyle(dialog).direction).toBe("rtl");
    const box = dialog.getBoundingClientRect();
    const corner = within(dialog).getByRole("button", { name: "Close" }).getBoundingClientRect();
    await expect(corner.left - box.left).toBeLessThan(box.right - corner.right);
    await press("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    trigger.blur();
  },
};
