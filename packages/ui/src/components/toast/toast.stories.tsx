import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Toast, ToastRegion, useToasts } from "./toast.tsx";
import type { ToastMessage } from "./toast.tsx";

const booked: ToastMessage = {
  id: "booked",
  message: "Visit booked for Thu, 7:30 AM.",
  variant: "success",
  duration: false,
};
const forwarded: ToastMessage = {
  id: "forwarded",
  message: "Calls ring on the on-call phone until 8 AM.",
  action: (
    <Button variant="outline" size="sm">
      Undo
    </Button>
  ),
  duration: false,
};
const failed: ToastMessage = {
  id: "failed",
  message: "The recording could not be deleted. Try again in a minute.",
  variant: "danger",
};

const meta = {
  title: "Components/Toast",
  component: ToastRegion,
  subcomponents: { Toast },
  args: { toasts: [booked], onDismiss: fn() },
  // Reserves space for the messages, which are in the top layer and take none in the story.
  decorators: [
    (Story) => (
      <div className="min-h-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const region = canvas.getByRole("region", { name: "Messages (F8)" });
    await expect(region).toHaveAttribute("aria-live", "polite");
    await expect(within(region).getByText("Visit booked for Thu, 7:30 AM.")).toBeVisible();
    await step("a message takes no focus; keyboard and pointer dismiss it", async () => {
      await expect(document.body).toHaveFocus();
      await userEvent.tab();
      const button = canvas.getByRole("button", { name: "Dismiss" });
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(button);
      await expect(args.onDismiss).toHaveBeenCalledTimes(2);
      await expect(args.onDismiss).toHaveBeenLastCalledWith("booked");
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { hotkey: "F8" } };

const undo = fn();

const toastOf = (text: Element | null) => text?.closest("[data-slot=toast]") ?? document.body;

/**
 * Simulates a pointer that moves a message to the right, or to the left by a negative distance. Returns whether the
 * message followed it.
 */
async function drag(toast: Element, distance: number, pointerType = "touch", end = "pointerup") {
  toast.setPointerCapture = fn();
  const dispatch = (type: string, moved: number) => {
    const pointer = { pointerId: 1, pointerType, isPrimary: true, bubbles: true };
    return fireEvent(toast, new PointerEvent(type, { ...pointer, clientX: 200 + moved }));
  };
  await dispatch("pointerdown", 0);
  await dispatch("pointermove", distance);
  const followed = toast.getAttribute("data-swipe") === "move";
  await dispatch(end, distance);
  return followed;
}

/** Simulates that another window has the focus, which pauses all timers. */
const blurWindow = () => fireEvent.blur(window);
const focusWindow = () => fireEvent.focus(window);

const undoButton = (
  <Button variant="outline" size="sm" onClick={undo}>
    Undo
  </Button>
);

function TimedToasts() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => show("Settings saved.", { variant: "success", duration: 250 })}>
        Save Settings
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          show(`Recording ${toasts.length + 1} deleted.`, {
            duration: false,
            action: undoButton,
          })
        }
      >
        Delete Recording
      </Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** With `useToasts`: timers pause on hover and focus; at most three messages are visible. */
export const Timed: Story = {
  tags: ["!visual"],
  render: () => <TimedToasts />,
  play: async ({ canvas, step }) => {
    const save = canvas.getByRole("button", { name: "Save Settings" });
    const saved = () => canvas.queryByText("Settings saved.");

    await step("the message disappears after its duration; the focus does not move", async () => {
      save.focus();
      await blurWindow();
      await userEvent.keyboard("{Enter}");
      await expect(saved()).toBeVisible();
      await expect(save).toHaveFocus();
      await focusWindow();
      await waitFor(() => expect(saved()).toBeNull());
    });
    await step("the timer pauses under the pointer", async () => {
      await blurWindow();
      await userEvent.click(save);
      const toast = toastOf(saved());
      await fireEvent.pointerOver(toast);
      await focusWindow();
      await expect(toast).toHaveAttribute("data-state", "paused");
      await fireEvent.pointerOut(toast, { relatedTarget: document.body });
      await expect(toast).toHaveAttribute("data-state", "running");
      await waitFor(() => expect(saved()).toBeNull());
    });
    await step("at most three messages are shown; the fourth hides the first", async () => {
      const remove = canvas.getByRole("button", { name: "Delete Recording" });
      for (let index = 0; index < 4; index += 1) await userEvent.click(remove);
      await expect(canvas.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3);
      await expect(canvas.queryByText("Recording 1 deleted.")).toBeNull();
    });
    await step(
      "a dismissal moves the focus to the next message, and the last one moves it back",
      async () => {
        const [first] = canvas.getAllByRole("button", { name: "Undo" });
        await userEvent.tab();
        await expect(first).toHaveFocus();
        await expect(toastOf(first ?? null)).toHaveAttribute("data-state", "paused");
        await userEvent.keyboard("{Enter}");
        await expect(undo).toHaveBeenCalled();
        await userEvent.tab();
        for (let remaining = 4; remaining > 0; remaining -= 1) {
          await expect(document.activeElement).toHaveAccessibleName("Dismiss");
          await userEvent.keyboard("{Enter}");
        }
        const remove = canvas.getByRole("button", { name: "Delete Recording" });
        await waitFor(() => expect(remove).toHaveFocus());
        await expect(canvas.queryByText(/deleted/)).toBeNull();
        remove.blur();
      },
    );
  },
};

/** The maximum of three messages: a success, one with a button "Undo", and an error. */
export const Three: Story = { args: { toasts: [booked, forwarded, failed] } };

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** In a low window, such as at 400 % zoom, the messages scroll. The newest is in view, and the keyboard reaches all. */
export const LowWindow: Story = {
  tags: ["!visual"],
  args: { toasts: [booked, forwarded, failed] },
  parameters: {
    viewport: {
      options: {
        low: { name: "320 × 256, low", styles: { width: "320px", height: "256px" } },
      },
    },
  },
  globals: { viewport: { value: "low" } },
  play: async ({ canvas }) => {
    await expect(innerHeight).toBe(256);
    await expect(isInView(canvas.getByText(/^The recording could not be deleted/))).toBe(true);
    await press("{F8}{Tab}");
    const [first] = canvas.getAllByRole("button", { name: "Dismiss" });
    await expect(first).toHaveFocus();
    await waitFor(() => expect(first && isInView(first)).toBe(true));
    await expect(isInView(canvas.getByText("Visit booked for Thu, 7:30 AM."))).toBe(true);
    first?.blur();
  },
};

function Recordings() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="danger"
        onClick={() =>
          show(`Recording ${toasts.length + 1} could not be deleted. Try again in a minute.`, {
            variant: "danger",
          })
        }
      >
        Delete Recording
      </Button>
      <Button onClick={() => show("Settings saved.", { variant: "success", duration: 250 })}>
        Save Settings
      </Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/**
 * Errors stay until they are dismissed, but a newer message replaces the oldest error, which
 * returns later.
 */
export const ManyErrors: Story = {
  tags: ["!visual"],
  render: () => <Recordings />,
  play: async ({ canvas, step }) => {
    const fail = canvas.getByRole("button", { name: "Delete Recording" });
    const shownTexts = () =>
      canvas.queryAllByText(/could not be deleted/).map((text) => text.textContent);
    for (let index = 0; index < 4; index += 1) await userEvent.click(fail);
    await step("the fourth error is visible; the first is hidden and counted", async () => {
      await expect(shownTexts().map((text) => text.match(/\d/)?.[0])).toEqual(["2", "3", "4"]);
      await expect(canvas.getByText("1 more")).toBeVisible();
    });
    await step("a message with a duration is shown although an error is hidden", async () => {
      await blurWindow();
      await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
      await expect(canvas.getByText("Settings saved.")).toBeVisible();
      await focusWindow();
      await waitFor(() => expect(canvas.queryByText("Settings saved.")).toBeNull());
    });
    await step("after a dismissal the hidden error reappears", async () => {
      const [first] = canvas.getAllByRole("button", { name: "Dismiss" });
      if (!first) throw new Error("There is no message.");
      await userEvent.click(first);
      await expect(shownTexts().map((text) => text.match(/\d/)?.[0])).toEqual(["1", "3", "4"]);
    });
  },
};

/** Timers pause while the window is inactive. */
export const BlurredWindow: Story = {
  tags: ["!visual"],
  render: () => <TimedToasts />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete Recording" }));
    const deleted = toastOf(canvas.getByText("Recording 1 deleted."));
    await expect(deleted).toHaveAttribute("data-state", "running");
    await blurWindow();
    await expect(deleted).toHaveAttribute("data-state", "paused");
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    await expect(canvas.getByText("Settings saved.")).toBeVisible();
    await focusWindow();
    await expect(deleted).toHaveAttribute("data-state", "running");
    await waitFor(() => expect(canvas.queryByText("Settings saved.")).toBeNull());
  },
};

/** The timers also wait in a tab that was opened in the background, until it is shown. */
export const HiddenTab: Story = {
  tags: ["!visual"],
  render: () => <TimedToasts />,
  beforeEach: () => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    return () => Reflect.deleteProperty(document, "hidden");
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    const saved = toastOf(canvas.getByText("Settings saved."));
    await expect(saved).toHaveAttribute("data-state", "paused");
    Reflect.deleteProperty(document, "hidden");
    await fireEvent(document, new Event("visibilitychange", { bubbles: true }));
    await expect(saved).toHaveAttribute("data-state", "running");
    await waitFor(() => expect(saved).not.toBeInTheDocument());
  },
};

