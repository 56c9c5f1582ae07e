import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";

import { PasswordField } from "../password-field/password-field.tsx";
import { Checklist } from "./checklist.tsx";

/** The password rules of the product's specification (docs/product.md). `met` says which of them are met. */
const rules = (met: readonly boolean[]) =>
  [
    "At least 8 characters",
    "One lowercase letter",
    "One uppercase letter",
    "One number",
    "One special character",
  ].map((label, index) => ({ label, met: met[index] ?? false }));

const meta = {
  title: "Components/Checklist",
  component: Checklist,
  args: { label: "Password rules", items: rules([true, true, true, true, false]) },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Password rules" });
    await expect(list).toHaveAttribute("role", "list");
    const items = within(list).getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "At least 8 characters, met",
      "One lowercase letter, met",
      "One uppercase letter, met",
      "One number, met",
      "One special character, not met",
    ]);
    // Beside the last of an odd number no cell is empty.
    const end = list.getBoundingClientRect().right;
    await expect(items.at(-1)?.getBoundingClientRect().right).toBeCloseTo(end, 0);
  },
};

export const Playground: Story = { tags: ["!visual"] };

function NewPassword() {
  const [password, setPassword] = useState("");
  /** A pattern for each of `rules`, in their order. */
  const tests = [/.{8}/, /[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%^&*(),.?":{}|<>]/];
  return (
    <div className="grid max-w-120 gap-3">
      <PasswordField
        label="Password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {password !== "" && (
        <Checklist label="Password rules" items={rules(tests.map((test) => test.test(password)))} />
      )}
    </div>
  );
}

/**
 * Below the field for a new password, updated with each keystroke. The number of met rules is announced
 * when it changes.
 */
export const Live: Story = {
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Password");
    await expect(canvas.queryByRole("list")).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("b");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 5 met");
    await userEvent.keyboard("oardB48");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 of 5 met");
    await expect(canvas.getByText("One special character").textContent).toMatch(/not met$/);
    await userEvent.click(field);
    await userEvent.keyboard("!");
    await expect(canvas.getByRole("status")).toHaveTextContent("5 of 5 met");
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 of 5 met");
    field.blur();
  },
};

/** None, some and all met. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-5 lg:grid-cols-3">
      {[0, 3, 5].map((met) => (
        <Checklist
          key={met}
          label={`Password rules, ${met} met`}
          items={rules(Array.from({ length: met }, () => true))}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const summaries = canvas.getAllByRole("status").map((status) => status.textContent);
    await expect(summaries).toEqual(["0 of 5 met", "3 of 5 met", "5 of 5 met"]);
  },
};

/** Long rules in a narrow box, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const list = (
      <Checklist
        label="Before your line is opened"
        items={[
          {
            label: "Your carrier has confirmed in writing that the number may be moved",
            met: true,
          },
          { label: "Bereitschaftsdienstbenachrichtigungsadresse", met: false },
          { label: "A person who takes the calls that should be put through", met: false },
        ]}
      />
    );
    return (
      <div className="grid max-w-80 gap-6">
        {list}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {list}
        </div>
      </div>
    );
  },
};
