import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { ArrowRightIcon, ArrowUpRightIcon } from "../icon/icon.tsx";
import { Link, LinkProvider } from "./link.tsx";
import type { AnchorProps } from "./link.tsx";

const meta = {
  title: "Foundations/Link",
  component: Link,
  args: { href: "#pricing", children: "See all plans" },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p className="text-body text-ink-muted">
      Plans start from $99 a month. <Link {...args} />.
    </p>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "See all plans" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
    link.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { variant: "inline" } };

/** On its own, with an icon. */
export const Standalone: Story = {
  args: { variant: "standalone", children: "All articles", trailingIcon: <ArrowRightIcon /> },
};

const navigate = fn();

function RouterLink({ href, children, ...props }: AnchorProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** With a provider the kit's links to pages use the application's router. */
export const Provided: Story = {
  tags: ["!visual"],
  args: { href: "/pricing" },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "See all plans" }));
    await expect(navigate).toHaveBeenCalledWith("/pricing");
  },
};

/** Both variants on each ground. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="grid gap-4 rounded-panel bg-page p-6 text-ink"
        >
          <p className="text-body text-ink-muted">
            We agree on <Link href="#terms">terms</Link> and a{" "}
            <Link href="#privacy">privacy policy</Link>.
          </p>
          <Link href="#blog" variant="standalone" trailingIcon={<ArrowRightIcon />}>
            All articles
          </Link>
          <Link
            href="https://docs.example.com"
            variant="standalone"
            trailingIcon={<ArrowUpRightIcon />}
          >
            Read the documentation
          </Link>
        </div>
      ))}
    </div>
  ),
};

/** A long URL wraps. */
export const Stress: Story = {
  render: () => (
    <p className="max-w-72 text-body wrap-anywhere">
      The recording of last night’s call from Dana Ruiz about the burst pipe is at{" "}
      <Link href="#recording">
        https://larkline.example/conversations/2026/11/19/burst-pipe-dana-ruiz
      </Link>
      .
    </p>
  ),
};
