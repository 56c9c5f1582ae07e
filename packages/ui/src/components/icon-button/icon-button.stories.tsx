import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import {
  ArrowRightIcon,
  ArrowUpIcon,
  MenuIcon,
  RotateIcon,
  XIcon,
} from "../../foundations/icon/icon.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Components/Icon button",
  component: IconButton,
  args: { label: "Close", icon: <XIcon size="md" />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Close" });
    await expect(button).toHaveAttribute("type", "button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    button.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "outline", tone: "default", size: "md", disabled: false },
};

/** With `href` the button is a link. */
export const AsLink: Story = {
  tags: ["!visual"],
  args: {
    label: "Case study: Harbor Plumbing",
    icon: <ArrowRightIcon size="md" />,
    variant: "outline",
    href: "#case-study",
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Case study: Harbor Plumbing" });
    await expect(link).toHaveAttribute("href", "#case-study");
  },
};

const variants = ["primary", "secondary", "outline", "ghost"] as const;
const sizes = ["sm", "md", "lg"] as const;
const samples = {
  primary: { label: "Send", icon: <ArrowUpIcon size="md" /> },
  secondary: { label: "Retry", icon: <RotateIcon size="md" /> },
  outline: { label: "Menu", icon: <MenuIcon size="md" /> },
  ghost: { label: "Close", icon: <XIcon size="md" /> },
};

function Rows() {
  return variants.map((variant) => (
    <div key={variant} className="flex flex-wrap items-center gap-3">
      {sizes.map((size) => (
        <IconButton key={size} variant={variant} size={size} {...samples[variant]} />
      ))}
      <IconButton variant={variant} disabled {...samples[variant]} />
    </div>
  ));
}

/** Every variant in every size, and disabled; on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      <div className="grid gap-3 p-6">
        <Rows />
      </div>
      <div data-ground="board" className="grid gap-3 rounded-panel bg-page p-6 text-ink">
        <Rows />
      </div>
    </div>
  ),
};

/** Destructive actions are red. */
export const Danger: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <IconButton
          key={variant}
          variant={variant}
          tone="danger"
          label="Remove number"
          icon={<XIcon size="md" />}
        />
      ))}
    </div>
  ),
};

/** A long accessible name does not change the button's size. */
export const Stress: Story = {
  tags: ["!visual"],
  args: { label: "Close the recording of Dana Ruiz’s call about a burst pipe at 2:14 AM" },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button").getBoundingClientRect();
    await expect(width).toBe(height);
  },
};
