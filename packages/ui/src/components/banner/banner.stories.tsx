import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { Link } from "../../foundations/link/link.tsx";
import { Button } from "../button/button.tsx";
import { Banner } from "./banner.tsx";
import type { BannerVariant } from "./banner.tsx";

const retry = fn();

const meta = {
  title: "Components/Banner",
  component: Banner,
  parameters: { layout: "fullscreen" },
  args: {
    variant: "warning",
    children: "You have used 180 of 200 calls. The month ends in 6 days.",
    action: (
      <Button variant="outline" size="sm">
        Change Plan
      </Button>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent(/^Warning: You have used 180 of 200 calls\./);
    // Buttons are not part of the announcement.
    await expect(status.querySelector("button")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Dismiss" })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Change Plan" })).toHaveFocus();
    canvas.getByRole("button").blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { onDismiss: fn() } };

function Dismissible() {
  const [shown, setShown] = useState(true);
  return (
    <div className="grid justify-items-start gap-4">
      {shown && (
        <Banner variant="info" onDismiss={() => setShown(false)} className="w-full">
          Larkline answers in Polish now.
        </Banner>
      )}
      <Button variant="ghost">Next on the page</Button>
    </div>
  );
}

/** The application removes the banner when it is dismissed. */
export const Dismissed: Story = {
  tags: ["!visual"],
  render: () => <Dismissible />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByText(/in Polish/)).toBeNull();
  },
};

/** An error is announced at once and says what to do. */
export const Danger: Story = {
  tags: ["!visual"],
  args: {
    variant: "danger",
    children: "We can’t reach your calendar. New visits are kept and written when it is back.",
    action: (
      <Button variant="outline" size="sm" onClick={retry}>
        Try Again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/^Error: We can’t reach/);
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(retry).toHaveBeenCalled();
  },
};

const texts: Record<BannerVariant, string> = {
  info: "Larkline answers in Polish now.",
  success: "Your number has moved. Calls ring here from now on.",
  warning: "You have used 180 of 200 calls. The month ends in 6 days.",
  danger: "We can’t reach your calendar. New visits are kept and written when it is back.",
  connecting: "Connecting to Larkline...",
  open: "The line is open. Take a 15-minute demo in the chat.",
};
const variants = ["open", "connecting", "info", "success", "warning", "danger"] as const;

/** Every variant. Some have an action; every second one has a dismiss button. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-3 py-3">
      {variants.map((variant, index) => (
        <Banner
          key={variant}
          variant={variant}
          urgency="none"
          onDismiss={index % 2 === 0 ? undefined : fn()}
          action={
            index < 3 ? (
              <Button size="sm" variant={variant === "open" ? "primary" : "outline"}>
                Chat with us
              </Button>
            ) : (
              index === 4 && (
                <Link variant="standalone" href="#plans">
                  Change Plan
                </Link>
              )
            )
          }
        >
          {texts[variant]}
        </Banner>
      ))}
    </div>
  ),
};

/** A long message with a long word and two actions. */
export const Stress: Story = {
  args: {
    variant: "danger",
    onDismiss: fn(),
    children:
      "The calendar of Harbor Plumbing, Heating and Air Conditioning (Bereitschaftsdiensttelefonzentrale) refused the last 14 visits. They are kept here and written as soon as it takes them.",
    action: (
      <>
        <Button variant="outline" size="sm">
          Sign In to the Calendar Again
        </Button>
        <Button variant="ghost" size="sm">
          See the Visits
        </Button>
      </>
    ),
  },
};
