import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import { Button } from "../button/button.tsx";
import { Stepper } from "./stepper.tsx";

const steps = ["Sign Up", "Verify Email", "Complete"];

const meta = {
  title: "Components/Stepper",
  component: Stepper,
  args: { steps, current: 1 },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One step is done; the cord leads to the current one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Progress" })).toBeVisible();
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual([
      "Sign Up, done",
      "Verify Email",
      "Complete",
    ]);
    await expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([
      null,
      "step",
      null,
    ]);
  },
};

export const Playground: Story = { tags: ["!visual"] };

function SignUp() {
  const [current, setCurrent] = useState(0);
  return (
    <div className="grid gap-8">
      <Stepper steps={steps} current={current} />
      <Button
        className="justify-self-center"
        onClick={() => setCurrent((current + 1) % (steps.length + 1))}
      >
        {current < steps.length ? "Next Step" : "Start Again"}
      </Button>
    </div>
  );
}

/** When a step is done, a cord connects it with the next step. The steps are not focusable. */
export const Plugging: Story = {
  render: () => <SignUp />,
  play: async ({ canvas, canvasElement }) => {
    const currentStep = () =>
      canvasElement.querySelector("[aria-current=step]")?.textContent ?? "none";
    const cords = () =>
      canvasElement.querySelectorAll("[data-slot=stepper-cord][data-state=plugged]").length;
    const button = canvas.getByRole("button", { name: "Next Step" });
    await expect(currentStep()).toBe("Sign Up");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(currentStep()).toBe("Verify Email");
    await expect(cords()).toBe(1);
    await userEvent.click(button);
    await expect(currentStep()).toBe("Complete");
    await expect(cords()).toBe(2);
    button.blur();
  },
};

/** Three steps, at each step and with all done; two steps; five steps. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8">
      {[0, 1, 2, 3].map((current) => (
        <Stepper key={current} steps={steps} current={current} />
      ))}
      <Stepper steps={["Number", "Greeting"]} current={1} />
      <Stepper steps={["Number", "Voice", "Hours", "Test", "Live"]} current={3} />
    </div>
  ),
  play: async ({ canvas }) => {
    const currentItems = canvas
      .getAllByRole("listitem")
      .filter((item) => item.getAttribute("aria-current") === "step");
    await expect(currentItems).toHaveLength(5);
  },
};

/** Long names in a narrow box, and on the board. */
export const Stress: Story = {
  render: () => {
    const stepper = (
      <Stepper
        steps={["Tell us about your company", "Rufnummernübertragung", "Listen to your first call"]}
        current={1}
      />
    );
    return (
      <div className="grid max-w-80 gap-6">
        {stepper}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {stepper}
        </div>
      </div>
    );
  },
};
