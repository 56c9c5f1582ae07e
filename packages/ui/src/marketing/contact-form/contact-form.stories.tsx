import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { InFrame } from "../../../testing/in-frame.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactFormValues } from "./contact-form.tsx";

const validValues: ContactFormValues = {
  name: "Priya Raman",
  email: "priya@harborplumbing.com",
  subject: "Moving our number",
  message: "We have three vans and one office phone. Can we keep the number we have?",
};

const send = fn((_values: ContactFormValues): Promise<void> => Promise.resolve());

const meta = {
  title: "Marketing/Contact form",
  component: ContactForm,
  args: {
    onSubmit: send,
    title: "Send us a Message",
    hint: "We reply within 24 hours",
    success: "Thank you! We'll get back to you within 24 hours.",
  },
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div className="max-w-144">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    send.mockReset();
    send.mockResolvedValue();
  },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filled in by keyboard and submitted with Enter. Then the form is empty and shows the success message. */
export const Default: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    await step("every field is required", async () => {
      await expect(canvas.getByRole("heading", { name: "Send us a Message" })).toBeVisible();
      for (const field of canvas.getAllByRole("textbox")) await expect(field).toBeRequired();
      await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
    });
    await step("Tab reaches every field and the button, and Enter sends", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
      await userEvent.keyboard(` ${validValues.name} `);
      await userEvent.tab();
      await userEvent.keyboard(validValues.email);
      await userEvent.tab();
      await userEvent.keyboard(validValues.subject);
      await userEvent.tab();
      await userEvent.keyboard(validValues.message);
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Send Message" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    });
    await step("submits the trimmed values, and clears the form", async () => {
      await expect(
        await canvas.findByText("Thank you! We'll get back to you within 24 hours."),
      ).toBeVisible();
      await expect(send).toHaveBeenCalledOnce();
      await expect(send).toHaveBeenLastCalledWith(validValues);
      for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveValue("");
    });
    await step("typing again removes the success message", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Dana");
      await expect(canvas.queryByText(/^Thank you/)).not.toBeInTheDocument();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { headingLevel: 2, defaultValues: validValues },
};

/** In the document of a frame, too, only the error of the focused field is announced. */
export const ErrorsInFrame: Story = {
  tags: ["!visual"],
  render: (args) => (
    <InFrame title="Contact">
      <ContactForm {...args} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Contact");
    await waitFor(() => expect(frame.contentDocument?.forms).toHaveLength(1));
    frame.contentDocument?.forms[0]?.requestSubmit();
    const errors = () => [
      ...(frame.contentDocument?.querySelectorAll("[data-state=invalid] p") ?? []),
    ];
    await waitFor(() =>
      expect(errors().map(({ ariaLive }) => ariaLive)).toEqual([null, "off", "off", "off"]),
    );
  },
};

/** Errors are shown at their fields; the first invalid field has the focus. */
export const WithErrors: Story = {
  args: { defaultValues: { ...validValues, email: "priya@", subject: "   " } },
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    const subject = canvas.getByRole("textbox", { name: "Subject" });
    const button = canvas.getByRole("button", { name: "Send Message" });

    await step(
      "the browser rejects an invalid address; spaces do not count as a subject",
      async () => {
        await userEvent.click(button);
        await expect(send).not.toHaveBeenCalled();
        await waitFor(() => expect(email).toHaveFocus());
        await expect(email).toHaveAttribute("aria-invalid", "true");
        await expect(email).toHaveAccessibleDescription(
          "Enter a whole address, such as name@company.com",
        );
        await expect(subject).toHaveAccessibleDescription("Say in a few words what it is about");
        await expect(canvas.getByText("2 fields need a look")).toBeVisible();
      },
    );
    await step("only the error of the focused field is announced", async () => {
      for (const [text, politeness] of [
        ["Enter a whole address, such as name@company.com", "polite"],
        ["Say in a few words what it is about", "off"],
        ["2 fields need a look", "off"],
      ] as const)
        await expect(canvas.getByText(text).closest("[aria-live]")).toHaveAttribute(
          "aria-live",
          politeness,
        );
    });
    await step("the error disappears while the value is corrected", async () => {
      await userEvent.keyboard("{End}harborplumbing.com");
      await expect(email).not.toHaveAttribute("aria-invalid");
      await expect(canvas.getByText("One field needs a look")).toBeVisible();
    });
    await step("spaces alone are an error, too, although the browser accepts them", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(subject).toHaveFocus());
      await expect(send).not.toHaveBeenCalled();
      await expect(subject).toHaveAccessibleDescription("Say in a few words what it is about");
    });
    await step("two errors at once are counted, and the other values are kept", async () => {
      await userEvent.clear(subject);
      await userEvent.clear(email);
      await userEvent.click(button);
      await waitFor(() => expect(email).toHaveFocus());
      await expect(canvas.getByText("2 fields need a look")).toBeVisible();
      await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue(validValues.name);
      email.blur();
    });
  },
};

