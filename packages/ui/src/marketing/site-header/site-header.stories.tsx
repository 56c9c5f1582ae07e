import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { Logo } from "../../board/logo/logo.tsx";
import { Button } from "../../components/button/button.tsx";
import { ThemeSwitch } from "../../components/theme-switch/theme-switch.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { SiteHeader } from "./site-header.tsx";

const brand = (
  <a href="#home" aria-label="Larkline, home" className="rounded-plate">
    <Logo name="Larkline" />
  </a>
);

const actions = (
  <>
    <ThemeSwitch value="system" onValueChange={() => {}} />
    <Button lamp>Chat with us</Button>
  </>
);

const meta = {
  title: "Marketing/Site header",
  component: SiteHeader,
  args: { brand, actions },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Larkline, home" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Theme: System" })).toHaveFocus();
    await userEvent.tab();
    const chat = canvas.getByRole("button", { name: "Chat with us" });
    await expect(chat).toHaveFocus();
    chat.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** With the site's navigation between the brand and the actions. */
export const WithNavigation: Story = {
  args: {
    nav: (
      <nav aria-label="Main">
        <Stack as="ul" direction="row" gap="lg">
          <li>
            <Link href="#pricing">Pricing</Link>
          </li>
          <li>
            <Link href="#support">Support</Link>
          </li>
        </Stack>
      </nav>
    ),
  },
};

/** The first thing on the page jumps to its content; it shows when it has the focus. */
export const SkipLink: Story = {
  args: { skipTo: "content" },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="content" tabIndex={-1}>
        <Section space="compact">
          <Container>
            <Text>Every call answered. Every lead put through.</Text>
          </Container>
        </Section>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

/** Stays in view while the page scrolls under it. */
export const Sticky: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main>
        <Section>
          <Container>
            <Stack gap="2xl">
              {Array.from({ length: 24 }, (_, index) => (
                <Text key={index}>Call {index + 1} of the night, answered at the first ring.</Text>
              ))}
            </Stack>
          </Container>
        </Section>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    window.scrollTo({ top: 400, behavior: "instant" });
    await expect(window.scrollY).toBe(400);
    await expect(Math.round(header.getBoundingClientRect().top)).toBe(0);
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** Long words on a narrow screen go to a second row. */
export const Stress: Story = {
  args: {
    actions: (
      <>
        <ThemeSwitch value="dark" onValueChange={() => {}} />
        <Button variant="ghost">Login / Sign Up</Button>
        <Button lamp>Chat with somebody in sales</Button>
      </>
    ),
  },
};
