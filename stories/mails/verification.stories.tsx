import type { Meta, StoryObj } from "@storybook/react-vite";

import { verificationMail } from "../../apps/server/src/mail/templates/verification.ts";
import { MailPreview } from "./mail-preview.tsx";

const link =
  "https://www.larkline.example/auth/confirm?token=Hk3vQd0pXw7sYb2mTn8rLc5gZf1jAe4uKo6iPx9yBtE";

const meta = {
  title: "Mails/Verification",
  component: MailPreview,
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To whoever signed up: the button opens the page that confirms. */
export const Default: Story = {
  args: {
    title: "Confirm your email address",
    mail: verificationMail({ firstName: "Marta", link }),
    heights: { 600: 760, 320: 940 },
  },
};

/** The longest name that we take, in one word. */
export const LongName: Story = {
  tags: ["!visual"],
  args: {
    title: "Confirm your email address",
    mail: verificationMail({ firstName: "Marta".repeat(20), link }),
    heights: { 600: 800, 320: 1100 },
  },
};