/** The request of the story `Busy`. It is pending until `settle` is called. */
const pendingRequest = { settle: () => undefined as void };

/** During submission visitors cannot change the form or send it twice. The button keeps the focus. */
export const Busy: Story = {
  args: { defaultValues: validValues },
  beforeEach: () => {
    send.mockImplementation(
      () =>
        new Promise((resolve) => {
          pendingRequest.settle = resolve;
        }),
    );
    return () => pendingRequest.settle();
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Send Message" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(button).toHaveFocus();
    await expect(canvas.getByText("Sending your message")).toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveAttribute("readonly");
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("textbox", { name: "Subject" }));
    await userEvent.keyboard("{Enter}");
    // Neither the button nor a field prevents a submission by a script.
    button.form?.requestSubmit();
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** After a failed request the form shows an error, keeps the input, and can be submitted again. */
export const Failed: Story = {
  args: { defaultValues: validValues },
  beforeEach: () => {
    send.mockRejectedValueOnce(new Error("offline"));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Send Message" });
    await userEvent.click(button);
    await expect(await canvas.findByText("Your message was not sent")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Message" })).toHaveValue(validValues.message);
    await expect(button).not.toHaveAttribute("aria-disabled");
    button.blur();
  },
};

/**
 * After a failed request, submitting an invalid field replaces the message about the failure. That message does
 * not come back when the field is corrected.
 */
export const FailedBefore: Story = {
  ...Failed,
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Send Message" });
    const subject = canvas.getByRole("textbox", { name: "Subject" });
    await userEvent.click(button);
    await expect(await canvas.findByText("Your message was not sent")).toBeVisible();
    await userEvent.clear(subject);
    await userEvent.type(subject, "   ");
    await userEvent.click(button);
    await expect(subject).toBeInvalid();
    await userEvent.type(subject, "Hours");
    await expect(subject).toBeValid();
    await expect(canvas.queryByText("Your message was not sent")).toBeNull();
    subject.blur();
  },
};

/** After sending, with the success message. */
export const Sent: Story = {
  args: { defaultValues: validValues },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Send Message" });
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Thank you!/)).toBeVisible();
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveValue("");
    button.blur();
  },
};

/** Without title and hint on the page, and with both on the board. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid grid-cols-1 gap-8">
      <ContactForm onSubmit={send} aria-label="Message" />
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        <ContactForm
          onSubmit={send}
          title="Send us a Message"
          hint="We reply within 24 hours"
          headingLevel={3}
        />
      </div>
    </div>
  ),
};

/** Long words in a narrow box. */
export const Stress: Story = {
  args: {
    title: "Bereitschaftsdiensttelefonzentrale: write to us",
    hint: "Somebody who knows your line replies within 24 hours, on Sundays and holidays too",
    defaultValues: {
      ...validValues,
      name: "Maximiliane von Hohenzollern-Sigmaringen",
      subject: "Terminvereinbarungsbestätigungsschreiben",
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
};