function TestCall() {
  const { toasts, promise, update, show, dismiss } = useToasts();
  const ring = useRef<(answered: boolean) => void>(undefined);
  const call = () =>
    promise(
      new Promise<string>((resolve, reject) => {
        ring.current = (answered) =>
          answered ? resolve("Dana Ruiz") : reject(new Error("Nobody picked up."));
      }),
      {
        loading: "Calling your number...",
        success: (name) => `Answered by ${name}.`,
        // The same as without `variant`: the message is an error.
        error: {
          message: "Nobody picked up. Check the number.",
          variant: undefined,
          duration: false,
        },
      },
    );
  const copied = useRef<string>(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button lamp onClick={call}>
        Call Me Now
      </Button>
      <Button variant="outline" onClick={() => ring.current?.(true)}>
        Pick Up
      </Button>
      <Button variant="outline" onClick={() => ring.current?.(false)}>
        Let It Ring
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          if (copied.current === undefined)
            copied.current = show("Copied once.", { duration: false });
          else update(copied.current, { message: "Copied again.", variant: "success" });
        }}
      >
        Copy Number
      </Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** One message for a running task and its outcome, and one that is updated in place. */
export const PromiseAndUpdate: Story = {
  tags: ["!visual"],
  render: () => (
    <StrictMode>
      <TestCall />
    </StrictMode>
  ),
  play: async ({ canvas, step }) => {
    const click = (name: string) => userEvent.click(canvas.getByRole("button", { name }));
    await step("a success replaces the loading message", async () => {
      await click("Call Me Now");
      const toast = toastOf(canvas.getByText("Calling your number..."));
      await expect(toast).toHaveAttribute("data-variant", "loading");
      await click("Pick Up");
      await waitFor(() => expect(toast).toHaveTextContent("Success: Answered by Dana Ruiz."));
      await expect(toast).toHaveAttribute("data-variant", "success");
    });
    await step("a failure replaces the loading message", async () => {
      await click("Call Me Now");
      await click("Let It Ring");
      const toast = toastOf(await canvas.findByText("Nobody picked up. Check the number."));
      await expect(toast).toHaveAttribute("data-variant", "danger");
    });
    await step("a failure is shown although the loading message was dismissed", async () => {
      for (const dismiss of canvas.getAllByRole("button", { name: "Dismiss" }))
        await userEvent.click(dismiss);
      await click("Call Me Now");
      await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
      await expect(canvas.queryByText("Calling your number...")).toBeNull();
      await click("Let It Ring");
      await expect(await canvas.findByText("Nobody picked up. Check the number.")).toBeVisible();
    });
    await step("the message is updated in place", async () => {
      await click("Copy Number");
      const toast = toastOf(canvas.getByText("Copied once."));
      await click("Copy Number");
      await expect(toast).toHaveTextContent("Copied again.");
      await expect(toast).toHaveAttribute("data-variant", "success");
    });
  },
};

