import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { ChangeEventHandler } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { Link } from "../../foundations/link/link.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "./checkbox.tsx";

const terms = (
  <>
    I agree to the <Link href="#terms">terms</Link> and the{" "}
    <Link href="#privacy">privacy policy</Link>.
  </>
);

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  args: { children: "Send me a summary of every call", name: "summary", onChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Send me a summary of every call" });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("Send me a summary of every call"));
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    box.blur();
  },
};

/** Each row of the W3C pattern's keyboard table. */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { indeterminate: true },
  play: async ({ canvas, args, step }) => {
    const box = canvas.getByRole("checkbox", { name: "Send me a summary of every call" });
    await step("Tab: moves to the box and changes nothing", async () => {
      await press("{Tab}");
      await expect(box).toHaveFocus();
      await expect(box).toBePartiallyChecked();
    });
    await step(
      "Space: checks the box, which stays partly checked until the application changes it",
      async () => {
        await press(" ");
        await expect(box).toBeChecked();
        await expect(box).toBePartiallyChecked();
      },
    );
    await step("Space: unchecks it, and checks it again", async () => {
      await press(" ");
      await expect(box).not.toBeChecked();
      await press(" ");
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
    await step("Shift+Tab: leaves it", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(box).not.toHaveFocus();
      await expect(box).toBeChecked();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    hint: "To the address of your account, right after the call.",
    error: "",
    required: false,
    disabled: false,
  },
};

const submitHandler = fn();

/** Required in a form; links in the label can be followed without toggling the checkbox. */
export const InForm: Story = {
  render: () => (
    <form
      aria-label="Sign up"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler([...new FormData(event.currentTarget).entries()]);
      }}
      className="grid justify-items-start gap-5"
    >
      <Checkbox name="terms" value="agreed" required>
        {terms}
      </Checkbox>
      <Button type="submit">Create Account</Button>
    </form>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("checkbox", { name: /^I agree to the terms/ });
    await expect(box.validity.valueMissing).toBe(true);
    // Explicit: without the attribute Chromium exposes the box as invalid before the form is submitted.
    await expect(box).toHaveAttribute("aria-invalid", "false");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "terms" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "terms" })).toHaveAttribute("href", "#terms");
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    await expect(submitHandler).toHaveBeenCalledWith([["terms", "agreed"]]);
  },
};

function Controlled() {
  const [agreed, setAgreed] = useState(false);
  return (
    <Checkbox
      checked={agreed}
      onChange={(event) => setAgreed(event.currentTarget.checked)}
      error={agreed ? undefined : "Agree to the terms to create an account"}
    >
      {terms}
    </Checkbox>
  );
}

/** Controlled by the application; the error is shown only while the checkbox is unchecked. */
export const WithError: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toHaveAccessibleDescription("Agree to the terms to create an account");
    await expect(box).toBeInvalid();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(box).toBeValid();
    await userEvent.keyboard(" ");
    await expect(box).toBeInvalid();
    box.blur();
  },
};

/** Indeterminate until the application sets `indeterminate` to false. */
export const Indeterminate: Story = {
  render: () => (
    <div className="grid gap-5">
      <Checkbox indeterminate hint="Two of your three numbers.">
        Forward your numbers
      </Checkbox>
      <Checkbox indeterminate disabled>
        Screen spam on every number
      </Checkbox>
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Forward your numbers" });
    await expect(box).toBePartiallyChecked();
    await expect(canvas.getByRole("checkbox", { name: /^Screen spam/ })).toBePartiallyChecked();
  },
};

/** A check before hydration is reported to the application that controls the checkbox: here by `onChange`. */
export const CheckedBeforeHydration: Story = {
  tags: ["!visual"],
  render: () => (
    <FilledBeforeHydration fill={(input) => input.click()}>
      <Controlled />
    </FilledBeforeHydration>
  ),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox");
    await waitFor(() => expect(box).toHaveAttribute("aria-invalid", "false"));
    await expect(box).toBeChecked();
  },
};

/**
 * If the application's `onChange` prevents the change, the checkbox stays as it is and `onCheckedChange` is
 * not called.
 */
export const Refused: Story = {
  tags: ["!visual"],
  args: {
    onChange: fn<ChangeEventHandler<HTMLInputElement>>((event) => event.preventDefault()),
    onCheckedChange: fn(),
  },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await press(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    box.blur();
  },
};

function ResettableCheckbox({ onCheckedChange }: { onCheckedChange: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false);
  return (
    <form aria-label="Settings" className="grid justify-items-start gap-5">
      <Checkbox
        checked={checked}
        onCheckedChange={(next) => {
          onCheckedChange(next);
          setChecked(next);
        }}
      >
        Screen spam
      </Checkbox>
      <Button type="reset" variant="ghost">
        Start Over
      </Button>
    </form>
  );
}

const checkedChangeHandler = fn();

/** A reset of the form keeps a controlled state, and the next change is reported. */
export const ControlledInForm: Story = {
  tags: ["!visual"],
  render: () => <ResettableCheckbox onCheckedChange={checkedChangeHandler} />,
  beforeEach: () => {
    checkedChangeHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole("checkbox", { name: "Screen spam" });
    await userEvent.click(box);
    await expect(checkedChangeHandler).toHaveBeenLastCalledWith(true);
    await step("a reset keeps the application's state", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
      await expect(box).toBeChecked();
    });
    await step("the next click is reported", async () => {
      await userEvent.click(box);
      await expect(checkedChangeHandler).toHaveBeenLastCalledWith(false);
      await expect(box).not.toBeChecked();
    });
  },
};

/** Unchecked and checked in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6 sm:grid-cols-2">
      {[false, true].map((checked) => (
        <div key={String(checked)} className="grid content-start gap-5">
          <Checkbox defaultChecked={checked}>Answer new callers</Checkbox>
          <Checkbox defaultChecked={checked} hint="Nobody is told that they were screened.">
            Screen spam
          </Checkbox>
          <Checkbox defaultChecked={checked} error="Connect your calendar first">
            Book appointments
          </Checkbox>
          <Checkbox defaultChecked={checked} disabled hint="From the Professional plan on.">
            Call back web leads
          </Checkbox>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
    await expect(canvas.getAllByRole("checkbox", { checked: false })).toHaveLength(4);
  },
};

/** A long label, in a narrow box and on the board. */
export const Stress: Story = {
  render: () => {
    const box = (
      <Checkbox
        defaultChecked
        hint="Gesprächsaufzeichnungseinverständniserklärung: you can take it back at any time."
        error="Callers in your state must be told first. Add the sentence to your greeting, then tick it again."
      >
        Record every call, keep it for ninety days, and put its transcript beside the booking in the
        calendar of whoever was on duty
      </Checkbox>
    );
    return (
      <div className="grid max-w-80 gap-6">
        {box}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {box}
        </div>
      </div>
    );
  },
};
