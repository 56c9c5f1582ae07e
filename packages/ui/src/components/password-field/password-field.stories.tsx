import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Components/Password field",
  component: PasswordField,
  args: {
    label: "Password",
    name: "password",
    autoComplete: "new-password",
    defaultValue: "Board-48",
    onVisibleChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "password");
    // Some browsers send the text of a field whose spelling they check to a server, also a visible password.
    await expect(field).toHaveAttribute("spellcheck", "false");
    await step("by keyboard: the button follows the field and shows the password", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.tab();
      const toggle = canvas.getByRole("button", { name: "Show password" });
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(field).toHaveAttribute("type", "text");
      await expect(toggle).toHaveAccessibleName("Hide password");
      await expect(toggle).toHaveFocus();
      await expect(args.onVisibleChange).toHaveBeenLastCalledWith(true);
      await userEvent.keyboard(" ");
      await expect(field).toHaveAttribute("type", "password");
      await expect(args.onVisibleChange).toHaveBeenLastCalledWith(false);
    });
    await step("a click shows and hides the password", async () => {
      const toggle = canvas.getByRole("button", { name: "Show password" });
      await userEvent.click(toggle);
      await expect(field).toHaveValue("Board-48");
      await expect(field).toHaveAttribute("type", "text");
      await userEvent.click(toggle);
      toggle.blur();
    });
  },
};

/** Password managers read the rules from the attribute `passwordrules`, to generate a valid password. */
export const WithRules: Story = {
  tags: ["!visual"],
  args: {
    defaultValue: "",
    passwordRules: "minlength: 8; required: lower; required: upper; required: digit;",
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute(
      "passwordrules",
      args.passwordRules,
    );
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    hint: "At least 8 characters.",
    error: "",
    optional: false,
    hideLabel: false,
    defaultVisible: false,
    required: true,
    disabled: false,
  },
};

const submitHandler = fn();

/** Submitting the form hides a visible password. */
export const HiddenWhenSent: Story = {
  tags: ["!visual"],
  args: { defaultVisible: true },
  render: (args) => (
    <form
      aria-label="Login"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler(new FormData(event.currentTarget).get("password"));
      }}
      className="grid max-w-100 gap-5"
    >
      <PasswordField {...args} autoComplete="current-password" required />
      <Button type="submit">Log in</Button>
    </form>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText("Password");
    await expect(field).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toBeVisible();
    await userEvent.type(field, "{Enter}");
    await expect(submitHandler).toHaveBeenCalledWith("Board-48");
    await waitFor(() => expect(field).toHaveAttribute("type", "password"));
    await expect(args.onVisibleChange).toHaveBeenLastCalledWith(false);
    field.blur();
  },
};

function TwoFields() {
  const [visible, setVisible] = useState(false);
  return (
    <div className="grid max-w-100 gap-5">
      <PasswordField
        label="Password"
        autoComplete="new-password"
        defaultValue="Board-48"
        visible={visible}
        onVisibleChange={setVisible}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        defaultValue="Board-84"
        error="Passwords do not match"
        visible={visible}
        onVisibleChange={setVisible}
      />
      <Checkbox checked={visible} onChange={(event) => setVisible(event.currentTarget.checked)}>
        Show both passwords
      </Checkbox>
    </div>
  );
}

/** The application controls the visibility: one state and one checkbox for both fields. */
export const Controlled: Story = {
  render: () => <TwoFields />,
  play: async ({ canvas }) => {
    const [first, second] = [
      canvas.getByLabelText("Password"),
      canvas.getByLabelText("Confirm password"),
    ];
    await expect(second).toHaveAccessibleDescription("Passwords do not match");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Show both passwords" }));
    await expect(first).toHaveAttribute("type", "text");
    await expect(second).toHaveAttribute("type", "text");
    const [button] = canvas.getAllByRole("button", { name: "Hide password" });
    if (!button) throw new Error("There is no button.");
    await userEvent.click(button);
    await expect(second).toHaveAttribute("type", "password");
    button.blur();
  },
};

/** Every size in every state. The field with a hint shows its password. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <PasswordField size={size} label="Password" autoComplete="current-password" />
          <PasswordField
            size={size}
            label="New password"
            autoComplete="new-password"
            hint="At least 8 characters."
            defaultValue="Board-48"
            defaultVisible
          />
          <PasswordField
            size={size}
            label="Confirm password"
            autoComplete="new-password"
            defaultValue="Board-84"
            error="Passwords do not match"
          />
          <PasswordField
            size={size}
            label="Old password"
            autoComplete="current-password"
            defaultValue="Board-12"
            disabled
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Hide password" })).toHaveLength(3);
  },
};

/** A long visible password, a long label and error, in a narrow box and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <PasswordField
        label="Password for the account that all of your dispatchers share with the office"
        autoComplete="new-password"
        defaultVisible
        defaultValue="correct-horse-battery-staple-Bereitschaftsdienst-2026"
        error="Bereitschaftsdienstbenachrichtigung: this password was used before. Choose another."
      />
    );
    return (
      <div className="grid max-w-80 gap-6">
        {field}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};
