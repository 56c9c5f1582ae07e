import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { withoutUntilFound } from "../../../testing/without-until-found.ts";
import { Link } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from "./collapsible.tsx";
import type { CollapsibleProps } from "./collapsible.tsx";

const meta = {
  title: "Components/Collapsible",
  component: Collapsible,
  subcomponents: { CollapsibleTrigger, CollapsibleContent },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <CollapsibleTrigger>Advanced settings</CollapsibleTrigger>
        <CollapsibleContent>
          <Text size="small" tone="muted">
            Calls ring for 20 seconds before Larkline answers. <Link href="#ring">Ring time</Link>
          </Text>
        </CollapsibleContent>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

const contentOf = (element: Element) => {
  const content = element.querySelector<HTMLElement>("[data-slot=collapsible-content]");
  if (!content) throw new Error("The collapsible has no content.");
  return content;
};

/** Uncontrolled, closed at first. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Advanced settings" });
    const content = contentOf(canvasElement);
    await step("closed, and the button references its content", async () => {
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
      await expect(trigger).toHaveAttribute("aria-controls", content.id);
      await expect(content).toHaveAttribute("hidden", "until-found");
    });
    await step("a press opens and closes", async () => {
      await userEvent.click(trigger);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getByRole("link", { name: "Ring time" })).toBeVisible();
      await userEvent.click(trigger);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
      trigger.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { defaultOpen: true, disabled: false },
};

/** Closed content stays in the document: the browser's page search and links to it open it. */
export const Findable: Story = {
  tags: ["!visual"],
  args: { contentId: "ring-time" },
  play: async ({ canvas, canvasElement, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Advanced settings" });
    const content = contentOf(canvasElement);
    await step("opens when the browser's search finds its text", async () => {
      await expect(content).toHaveAttribute("hidden", "until-found");
      content.dispatchEvent(new Event("beforematch", { bubbles: true }));
      await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
      await expect(content).not.toHaveAttribute("hidden");
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step("opens when a link leads to it", async () => {
      await userEvent.click(trigger);
      const before = location.href;
      location.hash = "ring-time";
      await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
      history.replaceState(null, "", before);
      trigger.blur();
    });
  },
};

function ControlledDetails({ onChange }: { onChange: (open: boolean) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Show the transcript
      </Button>
      <Collapsible
        open={open}
        onOpenChange={(next) => {
          onChange(next);
          setOpen(next);
        }}
      >
        <CollapsibleTrigger>Transcript</CollapsibleTrigger>
        <CollapsibleContent>“There’s water coming through my kitchen ceiling.”</CollapsibleContent>
      </Collapsible>
      <Collapsible open={false}>
        <CollapsibleTrigger>Held closed</CollapsibleTrigger>
        <CollapsibleContent>Nobody sees this.</CollapsibleContent>
      </Collapsible>
    </Stack>
  );
}

const changeHandler = fn();

/** Controlled by the application, which may refuse a change. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: () => <ControlledDetails onChange={changeHandler} />,
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole("button", { name: "Transcript" });
    await step("opened by the application, closed by its button", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show the transcript" }));
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await userEvent.click(trigger);
      await expect(changeHandler).toHaveBeenLastCalledWith(false);
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
    });
    await step("stays closed if the application does not open it", async () => {
      const refusing = canvas.getByRole("button", { name: "Held closed" });
      await userEvent.click(refusing);
      await expect(refusing).toHaveAttribute("aria-expanded", "false");
      refusing.blur();
    });
  },
};

/** Each row of the W3C pattern's keyboard table. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const trigger = canvas.getByRole("button", { name: "Advanced settings" });
    await step("Tab: moves to the button", async () => {
      await press("{Tab}");
      await expect(trigger).toHaveFocus();
    });
    await step("Enter: shows and hides the content; the focus stays", async () => {
      await press("{Enter}");
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await expect(trigger).toHaveFocus();
      await press("{Enter}");
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
    });
    await step("Space: shows the content", async () => {
      await press(" ");
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
    });
    await step("Tab: moves on into open content", async () => {
      await press("{Tab}");
      await expect(canvas.getByRole("link", { name: "Ring time" })).toHaveFocus();
    });
  },
};

/** The trigger is a `Button`, and the root a `Stack`: with `asChild` neither renders an element of its own. */
export const AsChild: Story = {
  args: {
    asChild: true,
    defaultOpen: true,
    children: (
      <Stack>
        <CollapsibleTrigger asChild>
          <Button variant="outline">Forward calls</Button>
        </CollapsibleTrigger>
        <CollapsibleContent>
          <TextField label="On-call phone" type="tel" defaultValue="(503) 555-0142" />
        </CollapsibleContent>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole("button", { name: "Forward calls" });
    const root = canvasElement.querySelector("[data-slot=collapsible]");
    await expect(root).toHaveAttribute("data-direction", "column");
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(contentOf(canvasElement)).toHaveAttribute("hidden", "until-found");
    await userEvent.click(trigger);
    await expect(canvas.getByRole("textbox", { name: "On-call phone" })).toBeVisible();
    trigger.blur();
  },
};

/** A browser that does not support `hidden="until-found"` hides closed content, which then takes no space. */
export const WithoutUntilFound: Story = {
  tags: ["!visual"],
  beforeEach: withoutUntilFound,
  play: async ({ canvas, canvasElement }) => {
    const content = contentOf(canvasElement);
    await expect(content).toHaveAttribute("hidden", "until-found");
    await expect(getComputedStyle(content).display).toBe("none");
    await userEvent.click(canvas.getByRole("button", { name: "Advanced settings" }));
    await expect(canvas.getByRole("link", { name: "Ring time" })).toBeVisible();
  },
};

/** In React's strict mode, one press still calls `onOpenChange` only once. */
export const Strict: Story = {
  tags: ["!visual"],
  render: (args) => (
    <StrictMode>
      <Collapsible {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Advanced settings" });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** Open, closed and disabled, on the page and on the board. */
export const Matrix: Story = {
  render: () => {
    const states = (
      <Stack>
        <Collapsible defaultOpen>
          <CollapsibleTrigger>Advanced settings</CollapsibleTrigger>
          <CollapsibleContent>
            <Text size="small" tone="muted">
              Calls ring for 20 seconds before Larkline answers.
            </Text>
          </CollapsibleContent>
        </Collapsible>
        <Collapsible>
          <CollapsibleTrigger>Transcript</CollapsibleTrigger>
          <CollapsibleContent>“Is somebody there on Saturday?”</CollapsibleContent>
        </Collapsible>
        <Collapsible disabled>
          <CollapsibleTrigger>Recording</CollapsibleTrigger>
          <CollapsibleContent>None was made.</CollapsibleContent>
        </Collapsible>
      </Stack>
    );
    return (
      <div className="grid grid-cols-1 gap-8">
        {states}
        <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
          {states}
        </div>
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const recording of canvas.getAllByRole("button", { name: "Recording" }))
      await expect(recording).toBeDisabled();
  },
};

/** A label of several lines and long words inside. */
export const Stress: Story = {
  args: {
    defaultOpen: true,
    className: "max-w-80",
    children: (
      <>
        <CollapsibleTrigger>
          What the Bereitschaftsdienstbenachrichtigungsadresse is used for, and by whom
        </CollapsibleTrigger>
        <CollapsibleContent>
          <Text size="small" className="wrap-anywhere">
            Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung is read to nobody.
          </Text>
        </CollapsibleContent>
      </>
    ),
  },
};

/** If a form is not submitted because of a field in the closed content, the content opens and shows why. */
export const InvalidInside: Story = {
  tags: ["!visual"],
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Collapsible {...args}>
        <CollapsibleTrigger>Advanced settings</CollapsibleTrigger>
        <CollapsibleContent>
          <TextField label="Extension" required />
        </CollapsibleContent>
      </Collapsible>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Save" }).focus();
    await press("{Enter}");
    const field = canvas.getByLabelText("Extension");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    field.blur();
  },
};

/** As `InvalidInside`, with a field that is outside of its form and names it. */
export const InvalidOfAnotherForm: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      <Collapsible {...args}>
        <CollapsibleTrigger>Advanced settings</CollapsibleTrigger>
        <CollapsibleContent>
          <TextField label="Extension" form="line" required />
        </CollapsibleContent>
      </Collapsible>
      <form id="line" onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Save</Button>
      </form>
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Save" }).focus();
    await press("{Enter}");
    const field = canvas.getByLabelText("Extension");
    await waitFor(() => expect(field).toHaveFocus());
    field.blur();
  },
};

function CheckedWhileTyping(args: CollapsibleProps) {
  const [name, setName] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (name !== "") form.current?.checkValidity();
  }, [name]);
  return (
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <Collapsible {...args}>
        <CollapsibleTrigger>Advanced settings</CollapsibleTrigger>
        <CollapsibleContent>
          <TextField label="Extension" required />
        </CollapsibleContent>
      </Collapsible>
      <TextField
        label="Name"
        value={name}
        onChange={(event) => {
          event.currentTarget.form?.checkValidity();
          setName(event.currentTarget.value);
        }}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

/** A form that checks its validity while somebody types does not open the content; a submit does. */
export const CheckedSilently: Story = {
  tags: ["!visual"],
  render: (args) => <CheckedWhileTyping {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText("Name"), "Ana");
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await press("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Extension")).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    canvas.getByLabelText("Extension").blur();
  },
};
