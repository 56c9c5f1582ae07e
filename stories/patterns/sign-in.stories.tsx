import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { SignIn } from "./sign-in.tsx";

const meta = {
  title: "Patterns/Sign in",
  component: SignIn,
  args: {
    check: fn((_email: string, password: string) => Promise.resolve(password === "Board!48")),
    checkCode: fn((code: string) => Promise.resolve(code === "418207")),
  },
  argTypes: { check: { control: false }, checkCode: { control: false } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before submitting: no errors. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("form", { name: "Log in" })).toBeVisible();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** Submits an empty form, a wrong password, the right password, a wrong code and the right code. */
export const LoggedIn: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    const password = canvas.getByLabelText("Password");
    await step("an empty form shows errors, and the first field has the focus", async () => {
      canvas.getByRole("button", { name: "Log In" }).focus();
      await press("{Enter}");
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(/Enter your email address/);
      await expect(password).toBeInvalid();
      await expect(args.check).not.toHaveBeenCalled();
    });
    await step("a wrong password is announced at once, and the email address stays", async () => {
      await press("dana@alder.com");
      await expect(email).toBeValid();
      await press("{Tab}wrong{Enter}");
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "Email and password do not match.",
      );
      await expect(email).toHaveValue("dana@alder.com");
    });
    await step("the right password leads to the code, and the heading has the focus", async () => {
      await userEvent.clear(password);
      await userEvent.type(password, "Board!48{Enter}");
      const heading = await canvas.findByRole("heading", { name: "Enter your code" });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step("a wrong code is cleared, and announced", async () => {
      const code = canvas.getByRole("textbox", { name: "Code" });
      await userEvent.type(code, "418208");
      await expect(await canvas.findByText(/This is not the code that we sent/)).toBeVisible();
      await waitFor(() => expect(code).toHaveValue(""));
      await waitFor(() => expect(code).toHaveFocus());
    });
    await step("requesting a new code starts a countdown, and the focus stays", async () => {
      const again = canvas.getByRole("button", { name: "Send Another Code" });
      await userEvent.click(again);
      await expect(again).toHaveTextContent(/\d/);
      await expect(again).toHaveFocus();
    });
    await step("the right code, pasted, needs no button", async () => {
      await userEvent.click(canvas.getByRole("textbox", { name: "Code" }));
      await userEvent.paste("418 207");
      const heading = await canvas.findByRole("heading", { name: "You are logged in" });
      await waitFor(() => expect(heading).toHaveFocus());
    });
  },
};

/** The second step, after an incomplete code was submitted. */
export const Code: Story = {
  play: async ({ canvas, step }) => {
    await step("email and password are submitted", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "dana@alder.com");
      await userEvent.type(canvas.getByLabelText("Password"), "Board!48{Enter}");
    });
    await step("an incomplete code shows an error", async () => {
      // The heading gets the focus after the step is rendered. Typing before that would be lost.
      const heading = await canvas.findByRole("heading", { name: "Enter your code" });
      await waitFor(() => expect(heading).toHaveFocus());
      const code = await canvas.findByRole("textbox", { name: "Code" });
      await userEvent.type(code, "418{Enter}");
      await expect(await canvas.findByText("Enter all six figures of the code.")).toBeVisible();
      await expect(code).toHaveValue("418");
      await userEvent.clear(code);
      await userEvent.type(code, "41");
      code.blur();
    });
  },
};

/** The last digit of the code starts the check. Enter right after it does not check the code a second time. */
export const CodeSentOnce: Story = {
  tags: ["!dev", "!autodocs", "!visual"],
  args: { checkCode: fn((_code: string) => new Promise<boolean>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "dana@alder.com");
    await userEvent.type(canvas.getByLabelText("Password"), "Board!48{Enter}");
    const code = await canvas.findByRole("textbox", { name: "Code" });
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await userEvent.type(code, "418207{Enter}");
    await expect(args.checkCode).toHaveBeenCalledTimes(1);
    await expect(code).toHaveValue("418207");
  },
};

/** Returns a check that fails for `text`, and accepts every other text as correct. */
const failFor = (text: string) => (typed: string) =>
  typed === text ? Promise.reject(new Error("503")) : Promise.resolve(true);
const checkPassword = failFor("offline");

/** If a check fails, for example without a connection, an error is shown, and the step can be sent again. */
export const Unchecked: Story = {
  tags: ["!dev", "!autodocs", "!visual"],
  args: {
    check: fn((_email: string, password: string) => checkPassword(password)),
    checkCode: fn(failFor("000000")),
  },
  play: async ({ canvas, step }) => {
    await step("the check of the password fails", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "dana@alder.com");
      const password = canvas.getByLabelText("Password");
      await userEvent.type(password, "offline{Enter}");
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "You could not be logged in. Try again.",
      );
      await userEvent.clear(password);
      await userEvent.type(password, "Board!48{Enter}");
      const heading = await canvas.findByRole("heading", { name: "Enter your code" });
      await waitFor(() => expect(heading).toHaveFocus());
    });
    await step("the check of the code fails, and the code stays in its field", async () => {
      const code = canvas.getByRole("textbox", { name: "Code" });
      await userEvent.type(code, "000000");
      await expect(
        await canvas.findByText("The code could not be checked. Try again."),
      ).toBeVisible();
      await expect(code).toHaveValue("000000");
      await expect(code).toHaveFocus();
      await userEvent.clear(code);
      await userEvent.type(code, "418207");
      await expect(await canvas.findByRole("heading", { name: "You are logged in" })).toBeVisible();
    });
  },
};

/** The first step, submitted with errors. */
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "dana");
    await userEvent.click(canvas.getByRole("button", { name: "Log In" }));
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    email.blur();
  },
};
