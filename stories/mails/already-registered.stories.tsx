import type { Meta, StoryObj } from "@storybook/react-vite";

import { alreadyRegisteredMail } from "../../apps/server/src/mail/templates/already-registered.ts";
import { MailPreview } from "./mail-preview.tsx";

const meta = {
  title: "Mails/Already registered",
  component: MailPreview,
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To the owner of an account with whose address somebody signed up. */
export const Default: Story = {
  args: {
    title: "You already have an account",
    mail: alreadyRegisteredMail({ firstName: "Marta", loginUrl: "https://app.larkline.example" }),
    heights: { 600: 700, 320: 860 },
  },
};