const dismissCopy = fn();
const copyDuration = 500;
const copyDismissed = () =>
  waitFor(() => expect(dismissCopy).toHaveBeenCalledOnce(), { timeout: 5000 });

/** Renders its toast every 50 ms, with new children each time. */
function CopiedNumber() {
  const [name, setName] = useState("Austin");
  const [, setRenders] = useState(0);
  useEffect(() => {
    const interval = setInterval(() => setRenders((count) => count + 1), 50);
    return () => clearInterval(interval);
  }, []);
  return (
    <div className="grid max-w-96 gap-3">
      <Button variant="outline" onClick={() => setName("Dallas")}>
        Copy Another Number
      </Button>
      <Toast duration={copyDuration} onDismiss={dismissCopy}>
        Number of <b>{name}</b> copied.
      </Toast>
    </div>
  );
}

/** A timer restarts when the text changes, but not when the children are new elements with the same text. */
export const ElementsAsText: Story = {
  tags: ["!visual"],
  render: () => <CopiedNumber />,
  beforeEach: () => {
    dismissCopy.mockClear();
  },
  play: async ({ canvas, step }) => {
    await step("renders with the same text do not restart it", copyDismissed);
    await step("a changed text restarts it", async () => {
      dismissCopy.mockClear();
      const changedAt = performance.now();
      await userEvent.click(canvas.getByRole("button", { name: "Copy Another Number" }));
      await copyDismissed();
      // Browsers round the times of timers.
      await expect(performance.now() - changedAt).toBeGreaterThan(copyDuration - 20);
    });
  },
};

