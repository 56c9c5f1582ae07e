import type { Meta, StoryObj } from "@storybook/react-vite";

import { passwordResetMail } from "../../apps/server/src/mail/templates/password-reset.ts";
import { MailPreview } from "./mail-preview.tsx";

const link =
  "https://www.larkline.example/auth/reset#token=Hk3vQd0pXw7sYb2mTn8rLc5gZf1jAe4uKo6iPx9yBtE";

const meta = {
  title: "Mails/Password reset",
  component: MailPreview,
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To the owner of an account who has forgotten the password. */
export const Default: Story = {
  args: {
    title: "Choose a new password",
    mail: passwordResetMail({ firstName: "Marta", link }),
    heights: { 600: 760, 320: 940 },
  },
};
