import { clearAccount } from "@larkline/client/account/auth-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import SignUpPage, { keptSections } from "../../apps/site/src/pages/signup/signup.page.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const user = {
  id: "11111111-1111-4111-8111-111111111111",
  email: "marta@harborplumbing.com",
  email_verified: false,
  needs_verification: true,
  email_confirmed_at: null,
};

/** Responses of the mock backend, by the last segment of the URL. */
const responses: Readonly<Record<string, object>> = {
  "sign-up": { user },
  login: { user, session: { access_token: "a", refresh_token: "r" } },
};

/**
 * Returns a `beforeEach` function that replaces `fetch` by a mock backend, which creates the account. The
 * request for the verification status stays pending, unless `verified` is true.
 */
function mockBackend(verified?: boolean) {
  return () => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      const call = url.split("/").at(-1) ?? "";
      if (call === "verification-status")
        return verified ? Response.json({ verified }) : new Promise<Response>(() => {});
      return Response.json(responses[call] ?? {});
    };
    return () => {
      globalThis.fetch = fetch;
      clearAccount();
    };
  };
}

const meta = {
  title: "Pages/Sign up",
  component: SignUpPage,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <AtAddress address="/signup">
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof SignUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/**
 * Fills in the text fields of the form, but not the checkbox.
 *
 * @param confirmed Text of the field "Confirm password". Default: the password.
 */
async function fill(canvas: Canvas, confirmed = "Board-48!"): Promise<void> {
  for (const [label, text] of [
    ["First name", "Marta"],
    ["Last name", "Harbor"],
    ["Email", user.email],
    ["Password", "Board-48!"],
    ["Confirm password", confirmed],
  ] as const) {
    // The form keeps the names and the email address that an earlier story has entered in this document.
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.paste(text);
  }
}

/** The first step, the form: no errors before the visitor types. */
export const Default: Story = {};

/** The passwords differ: an error is shown below the field at once, and above the fields on Enter. */
export const Mismatch: Story = {
  play: async ({ canvas }) => {
    await fill(canvas, "Board-49!");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Passwords do not match.");
    await expect(canvas.getByLabelText("Confirm password")).toHaveFocus();
    canvas.getByLabelText("Confirm password").blur();
  },
};

/** The second step, while the account's status is requested. */
export const VerifyEmail: Story = {
  beforeEach: mockBackend(),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    const heading = await canvas.findByRole("heading", { name: "Check your email" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText(/\(Check #1\)/)).toBeVisible();
    heading.blur();
  },
};

/** The third step: the account is active, and its owner is welcomed. */
export const Complete: Story = {
  beforeEach: mockBackend(true),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Create Account" }));
    const welcome = await canvas.findByRole("heading", { name: "Welcome, Marta" });
    await waitFor(() => expect(welcome).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Login to Your Account" })).toBeVisible();
    welcome.blur();
  },
};
