import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { ArrowRightIcon, CircleAlertIcon, PhoneIcon } from "../../foundations/icon/icon.tsx";
import { Button } from "./button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Talk to Sales", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Talk to Sales" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    variant: "primary",
    tone: "default",
    size: "md",
    lamp: true,
    fullWidth: false,
    loading: false,
    loadingLabel: "Connecting",
    disabled: false,
  },
};

/** Only a button that opens the chat or a call has a lamp. The lamp lights on hover and focus. */
export const OpensALine: Story = {
  args: { lamp: true, size: "lg" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Talk to Sales" });
    const lamp = button.querySelector("[data-slot=lamp]");
    if (!lamp) throw new Error("The button has no lamp.");
    const dark = getComputedStyle(lamp).backgroundColor;
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(lamp).backgroundColor).not.toBe(dark);
    button.blur();
  },
};

const variants = ["primary", "secondary", "outline", "ghost"] as const;

const pressHandler = fn();

function ConnectingButton({ onPress }: { onPress: () => void }) {
  const [connecting, setConnecting] = useState(false);
  return (
    <Button
      lamp
      loading={connecting}
      loadingLabel="Connecting you to sales"
      onClick={() => {
        onPress();
        setConnecting(true);
      }}
    >
      Talk to Sales
    </Button>
  );
}

/** While loading, the button keeps focus and name, ignores further presses, and does not move while pressed. */
export const Loading: Story = {
  render: () => <ConnectingButton onPress={pressHandler} />,
  beforeEach: () => {
    pressHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Talk to Sales" });
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName("Talk to Sales");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("status")).toHaveTextContent("Connecting you to sales");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    const { top } = button.getBoundingClientRect();
    await press("{ >}");
    await expect(button.getBoundingClientRect().top).toBe(top);
    await press("{/ }");
    await expect(pressHandler).toHaveBeenCalledTimes(1);
  },
};

/** With `href` the button is a link for the browser and for assistive technology. */
export const AsLink: Story = {
  render: () => (
    <Button href="#how-it-works" variant="outline" size="lg" trailingIcon={<ArrowRightIcon />}>
      See How It Works
    </Button>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "See How It Works" });
    await expect(link).toHaveAttribute("href", "#how-it-works");
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Destructive actions are red in every variant; the label says what is deleted. */
export const Danger: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid gap-6">
      {([undefined, "board"] as const).map((ground) => (
        <div
          key={ground ?? "page"}
          data-ground={ground}
          className="flex flex-wrap gap-3 rounded-panel bg-page p-4"
        >
          {variants.map((variant) => (
            <Button key={variant} variant={variant} tone="danger">
              Delete Recording
            </Button>
          ))}
          <Button tone="danger" leadingIcon={<CircleAlertIcon />}>
            Close Account
          </Button>
          <Button tone="danger" loading>
            Deleting
          </Button>
          <Button tone="danger" disabled>
            Delete Number
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("button", { name: "Delete Recording" });
    await expect(first).toHaveAttribute("data-tone", "danger");
  },
};

/** The vertical middle of an element or text. */
function middleOf(target: Element | Range): number {
  const { top, bottom } = target.getBoundingClientRect();
  return (top + bottom) / 2;
}

const chooseHandler = fn();
const onClick = fn();

/** `asChild`: the child element becomes the button. Handlers, classes and refs of both apply. */
export const AsChild: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button asChild variant="outline" leadingIcon={<PhoneIcon />} onClick={onClick}>
        <a href="#numbers" onClick={chooseHandler} className="tracking-normal">
          Choose a Number
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href="#plans">Select a Plan</a>
      </Button>
    </div>
  ),
  beforeEach: () => {
    chooseHandler.mockClear();
    onClick.mockClear();
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Choose a Number" });
    await expect(link).toHaveAttribute("data-slot", "button");
    await expect(link).toHaveClass("tracking-normal", "rounded-control");
    await expect(link.querySelector("[data-slot=icon]")).toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.addEventListener("click", (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard("{Enter}");
    await expect(chooseHandler).toHaveBeenCalledOnce();
    await expect(onClick).toHaveBeenCalledOnce();
    link.blur();
    const withoutIcon = canvas.getByRole("link", { name: "Select a Plan" });
    const text = document.createRange();
    text.selectNodeContents(withoutIcon);
    await expect(middleOf(text)).toBeCloseTo(middleOf(withoutIcon), 0);
  },
};

function MessageForm({ onSend }: { onSend: (values: [string, FormDataEntryValue][]) => void }) {
  return (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent;
        onSend([...new FormData(event.currentTarget, submitter).entries()]);
      }}
      className="flex flex-col items-start gap-4"
    >
      <label className="flex flex-col gap-2 text-small font-semibold">
        Subject
        <input
          name="subject"
          defaultValue="Moving our number"
          className="min-h-11 w-full rounded-control border-(length:--width-edge) border-edge bg-surface px-3 font-normal"
        />
      </label>
      <span className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="send">
          Send Message
        </Button>
        <Button variant="ghost" type="reset">
          Clear
        </Button>
        <Button variant="ghost">Cancel</Button>
      </span>
    </form>
  );
}

const submitHandler = fn();

/** In a form only a button with `type="submit"` submits. */
export const InForm: Story = {
  render: () => <MessageForm onSend={submitHandler} />,
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Subject" });
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(submitHandler).not.toHaveBeenCalled();
    await userEvent.type(field, " today");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("Moving our number");
    await userEvent.type(field, "{Enter}");
    await expect(submitHandler).toHaveBeenCalledWith([
      ["subject", "Moving our number"],
      ["intent", "send"],
    ]);
    field.blur();
  },
};

const sizes = ["sm", "md", "lg"] as const;
const words = {
  primary: "Talk to Sales",
  secondary: "Clear Filters",
  outline: "Select Plan",
  ghost: "Compare",
};

/** Every variant in every size and state. */
export const Matrix: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="flex flex-col gap-8">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {words[variant]}
              </Button>
            ))}
            <Button variant={variant} leadingIcon={<PhoneIcon />}>
              Schedule Call
            </Button>
            <Button variant={variant} trailingIcon={<ArrowRightIcon />}>
              All articles
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant} lamp>
              Chat with us
            </Button>
            <Button variant={variant} lamp loading>
              Connecting
            </Button>
            <Button variant={variant} loading>
              Sending
            </Button>
            <Button variant={variant} disabled>
              {words[variant]}
            </Button>
            <Button variant={variant} lamp disabled>
              Chat with us
            </Button>
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const disabled = within(canvasElement)
      .getAllByRole("button")
      .filter((button) => button.matches(":disabled"));
    await expect(disabled).toHaveLength(2 * variants.length);
  },
};

/** Long labels in a narrow box; below them, every variant on the board. */
export const Stress: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid max-w-80 grid-cols-1 gap-4">
      <Button lamp fullWidth size="lg">
        Speak to someone in sales about moving all of your existing numbers over
      </Button>
      <Button variant="outline" fullWidth trailingIcon={<ArrowRightIcon />}>
        Geschwindigkeitsüberschreitungsbenachrichtigung
      </Button>
      <div data-ground="board" className="flex flex-wrap gap-3 rounded-panel bg-page p-4">
        <Button lamp>Talk to Sales</Button>
        <Button variant="secondary">Clear Filters</Button>
        <Button variant="outline">See How It Works</Button>
        <Button variant="ghost">Login / Sign Up</Button>
        <Button loading>Sending</Button>
        <Button disabled>Create Account</Button>
      </div>
    </div>
  ),
};