const undoHandler = fn();

function Numbers() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button
        onClick={() =>
          show("Number released.", {
            duration: false,
            action: { label: "Undo", onAction: undoHandler },
          })
        }
      >
        Release Number
      </Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

/** Each row of the keyboard table in toast.mdx. */
export const Keyboard: Story = {
  tags: ["!visual"],
  render: () => <Numbers />,
  beforeEach: () => {
    undoHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const release = canvas.getByRole("button", { name: "Release Number" });
    const region = canvas.getByRole("region", { name: "Messages (F8)", hidden: true });
    release.focus();
    await step("F8: does nothing while there is no message", async () => {
      await press("{F8}");
      await expect(release).toHaveFocus();
    });
    await press("{Enter}");
    await step("F8: moves the focus to the messages; their timers pause", async () => {
      await press("{F8}");
      await expect(region).toHaveFocus();
      await expect(toastOf(canvas.getByText("Number released."))).toHaveAttribute(
        "data-state",
        "paused",
      );
    });
    await step("Escape: returns the focus", async () => {
      await press("{Escape}");
      await expect(release).toHaveFocus();
    });
    await step("Tab: moves to the action, then to the button that dismisses", async () => {
      await press("{F8}{Tab}");
      await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
      await press("{Tab}");
      await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    });
    await step("Enter: presses the focused button; the focus returns to the page", async () => {
      await press("{Shift>}{Tab}{/Shift}{Enter}");
      await expect(undoHandler).toHaveBeenCalledOnce();
      await expect(canvas.queryByText("Number released.")).toBeNull();
      await waitFor(() => expect(release).toHaveFocus());
    });
    await step("Space: presses the focused button, too", async () => {
      await press("{Enter}{F8}{Tab}{Tab} ");
      await expect(canvas.queryByText("Number released.")).toBeNull();
      await waitFor(() => expect(release).toHaveFocus());
    });
  },
};

const scrollDown = () => window.scrollTo({ top: window.innerHeight, behavior: "instant" });

