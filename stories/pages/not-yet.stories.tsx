import type { Meta, StoryObj } from "@storybook/react-vite";

import LoginPage from "../../apps/site/src/pages/login.tsx";

const meta = {
  title: "Pages/Not yet",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/login`, while the application has its own. */
export const Login: Story = { render: () => <LoginPage /> };
