import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Button } from "../button/button.tsx";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Components/Text area",
  component: TextArea,
  args: { label: "Message", name: "message", onChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await userEvent.click(canvas.getByText("Message"));
    await expect(field).toHaveFocus();
    field.blur();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("We have three vans.{Enter}Can we keep our number?");
    await expect(field).toHaveValue("We have three vans.\nCan we keep our number?");
    await expect(args.onChange).toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    rows: 4,
    hint: "Leave out account numbers and passwords.",
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
    readOnly: false,
    placeholder: "",
  },
};

const submitHandler = fn();

/** With an error. In a form the text is submitted under the field's name, with its line breaks. */
export const WithError: Story = {
  render: () => (
    <form
      aria-label="Message"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler(new FormData(event.currentTarget).get("message"));
      }}
      className="grid max-w-100 justify-items-start gap-5"
    >
      <TextArea
        label="Message"
        name="message"
        required
        hint="Leave out account numbers and passwords."
        error="Write what we can help you with"
      />
      <Button type="submit">Send Message</Button>
    </form>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Message" });
    await expect(field).toBeRequired();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      "Leave out account numbers and passwords. Write what we can help you with",
    );
    await userEvent.type(field, "Two{Enter}lines");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    // `FormData` has the line breaks as typed. The browser would submit them as CR LF.
    await expect(submitHandler).toHaveBeenCalledWith("Two\nlines");
    await userEvent.clear(field);
    field.blur();
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <TextArea size={size} label="Greeting" rows={2} placeholder="Thank you for calling" />
          <TextArea
            size={size}
            label="Message"
            optional
            hint="What your callers ask most."
            defaultValue="We have three vans and one office phone. Can we keep the number we have?"
          />
          <TextArea size={size} label="Questions" rows={2} error="Write at least one question" />
          <TextArea size={size} label="Rules" rows={2} disabled defaultValue="Set by your plan" />
          <TextArea size={size} label="Notes" rows={2} readOnly defaultValue="Books Thu 7:30" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox", { name: "Message (optional)" })).toHaveLength(3);
  },
};

/** Long words and a long text, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <TextArea
        label="What should happen with callers who ask for a person outside of your office hours?"
        hint="Write it as you would tell a new colleague on the first day."
        error="Nachrichtenweiterleitungsverzeichnis is no rule we know. Say it in other words."
        defaultValue="There's water coming through my kitchen ceiling: put it through to the van on duty. Nachrichtenweiterleitungsverzeichnis for all others, and a text to the office by 8 in the morning."
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
