import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import type { CountdownState } from "../../components/countdown-button/countdown-button.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { VerificationBanner } from "./verification-banner.tsx";
import type { VerificationBannerProps } from "./verification-banner.tsx";

const meta = {
  title: "Frame/Verification banner",
  component: VerificationBanner,
  parameters: { layout: "fullscreen" },
  args: {
    children: "Confirm your email: open the link we sent to marta@harborplumbing.com.",
    onResend: fn(),
    onDismiss: fn(),
  },
  // A header as high as the site's, and a page below.
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <div
          data-ground="board"
          className="sticky top-0 z-(--layer-header) h-(--header-height) border-b border-line bg-page"
        />
        <Story />
        <Container className="pt-10 pb-6">
          <Heading level={1}>Pricing</Heading>
          <Text className="mt-4">Every plan answers the phone.</Text>
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof VerificationBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole("region", { name: "Email verification" })).toBeVisible();
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(/Confirm your email/);
    await step("Enter on its buttons resends the mail and dismisses the banner", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Resend Email" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onResend).toHaveBeenCalledOnce();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onDismiss).toHaveBeenCalledOnce();
    });
    await step("clicks on its buttons do the same", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Resend Email" }));
      await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
      await expect(args.onResend).toHaveBeenCalledTimes(2);
      await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    });
    await step("the banner takes space and covers nothing", async () => {
      const { bottom } = canvas.getByRole("region").getBoundingClientRect();
      const page = canvas.getByRole("heading", { name: "Pricing" }).parentElement;
      await expect(page?.getBoundingClientRect().top).toBe(bottom);
      canvas.getByRole("button", { name: "Dismiss" }).blur();
    });
    await step("the region has the height of its content", async () => {
      const { top, bottom, height } = canvas.getByRole("region").getBoundingClientRect();
      const button = canvas.getByRole("button", { name: "Dismiss" }).getBoundingClientRect();
      await expect(height).toBeGreaterThan(0);
      await expect(top).toBeLessThanOrEqual(button.top);
      await expect(bottom).toBeGreaterThanOrEqual(button.bottom);
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { state: "waiting", seconds: 42 } };

/** While the request is running. */
export const Sending: Story = { tags: ["!visual"], args: { state: "sending" } };

/** After success; shown for 3 seconds. */
export const Sent: Story = { args: { state: "sent" } };

/** The countdown of a minute, during which the button is disabled. */
export const Waiting: Story = {
  args: { state: "waiting", seconds: 58 },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Resend in 58s" });
    await userEvent.click(button);
    await expect(args.onResend).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

/** `inline`: the banner scrolls away with the page. */
export const Inline: Story = {
  args: { variant: "inline" },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("button", { name: "Dismiss" }).getBoundingClientRect();
    const { top } = canvas.getByRole("heading", { name: "Pricing" }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(bottom);
  },
};

const stateSequence: readonly CountdownState[] = ["idle", "sending", "sent", "waiting"];

function BannerInSequence(args: VerificationBannerProps) {
  const [index, setIndex] = useState(0);
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && (
        <VerificationBanner
          {...args}
          state={stateSequence[index % stateSequence.length] ?? "idle"}
          seconds={60}
          onResend={() => setIndex(1)}
          onDismiss={() => setShown(false)}
        />
      )}
      <Container className="pt-32">
        <Button variant="outline" onClick={() => setIndex(index + 1)}>
          Next moment
        </Button>
      </Container>
    </>
  );
}

/** All states in turn. Those of the button do not move the page below, until the banner disappears. */
export const WholeRound: Story = {
  tags: ["!visual"],
  render: (args) => <BannerInSequence {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "Next moment" });
    const { top } = next.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Resend Email" }));
    for (const name of ["Sending...", "Email sent!", "Resend in 60s", "Resend Email"]) {
      await expect(canvas.getByRole("button", { name })).toBeVisible();
      if (innerWidth >= 1024) await expect(next.getBoundingClientRect().top).toBe(top);
      await userEvent.click(next);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(next.getBoundingClientRect().top).toBeLessThan(top);
  },
};

/** A long mail address with hardly a place to wrap. */
export const Stress: Story = {
  args: {
    children:
      "Confirm your email: open the link we sent to marta.christodoulopoulou-featherstonehaugh@harborplumbingheatingandairconditioning.example. Look into spam as well.",
    state: "waiting",
    seconds: 60,
  },
};
