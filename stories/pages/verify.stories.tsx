import { clearAccount } from "@larkline/client/account/auth-store";
import type { Meta, StoryObj } from "@storybook/react-vite";

import VerifyPage from "../../apps/site/src/pages/auth/verify.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";

const meta = {
  title: "Pages/Verify",
  component: VerifyPage,
  parameters: { layout: "fullscreen" },
  beforeEach: () => clearAccount,
  decorators: [
    (Story) => (
      <AtAddress address="/auth/verify">
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta<typeof VerifyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/auth/verify`: shown briefly after an email address is confirmed, before the redirect to the home page. */
export const Default: Story = {};
