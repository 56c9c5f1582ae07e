import { clearAccount } from "@larkline/client/account/auth-store";
import { passwordReset } from "@larkline/content/password-reset";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { handFragment } from "../../apps/site/src/arrival.ts";
import ResetPage from "../../apps/site/src/pages/auth/reset.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";

/** Waits for the next animation frame. */
const frame = () => new Promise(requestAnimationFrame);

/**
 * Replaces `fetch` by a mock backend that accepts every request, or, with `message`, responds with status 410
 * (Gone). It responds only after the browser has painted the form's busy state. Returns the cleanup function.
 */
function mockBackend(message?: string) {
  const { fetch } = globalThis;
  globalThis.fetch = async () => {
    await frame();
    await frame();
    return message === undefined ? Response.json({}) : Response.json({ message }, { status: 410 });
  };
  return () => {
    globalThis.fetch = fetch;
    clearAccount();
  };
}

const meta = {
  title: "Pages/New password",
  component: ResetPage,
  parameters: { layout: "fullscreen" },
  beforeEach: () => mockBackend(),
  decorators: [
    (Story) => (
      <AtAddress address="/auth/reset">
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof ResetPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/**
 * Waits until the form for the new password is shown. The form replaces the page's first content, and its
 * heading gets the focus.
 */
async function waitForForm(canvas: Canvas): Promise<void> {
  const heading = await canvas.findByRole("heading", { name: passwordReset.choose.heading });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Waits for the form, and types the new password into both fields. */
async function fill(canvas: Canvas): Promise<void> {
  await waitForForm(canvas);
  for (const label of ["New password", "Confirm new password"]) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste("Switchboard-48!");
  }
}

/** The form that requests a link. */
export const Default: Story = {};

/** After the request: the text is the same whether the account exists or not. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText("Email"));
    await userEvent.paste("marta@harborplumbing.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send the link" }));
    const heading = await canvas.findByRole("heading", { name: "Check your inbox" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/The link works for an hour\.$/)).toBeVisible();
    heading.blur();
  },
};

/** The form for a new password, opened by the link of the mail. */
export const Choose: Story = {
  beforeEach: () => handFragment("#token=abc"),
  play: async ({ canvas }) => {
    await waitForForm(canvas);
    await userEvent.click(canvas.getByLabelText("New password"));
    await userEvent.paste("Switch");
    await expect(canvas.getByRole("list", { name: "Password rules" })).toBeVisible();
    canvas.getByLabelText("New password").blur();
  },
};

/** An expired link: the visitor must request a new one. The field keeps the focus. */
export const Expired: Story = {
  beforeEach: () => {
    handFragment("#token=abc");
    return mockBackend("This link has expired. Ask for a new one.");
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This link has expired.");
    await expect(canvas.getByRole("button", { name: "Ask for a new link" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Save password" })).toBeNull();
    const confirm = canvas.getByLabelText("Confirm new password");
    await expect(confirm).toHaveFocus();
    confirm.blur();
  },
};

/** The password was changed. */
export const Done: Story = {
  beforeEach: () => handFragment("#token=abc"),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
    const heading = await canvas.findByRole("heading", { name: "Your password is changed" });
    await waitFor(() => expect(heading).toHaveFocus());
    heading.blur();
  },
};
