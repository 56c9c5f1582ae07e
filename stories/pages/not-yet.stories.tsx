import type { Meta, StoryObj } from "@storybook/react-vite";

import LoginPage from "../../apps/site/src/pages/login.tsx";
import SignUpPage from "../../apps/site/src/pages/signup.tsx";
import VerifyPage from "../../apps/site/src/pages/verify.tsx";

const meta = {
  title: "Pages/Not yet",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/login`, while the application has its own. */
export const Login: Story = { render: () => <LoginPage /> };

export const SignUp: Story = { tags: ["!visual"], render: () => <SignUpPage /> };

export const Verify: Story = { tags: ["!visual"], render: () => <VerifyPage /> };