/** After a dismissal, the focus and the page's scroll position are as before it. */
export const FocusAfterDismissal: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <Numbers />
      <div className="h-[200vh]" />
    </>
  ),
  play: async ({ canvas, step }) => {
    const release = canvas.getByRole("button", { name: "Release Number" });
    const dismiss = () => canvas.getByRole("button", { name: "Dismiss" });
    release.focus();
    await press("{Enter}{F8}");
    await step("Escape returns the focus, also if the window lost it meanwhile", async () => {
      dismiss().focus();
      // What a browser reports when another window is used: the focused element stays the same.
      await fireEvent.focusOut(dismiss());
      await fireEvent.focusIn(dismiss());
      scrollDown();
      await press("{Escape}");
      await expect(release).toHaveFocus();
      await expect(window.scrollY).toBe(window.innerHeight);
    });
    await step("a dismissal returns the focus without scrolling", async () => {
      dismiss().focus();
      scrollDown();
      await press("{Enter}");
      await expect(release).toHaveFocus();
      await expect(window.scrollY).toBe(window.innerHeight);
    });
    await step("if nothing had the focus before, nothing gets it", async () => {
      await press("{Enter}");
      release.blur();
      await userEvent.click(dismiss());
      await expect(document.body).toHaveFocus();
    });
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

function Moves() {
  const { toasts, show, dismiss } = useToasts();
  const offerUndo = (duration: number | false) => {
    const id: string = show("Number moved.", {
      duration: false,
      action: (
        <Button variant="outline" size="sm" onClick={() => dismiss(id)}>
          Undo
        </Button>
      ),
    });
    if (duration) show("The carrier was told.", { duration });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => offerUndo(false)}>Move Number</Button>
      <Button onClick={() => offerUndo(250)}>Move and Tell Carrier</Button>
      <TextField label="Name of the line" />
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </div>
  );
}

/** If the application removes the focused message, the focus returns, and the other timers continue. */
export const RemovedByCode: Story = {
  tags: ["!visual"],
  render: () => <Moves />,
  play: async ({ canvas, step }) => {
    const undoAfter = async (name: string) => {
      const move = canvas.getByRole("button", { name });
      move.focus();
      await press("{Enter}{F8}{Tab}");
      await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
      await press("{Enter}");
      await expect(canvas.queryByText("Number moved.")).toBeNull();
      await waitFor(() => expect(move).toHaveFocus());
      move.blur();
    };
    await step("the last message is removed", () => undoAfter("Move Number"));
    await step("one of two messages is removed", async () => {
      await undoAfter("Move and Tell Carrier");
      await waitFor(() => expect(canvas.queryByText("The carrier was told.")).toBeNull());
    });
  },
};

/** The hotkey does not take the focus from a field while an input method composes a word there. */
export const InputMethod: Story = {
  tags: ["!visual"],
  render: () => <Moves />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move Number" }));
    const field = canvas.getByRole("textbox", { name: "Name of the line" });
    field.focus();
    await fireEvent.keyDown(field, { key: "F8", isComposing: true });
    await expect(field).toHaveFocus();
    await press("{F8}");
    await expect(canvas.getByRole("region", { name: "Messages (F8)" })).toHaveFocus();
    await press("{Escape}");
    field.blur();
  },
};

/** Opens the dialog of `Recording` and presses its button, which shows a message. */
async function deleteInDialog(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) {
  await userEvent.click(canvas.getByRole("button", { name: "Open the call" }));
  const dialog = await canvas.findByRole("dialog", { name: "Call from Dana Ruiz" });
  const remove = within(dialog).getByRole("button", { name: "Delete Recording" });
  await waitFor(() => expect(remove).toHaveFocus());
  await press("{Enter}");
  return { dialog, remove };
}

/** A dialog that shows a message. `behind` is on the page, before and after the region of messages. */
function Recording({ behind }: { behind?: ReactNode }) {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Dialog
        title="Call from Dana Ruiz"
        trigger={<Button variant="outline">Open the call</Button>}
        footer={
          <Button
            onClick={() =>
              show("Recording deleted.", {
                duration: false,
                action: { label: "Undo", onAction: undoHandler },
              })
            }
          >
            Delete Recording
          </Button>
        }
      />
      {behind}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
      {behind}
    </>
  );
}

