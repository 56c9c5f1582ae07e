import { clearAccount, signIn } from "@larkline/client/account/auth-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import LoginPage from "../../apps/site/src/pages/login/login.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";

const meta = {
  title: "Pages/Login",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <AtAddress address="/login">
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/login`, a page that links to the application, where visitors log in. */
export const Login: Story = { render: () => <LoginPage /> };

/** Signs a visitor in, without a server. Returns the function that signs the visitor out. */
function signInMarta() {
  signIn(
    {
      id: "0190a0f0-0000-7000-8000-000000000001",
      email: "marta@harborplumbing.com",
      email_verified: true,
      needs_verification: false,
      email_confirmed_at: "2026-11-20T09:00:00.000Z",
    },
    { access_token: "abc", refresh_token: "def" },
  );
  return clearAccount;
}

/** A signed-in visitor sees the account's email address, and can log out. */
export const SignedIn: Story = {
  render: () => <LoginPage />,
  beforeEach: signInMarta,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("marta@harborplumbing.com")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Log out" })).toBeEnabled();
  },
};

/** After logging out: the button is gone, and the sentence that replaces it has the focus. */
export const LoggedOut: Story = {
  render: () => <LoginPage />,
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.resolve(Response.json({}));
    const clear = signInMarta();
    return () => {
      globalThis.fetch = fetch;
      clear();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Log out" }));
    const status = await canvas.findByText("You are logged out.");
    await waitFor(() => expect(status).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Log out" })).toBeNull();
    status.blur();
  },
};
