import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { InFrame } from "../../../testing/in-frame.tsx";
import { press } from "../../../testing/press.ts";
import { CopyIcon, PhoneIcon } from "../../foundations/icon/icon.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Components/Text field",
  component: TextField,
  args: { label: "First name", name: "firstName", autoComplete: "given-name", onChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("textbox", { name: "First name" });
    await step("the label names the field, and pressing the label focuses the field", async () => {
      await userEvent.click(canvas.getByText("First name"));
      await expect(field).toHaveFocus();
      field.blur();
    });
    await step("Tab moves in, and the typed text is shown", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard("Marta");
      await expect(field).toHaveValue("Marta");
      await expect(args.onChange).toHaveBeenCalledTimes(5);
      await expect(field).not.toHaveAttribute("aria-invalid");
    });
    field.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    type: "text",
    hint: "As your callers know you.",
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

function MessageForm({ onSend }: { onSend: (values: Record<string, FormDataEntryValue>) => void }) {
  const [error, setError] = useState("");
  return (
    <form
      aria-label="Message"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const email = event.currentTarget.elements.namedItem("email");
        if (!(email instanceof HTMLInputElement)) return;
        if (!email.validity.valid) {
          setError("Write the address as in name@example.com");
          email.focus();
          return;
        }
        setError("");
        onSend(Object.fromEntries(data));
      }}
      className="grid max-w-100 gap-5"
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        hint="We answer within 24 hours."
        required
        error={error}
        aria-describedby="message-note"
      />
      <p id="message-note" className="text-fine text-ink-muted">
        The address is used for this answer only.
      </p>
      <Button type="submit">Send Message</Button>
    </form>
  );
}

/**
 * The error is shown below the field, announced when it appears, and removed when a corrected value
 * is submitted.
 */
export const WithError: Story = {
  render: () => <MessageForm onSend={submitHandler} />,
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox", { name: "Email" });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      "The address is used for this answer only. We answer within 24 hours.",
    );
    await step("an error is shown for an invalid value", async () => {
      await userEvent.type(field, "priya@{Enter}");
      const error = await canvas.findByText("Write the address as in name@example.com");
      await expect(error.closest("[aria-live=polite]")).not.toBeNull();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/Write the address as in name@example.com$/);
      await expect(submitHandler).not.toHaveBeenCalled();
    });
    await step("a corrected value is submitted with its form", async () => {
      await userEvent.type(field, "harborplumbing.com");
      await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
      await expect(submitHandler).toHaveBeenCalledWith({ email: "priya@harborplumbing.com" });
      await waitFor(() => expect(field).not.toHaveAttribute("aria-invalid"));
    });
    await step("the error stays after the focus leaves", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "priya@harborplumbing@{Enter}");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await userEvent.click(document.body);
      await expect(field).not.toHaveFocus();
      await expect(field).toHaveAttribute("aria-invalid", "true");
    });
  },
};

/** Each `type` is the native input of that type. */
export const Types: Story = {
  render: () => (
    <div className="grid max-w-100 gap-5">
      <TextField
        label="Website"
        type="url"
        name="website"
        defaultValue="https://harborplumbing.com"
      />
      <TextField label="Phone" type="tel" name="phone" defaultValue="(512) 555-0142" />
      <TextField label="Email" type="email" name="email" defaultValue="priya@harborplumbing.com" />
      <TextField label="Find a caller" type="search" name="caller" defaultValue="Cole" />
      <TextField
        label="Key of your calendar"
        type="password"
        name="key"
        autoComplete="off"
        defaultValue="cal-5f3a"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const [name, type] of [
      ["Website", "url"],
      ["Phone", "tel"],
      ["Email", "email"],
      ["Find a caller", "search"],
      ["Key of your calendar", "password"],
    ] as const)
      await expect(canvas.getByLabelText(name)).toHaveAttribute("type", type);
    await expect(canvas.getByRole("searchbox", { name: "Find a caller" })).toHaveValue("Cole");
  },
};

const copyHandler = fn();

/** Text, icons and buttons inside the box. Text is read with the field; a button is a control of its own. */
export const Adornments: Story = {
  render: () => (
    <div className="grid max-w-100 grid-cols-1 gap-5">
      <TextField
        label="Website"
        type="url"
        startAdornment="https://"
        defaultValue="harborplumbing.com"
      />
      <TextField
        label="Call-out fee"
        inputMode="decimal"
        startAdornment="$"
        endAdornment="per visit"
        hint="Said to callers who ask."
        defaultValue="120"
      />
      <TextField
        label="On-call phone"
        type="tel"
        startAdornment={<PhoneIcon />}
        defaultValue="555-0142"
        error="Add the area code"
      />
      <TextField
        label="Key of your calendar"
        readOnly
        defaultValue="cal-5f3a"
        endAdornment={
          <IconButton
            size="sm"
            label="Copy Key"
            icon={<CopyIcon />}
            onClick={() => copyHandler()}
          />
        }
      />
      <TextField
        label="Promotion"
        defaultValue="SPRING26"
        endAdornment={
          <Button size="sm" variant="ghost">
            Apply
          </Button>
        }
      />
      <TextField label="Domain" disabled endAdornment=".larkline.com" defaultValue="harbor" />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const website = canvas.getByRole("textbox", { name: "Website" });
    const fee = canvas.getByRole("textbox", { name: "Call-out fee" });
    const key = canvas.getByRole("textbox", { name: "Key of your calendar" });
    await step("the adornments' texts are part of the description, before the hint", async () => {
      await expect(website).toHaveAccessibleDescription("https://");
      await expect(fee).toHaveAccessibleDescription("$ per visit Said to callers who ask.");
      await expect(canvas.getByRole("textbox", { name: "On-call phone" })).toBeInvalid();
    });
    await step("a click on an adornment focuses the input", async () => {
      await userEvent.click(canvas.getByText("https://"));
      await expect(website).toHaveFocus();
    });
    await step("Tab moves from the text to the button in the box", async () => {
      key.focus();
      await press("{Tab}");
      const copy = canvas.getByRole("button", { name: "Copy Key" });
      await expect(copy).toHaveFocus();
      copyHandler.mockClear();
      await press("{Enter}");
      await expect(copyHandler).toHaveBeenCalledOnce();
      copy.blur();
    });
  },
};

