import type { Meta, StoryObj } from "@storybook/react-vite";

import {
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from "../../apps/server/src/mail/templates/account-mails.ts";
import { MailPreview } from "./mail-preview.tsx";

const firstName = "Marta";
const token = "Hk3vQd0pXw7sYb2mTn8rLc5gZf1jAe4uKo6iPx9yBtE";
const confirmUrl = `https://www.larkline.example/auth/confirm?token=${token}`;
const resetUrl = "https://www.larkline.example/auth/reset";
const loginUrl = "https://app.larkline.example";

const meta = {
  title: "Mails/Account",
  component: MailPreview,
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After signing up: the button opens the confirmation page. */
export const Verification: Story = {
  args: {
    title: "Confirm your email address",
    mail: verificationMail({ firstName, link: confirmUrl }),
    heights: { 600: 760, 320: 940 },
  },
};

/** The longest accepted name, as one word. */
export const LongName: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  args: {
    title: "Confirm your email address",
    mail: verificationMail({ firstName: firstName.repeat(20), link: confirmUrl }),
    heights: { 600: 800, 320: 1100 },
  },
};

/** To the owner of an existing account, if somebody signs up with the account's email address. */
export const AlreadyRegistered: Story = {
  args: {
    title: "You already have an account",
    mail: alreadyRegisteredMail({ firstName, loginUrl, resetUrl }),
    heights: { 600: 760, 320: 960 },
  },
};

/** After requesting a new password. */
export const PasswordReset: Story = {
  args: {
    title: "Choose a new password",
    mail: passwordResetMail({ firstName, link: `${resetUrl}#token=${token}` }),
    heights: { 600: 760, 320: 940 },
  },
};

/** After the password was replaced through the link of a mail. */
export const PasswordChanged: Story = {
  args: {
    title: "Your password was changed",
    mail: passwordChangedMail({ firstName, resetUrl }),
    heights: { 600: 760, 320: 960 },
  },
};