/**
 * A message above a modal dialog is announced, can be clicked and focused, and does not close the
 * dialog.
 */
export const OverADialog: Story = {
  tags: ["!visual"],
  render: () => <Recording />,
  beforeEach: () => {
    undoHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const { dialog, remove } = await deleteInDialog(canvas);
    const message = await canvas.findByText("Recording deleted.");
    const region = message.closest("[data-slot=toast-region]");

    await step("the region of messages is live, and neither inert nor hidden", async () => {
      await expect(canvas.getByRole("region", { name: "Messages (F8)" })).toBe(region);
      await expect(region).toHaveAttribute("aria-live", "polite");
      await expect(message.closest("[inert], [aria-hidden=true]")).toBeNull();
    });
    await step("the message is above the dialog and its backdrop", async () => {
      // Waits, because the message moves until its animation has ended.
      await waitFor(async () => {
        const { left, top, width, height } = message.getBoundingClientRect();
        await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(message);
      });
    });
    await step(
      "a click on the message does not count as a click outside of the dialog",
      async () => {
        await userEvent.click(message);
        await expect(dialog).toBeVisible();
        await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
        await expect(undoHandler).toHaveBeenCalledOnce();
        await expect(canvas.queryByText("Recording deleted.")).toBeNull();
        await expect(dialog).toBeVisible();
      },
    );
    await step("the hotkey moves the focus out of the dialog, and Escape returns it", async () => {
      remove.focus();
      await press("{Enter}");
      await canvas.findByText("Recording deleted.");
      await press("{F8}{Tab}");
      await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
      await press("{Escape}");
      await waitFor(() => expect(remove).toHaveFocus());
      await expect(dialog).toBeVisible();
    });
    await step("the next Escape closes the dialog, and the message stays", async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
      await expect(canvas.getByText("Recording deleted.")).toBeVisible();
    });
  },
};

/** From the messages above a modal dialog, Tab goes back to the dialog, not to the page behind it. */
export const TabOverADialog: Story = {
  tags: ["!visual"],
  render: () => <Recording behind={<Button variant="outline">Behind the dialog</Button>} />,
  play: async ({ canvas, step }) => {
    const { remove } = await deleteInDialog(canvas);
    await canvas.findByText("Recording deleted.");
    await step("after the last control of the messages", async () => {
      await press("{F8}{Tab}{Tab}");
      await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
      await press("{Tab}");
      await waitFor(() => expect(remove).toHaveFocus());
    });
    await step("before the first control", async () => {
      await press("{F8}{Shift>}{Tab}{/Shift}");
      await waitFor(() => expect(remove).toHaveFocus());
    });
  },
};

/** In right-to-left text the messages are on the left, and a swipe to the left dismisses them. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const toast = toastOf(canvas.getByText("Visit booked for Thu, 7:30 AM."));
    await expect(getComputedStyle(toast).direction).toBe("rtl");
    const box = toast.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(box.left).toBeLessThanOrEqual(clientWidth - box.right);
    const dismiss = canvas.getByRole("button", { name: "Dismiss" }).getBoundingClientRect();
    await expect(dismiss.left - box.left).toBeLessThan(box.right - dismiss.right);
    await expect(await drag(toast, 90)).toBe(false);
    await expect(await drag(toast, -90)).toBe(true);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith("booked"));
  },
};

/** A swipe to the right (left in right-to-left text) dismisses a message; after a short swipe it returns. */
export const Swiped: Story = {
  tags: ["!visual"],
  args: { toasts: [booked, forwarded] },
  play: async ({ canvas, args, step }) => {
    const toast = toastOf(canvas.getByText("Visit booked for Thu, 7:30 AM."));
    const sign = getComputedStyle(toast).direction === "rtl" ? -1 : 1;
    await step("after a short swipe the message stays", async () => {
      await expect(await drag(toast, sign * 30)).toBe(true);
      await expect(args.onDismiss).not.toHaveBeenCalled();
      await expect(toast).not.toHaveAttribute("style", expect.stringContaining("translate"));
    });
    await step("a swipe in the other direction and a mouse do not move the message", async () => {
      await expect(await drag(toast, sign * -90)).toBe(false);
      await expect(await drag(toast, sign * 90, "mouse")).toBe(false);
    });
    await step("a longer swipe dismisses the message, unless the browser cancels it", async () => {
      await expect(await drag(toast, sign * 90, "touch", "pointercancel")).toBe(true);
      await expect(await drag(toast, sign * 90)).toBe(true);
      await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith("booked"));
      // Dismissals are reported in the order of their swipes, so that none of the earlier ones was reported.
      await expect(args.onDismiss).toHaveBeenCalledOnce();
    });
  },
};

