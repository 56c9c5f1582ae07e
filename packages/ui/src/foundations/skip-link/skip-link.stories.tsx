import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

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

const followHandler = fn();

/** Hidden until it has the focus. */
export const Default: Story = {
  tags: ["!visual"],
  args: {
    // A jump would change the URL of the page that runs the test.
    onClick: (event) => {
      event.preventDefault();
      followHandler(event.currentTarget.hash);
    },
  },
  beforeEach: () => {
    followHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    const main = canvas.getByRole("main");
    await expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);

    await step("the link is the first tab stop, and visible while it has the focus", async () => {
      await userEvent.tab();
      await expect(skip).toHaveFocus();
      await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
    });
    await step("Enter and a click follow the link", async () => {
      await userEvent.keyboard("{Enter}");
      await userEvent.click(skip);
      await expect(followHandler.mock.calls).toEqual([["#content"], ["#content"]]);
    });
    await step("the target can receive the focus, and the link is hidden again", async () => {
      main.focus();
      await expect(main).toHaveFocus();
      await expect(skip.getBoundingClientRect().width).toBeLessThanOrEqual(1);
      main.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { children: "Skip to content" } };

/** With the focus, on the board, as in the site's header. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};

/** On the page, with a long text and a target other than the content. */
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