function Promotion() {
  const [code, setCode] = useState("");
  return (
    <TextField
      label="Promotion"
      onChange={(event) => setCode(event.currentTarget.value)}
      startAdornment={code.length > 2 && "#"}
      endAdornment={
        code && (
          <Button size="sm" variant="ghost">
            Apply
          </Button>
        )
      }
    />
  );
}

/** When an adornment appears or disappears, the input keeps its text and the focus. */
export const ChangingAdornments: Story = {
  tags: ["!visual"],
  render: () => <Promotion />,
  play: async ({ canvas }) => {
    const code = canvas.getByRole("textbox", { name: "Promotion" });
    code.focus();
    await press("ring");
    await expect(canvas.getByRole("textbox", { name: "Promotion" })).toBe(code);
    await expect(await canvas.findByRole("button", { name: "Apply" })).toBeVisible();
    await expect(code).toHaveValue("ring");
    await expect(code).toHaveFocus();
    await press("{Backspace}{Backspace}{Backspace}{Backspace}");
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
    await expect(code).toHaveFocus();
    await press("spring");
    await expect(code).toHaveValue("spring");
    code.blur();
  },
};

/** In the document of a frame, a press on the text sets the caret, and one on an adornment focuses the input. */
export const AdornmentsInFrame: Story = {
  tags: ["!visual"],
  render: () => (
    <InFrame title="Preview">
      <TextField label="Website" startAdornment="https://" />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Preview");
    await waitFor(() => expect(frame.contentDocument?.querySelector("input")).toBeTruthy());
    const page = within(frame.contentDocument?.body ?? frame);
    // The result says whether the browser handles the press: it then sets the caret.
    await expect(fireEvent.mouseDown(page.getByRole("textbox"))).toBe(true);
    await expect(fireEvent.mouseDown(page.getByText("https://"))).toBe(false);
    await expect(frame.contentDocument?.activeElement).toBe(page.getByRole("textbox"));
    page.getByRole("textbox").blur();
  },
};

const leftEdge = (element: Element) => element.getBoundingClientRect().left;

/** In right-to-left text a unit is on the left; a URL and its prefix run from left to right. */
export const RightToLeftAdornments: Story = {
  // The browser that takes the pictures (scripts/browser.mjs) has no font with Arabic letters, so a
  // picture would not show the text.
  tags: ["!visual"],
  render: () => (
    <div dir="rtl" lang="ar" className="grid max-w-100 grid-cols-1 gap-5">
      <TextField label="مدة الرنين" endAdornment="ثانية" defaultValue="20" />
      <TextField
        label="الموقع"
        type="url"
        startAdornment="https://"
        defaultValue="harborplumbing.com"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const ring = canvas.getByRole("textbox", { name: "مدة الرنين" });
    await expect(leftEdge(canvas.getByText("ثانية"))).toBeLessThan(leftEdge(ring));
    const website = canvas.getByRole("textbox", { name: "الموقع" });
    await expect(leftEdge(canvas.getByText("https://"))).toBeLessThan(leftEdge(website));
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <TextField size={size} label="Subject" placeholder="Moving our number" />
          <TextField
            size={size}
            label="Company"
            hint="As it is on your invoice."
            optional
            defaultValue="Harbor Plumbing"
          />
          <TextField
            size={size}
            label="Phone"
            type="tel"
            defaultValue="512 555"
            error="Add the last four digits"
          />
          <TextField size={size} label="Plan" disabled defaultValue="Set by your plan" />
          <TextField size={size} label="Your number" readOnly defaultValue="(512) 555-0142" />
          <TextField size={size} label="Ring time" endAdornment="seconds" defaultValue="20" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox", { name: "Company (optional)" })).toHaveLength(3);
  },
};

/** Long words, a long label, hint and error, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <TextField
        label="Under which address should we send you a copy of everything that was said on the line?"
        hint="One address. If your office shares a mailbox, take that one, so that nobody has to forward it."
        error="Bereitschaftsdienstbenachrichtigungsadresse@installationsbetrieb.example was not reached. Check it, then send again."
        defaultValue="bereitschaftsdienstbenachrichtigungsadresse@installationsbetrieb.example"
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

/** A valid field looks the same with and without `aria-invalid="false"`, also with an adornment. */
export const ExplicitlyValid: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <TextField {...args} endAdornment=".com" />
      <TextField {...args} endAdornment=".com" aria-invalid={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [border, explicit] = canvas.getAllByRole("textbox").map((field) => {
      const { borderColor, borderWidth } = getComputedStyle(field.parentElement ?? field);
      return [borderColor, borderWidth].join(" ");
    });
    await expect(explicit).toBe(border);
  },
};

/** The application's own `aria-invalid` is kept, for example if one message below several fields is enough. */
export const InvalidWithoutError: Story = {
  tags: ["!visual"],
  args: { "aria-invalid": true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  },
};
