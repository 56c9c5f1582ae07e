import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { Logo } from "../../board/logo/logo.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { Link } from "../link/link.tsx";
import { Text } from "../text/text.tsx";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Foundations/Skip link",
  component: SkipLink,
  parameters: { layout: "fullscreen" },
  args: { to: "content" },
  render: (args) => (
    <>
      <header data-ground="board" className="relative border-b border-line bg-page text-ink">
        <SkipLink {...args} />
        <Container className="flex min-h-18 flex-wrap items-center gap-8 py-2">
          <Logo name="Larkline" />
          <Link href="#pricing">Pricing</Link>
        </Container>
      </header>
      <main id="content" tabIndex={-1}>
        <Section space="compact">
          <Container>
            <Text>Every call answered. Every lead put through.</Text>
          </Container>
        </Section>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until it has the focus. */
export const Default: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);

    await step("the first thing that Tab finds, and then in view", async () => {
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
    });
    await step("Enter moves the focus to the content and past the header", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
      await expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    });
    canvas.getByRole("main").blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { children: "Skip to content" } };

/** On the board, as the site's header has it. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};

/** On the page, to another place than the content, with a long name. */
export const Stress: Story = {
  args: { to: "results", children: "Skip to the 128 articles that answer “call forwarding”" },
  render: (args) => (
    <div className="relative min-h-24">
      <SkipLink {...args} />
      <Container>
        <p id="results" tabIndex={-1} className="pt-8">
          128 results
        </p>
      </Container>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Skip to the 128/ })).toHaveFocus();
  },
};
