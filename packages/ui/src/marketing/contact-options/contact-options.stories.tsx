import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { ContactOptions } from "./contact-options.tsx";
import type { ContactOption } from "./contact-options.tsx";

const startHandler = fn();

const options: readonly ContactOption[] = [
  {
    channel: "chat",
    title: "Live Chat",
    description: "Ask now. The agent answers at once, and a person takes over when it can’t.",
    detail: "Available 24/7",
    action: (
      <Button lamp onClick={() => startHandler("chat")}>
        Start Chat
      </Button>
    ),
  },
  {
    channel: "email",
    title: "Email Support",
    description: "For everything that needs a longer look, with pictures and files.",
    detail: "hello@larkline.example",
    action: (
      <Button variant="outline" size="sm" href="mailto:hello@larkline.example">
        Send Email
      </Button>
    ),
  },
  {
    channel: "schedule",
    title: "Schedule Call",
    description: "Choose a day. We call you and go through your setup together.",
    detail: "15 minutes, on a day you pick",
    action: (
      <Button variant="outline" size="sm" onClick={() => startHandler("schedule")}>
        Book a Call
      </Button>
    ),
  },
];

const meta = {
  title: "Marketing/Contact options",
  component: ContactOptions,
  args: { options },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ContactOptions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries within the option that has this title. */
function optionOf(canvas: ReturnType<typeof within>, title: string) {
  const found = canvas.getByRole("heading", { name: title }).closest("[data-slot=contact-option]");
  if (!(found instanceof HTMLElement)) throw new Error(`There is no option "${title}".`);
  return within(found);
}

/** The fastest option on the board, the others beside it. */
export const Default: Story = {
  beforeEach: () => {
    startHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const chat = optionOf(canvas, "Live Chat");
    const call = optionOf(canvas, "Schedule Call");
    await step("Tab reaches the first two actions, and Enter starts the chat", async () => {
      await userEvent.tab();
      await expect(chat.getByRole("button", { name: "Start Chat" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(startHandler).toHaveBeenLastCalledWith("chat");
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Send Email" })).toHaveFocus();
    });
    await step("a click starts the booking of a call", async () => {
      const book = call.getByRole("button", { name: "Book a Call" });
      await userEvent.click(book);
      await expect(startHandler).toHaveBeenLastCalledWith("schedule");
      book.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { headingLevel: 3 } };

/** Only the options `email` and `schedule`, without actions. */
export const Matrix: Story = {
  render: () => (
    <ContactOptions
      options={options
        .filter(({ channel }) => channel !== "chat")
        .map(({ action: _action, ...option }) => option)}
    />
  ),
};

/** Several options of the same channel. Each has its own heading. */
export const SameChannel: Story = {
  tags: ["!visual"],
  args: {
    options: [
      ...options.slice(0, 2),
      {
        channel: "email",
        title: "Billing",
        description: "For questions about an invoice.",
        detail: "billing@larkline.example",
      },
    ],
  },
  play: async ({ canvas }) => {
    const billing = optionOf(canvas, "Billing");
    await expect(billing.getByText("billing@larkline.example")).toBeVisible();
    await expect(canvas.getAllByRole("heading", { name: "Email Support" })).toHaveLength(1);
  },
};

/** Long words. */
export const Stress: Story = {
  args: {
    options: options.map((option) => ({
      ...option,
      title: `${option.title}, Terminvereinbarung`,
      detail: "bereitschaftsdiensttelefonzentralenverwaltung@larkline.example",
    })),
  },
};
