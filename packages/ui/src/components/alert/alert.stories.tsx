import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { Link } from "../../foundations/link/link.tsx";
import { Button } from "../button/button.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Components/Alert",
  component: Alert,
  args: {
    title: "Confirm your email",
    children: "Open the link we sent to marta@harborplumbing.com.",
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("status");
    await expect(canvas.getByRole("img", { name: "Information" })).toBeVisible();
    await expect(alert).toHaveTextContent(/^Confirm your email/);
    // In forced colors a drawing keeps a color of its own, but not the one that it inherits.
    const colors = ["[data-slot=icon]", ":has(> [data-slot=icon])"].map((part) => {
      const element = alert.querySelector(part);
      return element && getComputedStyle(element).color;
    });
    await expect(colors[0]).toBe(colors[1]);
    await expect(colors[0]).not.toBe(getComputedStyle(alert).color);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "info", urgency: "soon", labels: { info: "Information" } },
};

const resendHandler = fn();

/** With an action, used by keyboard and by pointer. */
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="outline" size="sm" onClick={() => resendHandler()}>
        Resend
      </Button>
    ),
  },
  beforeEach: () => {
    resendHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const resend = canvas.getByRole("button", { name: "Resend" });
    await userEvent.tab();
    await expect(resend).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(resend);
    await expect(resendHandler).toHaveBeenCalledTimes(2);
    resend.blur();
  },
};

function SignUp() {
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      {failed && (
        <Alert
          variant="danger"
          title="An error occurred during sign up. Please try again."
          className="w-full"
        />
      )}
      <Button onClick={() => setFailed(true)}>Create Account</Button>
    </div>
  );
}

/** A failure is announced at once, and the focus stays on the button. */
export const Urgent: Story = {
  tags: ["!visual"],
  render: () => <SignUp />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull();
    const button = canvas.getByRole("button", { name: "Create Account" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent(/^An error occurred during sign up. Please try again.$/);
    await expect(within(alert).getByRole("img", { name: "Error" })).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** An alert that is in the page from the start has `urgency="none"`, so it is not a live region. */
export const Standing: Story = {
  tags: ["!visual"],
  args: { variant: "warning", urgency: "none", title: "You have used 180 of 200 calls" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByText("You have used 180 of 200 calls")).toBeVisible();
  },
};

const all = (
  <>
    <Alert variant="success" title="Thank you! We’ll get back to you within 24 hours." />
    <Alert
      variant="info"
      title="Confirm your email"
      action={
        <Link href="#resend" variant="standalone">
          Resend
        </Link>
      }
    >
      Open the link we sent to marta@harborplumbing.com.
    </Alert>
    <Alert variant="warning" title="You have used 180 of 200 calls">
      The month ends in 6 days.
    </Alert>
    <Alert variant="danger">Check the email address, then send again.</Alert>
  </>
);

/** Every variant, with different parts (title, text, action), on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-4">
      {all}
      <div
        data-ground="board"
        className="grid grid-cols-1 gap-3 rounded-panel bg-page p-4 text-ink"
      >
        {all}
      </div>
    </div>
  ),
};

/** A long message in a narrow box: the action goes below. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-72">
      <Alert
        variant="danger"
        title="We could not reach the calendar of marta.harbor-and-daughters@harborplumbingandheating.example"
        action={
          <Button variant="outline" size="sm">
            Connect the calendar again
          </Button>
        }
      >
        Until it answers, Larkline takes the visits down and writes them in when it is back.
        Terminvereinbarungsbestätigungsschreiben are sent then, too.
      </Alert>
    </div>
  ),
};
