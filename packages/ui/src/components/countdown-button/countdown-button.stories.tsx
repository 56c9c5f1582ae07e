import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { CountdownButton } from "./countdown-button.tsx";
import type { CountdownState } from "./countdown-button.tsx";

const meta = {
  title: "Components/Countdown button",
  component: CountdownButton,
  args: { children: "Resend Email", onClick: fn() },
} satisfies Meta<typeof CountdownButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Resend Email" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    button.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { state: "waiting", seconds: 42, variant: "outline", size: "md", fullWidth: false },
};

const allStates: readonly { state: CountdownState; seconds: number }[] = [
  { state: "idle", seconds: 0 },
  { state: "sending", seconds: 0 },
  { state: "sent", seconds: 0 },
  { state: "waiting", seconds: 60 },
  { state: "waiting", seconds: 59 },
  { state: "waiting", seconds: 58 },
  { state: "idle", seconds: 0 },
];

function AllStates({ onPress }: { onPress: () => void }) {
  const [index, setIndex] = useState(0);
  const current = allStates[index] ?? { state: "idle", seconds: 0 };
  const advance = () => setIndex(index + 1);
  return (
    <div className="flex flex-wrap gap-3">
      <CountdownButton
        {...current}
        onClick={() => {
          onPress();
          advance();
        }}
      >
        Resend Email
      </CountdownButton>
      {/* A button advances the time, so that the story does not change by itself. */}
      <Button variant="ghost" onClick={advance}>
        Let time pass
      </Button>
    </div>
  );
}

const pressHandler = fn();

/**
 * All states in turn. Focus and width do not change. Each new state is announced; the passing seconds
 * are not.
 */
export const WholeRound: Story = {
  render: () => <AllStates onPress={pressHandler} />,
  beforeEach: () => {
    pressHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const [button] = canvas.getAllByRole("button");
    const clock = canvas.getByRole("button", { name: "Let time pass" });
    const status = canvas.getByRole("status");
    if (!button) throw new Error("There is no button.");
    const { width } = button.getBoundingClientRect();

    await step("a press by keyboard sends, and the button keeps the focus", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(button).toHaveAccessibleName("Sending...");
      // Without the punctuation, so that a search for the button's text finds the button only.
      await expect(status.textContent).toBe("Sending");
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(button);
      await expect(pressHandler).toHaveBeenCalledTimes(1);
    });
    await step("the button does not move while Space is held", async () => {
      const { top } = button.getBoundingClientRect();
      await press("{ >}");
      await expect(button.getBoundingClientRect().top).toBe(top);
      await press("{/ }");
    });
    await step("the button shows and announces that the mail was sent", async () => {
      await userEvent.tab();
      await expect(clock).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.tab({ shift: true });
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleName("Email sent!");
      await expect(status.textContent).toBe("Email sent");
    });
    await step("the countdown is announced once", async () => {
      await userEvent.click(clock);
      await expect(button).toHaveAccessibleName("Resend in 60s");
      await expect(status).toHaveTextContent("You can resend in 60 seconds");
      await userEvent.click(clock);
      await userEvent.click(clock);
      await expect(button).toHaveAccessibleName("Resend in 58s");
      await expect(status).toHaveTextContent("You can resend in 60 seconds");
      await expect(button.getBoundingClientRect().width).toBe(width);
    });
    await step("the countdown's end is announced", async () => {
      await userEvent.click(clock);
      await expect(button).toHaveAccessibleName("Resend Email");
      await expect(status).toHaveTextContent("You can resend now");
      await userEvent.click(button);
      await expect(pressHandler).toHaveBeenCalledTimes(2);
      button.blur();
    });
  },
};

function TwoButtons() {
  const [index, setIndex] = useState(0);
  const current = allStates[index] ?? { state: "idle", seconds: 0 };
  const advance = () => setIndex(index + 1);
  return (
    <div className="flex flex-wrap gap-3">
      <CountdownButton {...current} onClick={advance}>
        Resend Email
      </CountdownButton>
      <CountdownButton {...current} onClick={advance}>
        Send Again
      </CountdownButton>
      <Button variant="ghost" onClick={advance}>
        Let time pass
      </Button>
    </div>
  );
}

/** Two buttons for the same request, as on a page with a banner: only the pressed one announces its states. */
export const TwoForOneRequest: Story = {
  tags: ["!visual"],
  render: () => <TwoButtons />,
  play: async ({ canvas }) => {
    const clock = canvas.getByRole("button", { name: "Let time pass" });
    const [pressed, other] = canvas.getAllByRole("status");
    await userEvent.click(canvas.getByRole("button", { name: "Resend Email" }));
    await expect(pressed).toHaveTextContent("Sending");
    await expect(other).toBeEmptyDOMElement();
    for (const announcement of [
      "Email sent",
      "You can resend in 60 seconds",
      "You can resend in 60 seconds",
      "You can resend in 60 seconds",
      "You can resend now",
    ]) {
      await userEvent.click(clock);
      await expect(pressed).toHaveTextContent(announcement);
      await expect(other).toBeEmptyDOMElement();
    }
    await expect(canvas.getByRole("button", { name: "Send Again" })).toBeEnabled();
  },
};

/** Every state in every variant; every size. */
export const Matrix: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="flex flex-col gap-6">
      {(["outline", "primary", "secondary", "ghost"] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <CountdownButton variant={variant}>Resend Email</CountdownButton>
          {(["sending", "sent", "waiting"] as const).map((state) => (
            <CountdownButton key={state} variant={variant} state={state} seconds={42}>
              Resend Email
            </CountdownButton>
          ))}
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {(["sm", "md", "lg"] as const).map((size) => (
          <CountdownButton key={size} size={size} state="waiting" seconds={7}>
            Resend Email
          </CountdownButton>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Resend in 42s" })).toHaveLength(4);
  },
};

/** Long German labels in a narrow box, on the page and on the board. */
export const Stress: Story = {
  parameters: { layout: "padded" },
  render: () => {
    const button = (
      <CountdownButton
        fullWidth
        state="waiting"
        seconds={3599}
        labels={{
          sending: "Bestätigungsnachricht wird gesendet...",
          sent: "Bestätigungsnachricht gesendet!",
          waiting: "Erneut senden möglich in {seconds} s",
          waitingAnnounced: {
            one: "Sie können in {count} Sekunde erneut senden.",
            other: "Sie können in {count} Sekunden erneut senden.",
          },
          ready: "Sie können jetzt erneut senden.",
        }}
      >
        Bestätigungsnachricht erneut senden
      </CountdownButton>
    );
    return (
      <div className="grid max-w-80 gap-6">
        {button}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {button}
        </div>
      </div>
    );
  },
};
