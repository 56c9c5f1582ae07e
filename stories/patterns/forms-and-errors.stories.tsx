import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { Checkbox } from "@larkline/ui/checkbox";
import { Checklist } from "@larkline/ui/checklist";
import { PasswordField } from "@larkline/ui/password-field";
import { Stack } from "@larkline/ui/stack";
import { TextField } from "@larkline/ui/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId, useState } from "react";
import type { SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { expect, userEvent } from "storybook/test";

/** Password rules, each with a pattern that the password must match. */
const rules: readonly (readonly [label: string, test: RegExp])[] = [
  ["At least 8 characters", /.{8}/],
  ["One lowercase letter", /[a-z]/],
  ["One uppercase letter", /[A-Z]/],
  ["One number", /\d/],
  ["One special character", /[!@#$%^&*(),.?":{}|<>]/],
];

/** Error messages by field. */
type Problems = { email?: string; password?: string; confirm?: string; terms?: string };

function problemsOf(data: FormData): Problems {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const problems: Problems = {};
  if (!/.@./.test(text("email")))
    problems.email = "Enter an email address with an @, such as dana@alder.com.";
  if (!rules.every(([, test]) => test.test(text("password"))))
    problems.password = "Please ensure your password meets all requirements.";
  else if (text("password") !== text("confirm")) problems.confirm = "Passwords do not match.";
  if (!data.has("terms")) problems.terms = "Agree to the terms to create an account.";
  return problems;
}

interface SignUpProps {
  /** Initial errors. */
  initialProblems?: Problems;
  /** Whether the form is being sent. */
  sending?: boolean;
  /** Error message of the server. */
  refused?: string;
}

/**
 * A sample sign-up form: native fields, validated on submit, with errors at the fields. The product's form differs:
 * its button is disabled until the passwords are valid.
 */
function SignUp({ initialProblems = {}, sending = false, refused }: SignUpProps) {
  const [problems, setProblems] = useState(initialProblems);
  const [password, setPassword] = useState("");
  const heading = useId();

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Renders the errors before the first invalid field gets the focus.
    flushSync(() => setProblems(problemsOf(new FormData(form))));
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  /** A change handler that removes a field's error. */
  const clearError = (name: keyof Problems) => () =>
    setProblems((before) => ({ ...before, [name]: undefined }));

  return (
    <form noValidate aria-labelledby={heading} className="max-w-120" onSubmit={send}>
      <Stack gap="lg">
        <h2 id={heading} className="font-display text-heading-2 font-semibold">
          Create your account
        </h2>
        {refused !== undefined && <Alert variant="danger" title={refused} />}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          disabled={sending}
          error={problems.email}
          onChange={clearError("email")}
        />
        <Stack gap="sm">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            disabled={sending}
            error={problems.password}
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              clearError("password")();
              // "Passwords do not match." is about both fields.
              clearError("confirm")();
            }}
          />
          {password !== "" && (
            <Checklist
              label="Password rules"
              items={rules.map(([label, test]) => ({ label, met: test.test(password) }))}
            />
          )}
        </Stack>
        <PasswordField
          label="Confirm Password"
          name="confirm"
          autoComplete="new-password"
          disabled={sending}
          error={problems.confirm}
          onChange={clearError("confirm")}
        />
        <Checkbox
          name="terms"
          disabled={sending}
          error={problems.terms}
          onChange={clearError("terms")}
        >
          I agree to the terms
        </Checkbox>
        <Button type="submit" fullWidth loading={sending} loadingLabel="Creating your account">
          {sending ? "Creating Account..." : "Create Account"}
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: "Patterns/Forms and errors",
  component: SignUp,
  parameters: { layout: "padded" },
  // Needs no pictures, because the stories of its components have them.
  tags: ["!visual"],
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before submitting: no errors. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form", { name: "Create your account" })).toBeVisible();
    await expect(canvas.queryByText(/Enter an email/)).toBeNull();
  },
};

/** After submitting with errors. */
export const WithErrors: Story = {
  args: {
    initialProblems: {
      email: "Enter an email address with an @, such as dana@alder.com.",
      password: "Please ensure your password meets all requirements.",
      terms: "Agree to the terms to create an account.",
    },
  },
};

/**
 * Submitted with errors: each is shown at its field, the first invalid field has the focus, and
 * typing into it removes its error.
 */
export const Sent: Story = {
  play: async ({ canvas, step }) => {
    const email = canvas.getByLabelText("Email");
    await step("Enter submits; the focus moves to the first error", async () => {
      await userEvent.type(email, "dana");
      await userEvent.type(canvas.getByLabelText("Confirm Password"), "{Enter}");
      await expect(email).toBeInvalid();
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(/Enter an email address with an @/);
      await expect(canvas.getByText("Agree to the terms to create an account.")).toBeVisible();
    });
    await step("typing removes the message", async () => {
      await userEvent.keyboard("@alder.com");
      await expect(email).toBeValid();
    });
    await step("the rules appear when typing starts; a mismatch shows an error", async () => {
      await userEvent.type(canvas.getByLabelText("Password"), "Board!48");
      await expect(canvas.getByRole("list", { name: "Password rules" })).toBeVisible();
      await userEvent.type(canvas.getByLabelText("Confirm Password"), "Board!4{Enter}");
      await expect(canvas.getByText("Passwords do not match.")).toBeVisible();
    });
    for (const name of ["Password", "Confirm Password"])
      await step(`typing into ${name} removes the mismatch`, async () => {
        await userEvent.type(canvas.getByLabelText(name), "5");
        await expect(canvas.queryByText("Passwords do not match.")).toBeNull();
        await userEvent.keyboard("{Enter}");
        await expect(canvas.getByText("Passwords do not match.")).toBeVisible();
      });
  },
};

/** While the form is being sent, the button shows the progress and can be focused, and fields are disabled. */
export const Sending: Story = { args: { sending: true } };

/** The server has refused: its message is above the fields. */
export const Refused: Story = {
  args: { refused: "There is an account with this email address. Log in instead." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("There is an account");
  },
};