/** After a swipe the timers of the other messages continue. */
export const SwipedOneOfTwo: Story = {
  tags: ["!visual"],
  render: () => <TimedToasts />,
  play: async ({ canvas }) => {
    await blurWindow();
    await userEvent.click(canvas.getByRole("button", { name: "Delete Recording" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save Settings" }));
    const toast = toastOf(canvas.getByText("Recording 1 deleted."));
    const saved = toastOf(canvas.getByText("Settings saved."));
    const sign = getComputedStyle(toast).direction === "rtl" ? -1 : 1;
    toast.setPointerCapture = fn();
    // The events of a browser. It dispatches the last two in one task, and React renders between them.
    const dispatch = (type: string, moved: number, relatedTarget: Element | null = null) =>
      toast.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType: "touch",
          isPrimary: true,
          bubbles: true,
          clientX: 200 + sign * moved,
          relatedTarget,
        }),
      );
    await waitFor(async () => {
      dispatch("pointerover", 0, document.body);
      await expect(saved).toHaveAttribute("data-state", "paused");
    });
    await focusWindow();
    await expect(saved).toHaveAttribute("data-state", "paused");
    dispatch("pointerdown", 0);
    dispatch("pointermove", 90);
    dispatch("pointerup", 90);
    await Promise.resolve();
    dispatch("pointerout", 90, document.body);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await waitFor(() => expect(saved).not.toBeInTheDocument());
  },
};

/** Each variant, and a message without a close button; outside of a region. */
export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-96 gap-2">
      {[booked, forwarded, failed].map(({ id, message, ...toast }) => (
        <Toast key={id} {...toast} onDismiss={fn()}>
          {message}
        </Toast>
      ))}
      <Toast variant="loading" onDismiss={fn()}>
        Calling your number...
      </Toast>
      <Toast duration={false}>Without a button, and waiting for nobody.</Toast>
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The texts start at the same position, although the icons differ in width.
    const starts = [...canvasElement.querySelectorAll("[data-slot=toast]")].map(
      (toast) => toast.children[1]?.getBoundingClientRect().left,
    );
    await expect(starts).toHaveLength(5);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** A long text with a long word, and a long action label. */
export const Stress: Story = {
  args: {
    toasts: [
      {
        id: "long",
        message:
          "Calls from the Bereitschaftsdiensttelefonzentrale ring at the office first, then on the on-call phone, and are answered by Larkline after two rings.",
        action: (
          <Button variant="outline" size="sm">
            Change Who Answers First
          </Button>
        ),
        duration: false,
      },
      failed,
    ],
  },
};

const focusHandler = fn();

/** Listens where React does if its root is the document: there, and before the region is mounted. */
function BesideDocumentListener({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.addEventListener("focusin", focusHandler);
    return () => document.removeEventListener("focusin", focusHandler);
  }, []);
  return children;
}

/** React receives focus events in the region also if its root is the document. */
export const RootOnDocument: Story = {
  tags: ["!visual"],
  render: (args) => (
    <BesideDocumentListener>
      <ToastRegion {...args} />
    </BesideDocumentListener>
  ),
  beforeEach: () => {
    focusHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const dismiss = canvas.getByRole("button", { name: "Dismiss" });
    dismiss.focus();
    await expect(focusHandler).toHaveBeenCalledOnce();
    dismiss.blur();
  },
};
