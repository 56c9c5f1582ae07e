import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { Logo } from "../../board/logo/logo.tsx";
import { Button } from "../../components/button/button.tsx";
import { ThemeSwitch } from "../../components/theme-switch/theme-switch.tsx";
import { SkipLink } from "../../foundations/skip-link/skip-link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import mobile from "../mobile-menu/mobile-menu.stories.tsx";
import { MobileMenu } from "../mobile-menu/mobile-menu.tsx";
import navigation from "../navigation-menu/navigation-menu.stories.tsx";
import { NavigationMenu } from "../navigation-menu/navigation-menu.tsx";
import { SiteHeader } from "./site-header.tsx";

const brand = (
  <a href="#home" aria-label="Larkline, home" className="rounded-plate">
    <Logo name="Larkline" />
  </a>
);

const meta = {
  title: "Frame/Site header",
  component: SiteHeader,
  args: {
    brand,
    nav: <NavigationMenu entries={navigation.args.entries} current="/pricing" />,
    tools: <ThemeSwitch value="system" onValueChange={() => {}} />,
    login: { label: "Login / Sign Up", href: "https://app.larkline.example" },
    actions: <Button lamp>Chat with us</Button>,
    menu: <MobileMenu {...mobile.args} current="/pricing" />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Larkline, home" })).toHaveFocus();
    const isWide = canvasElement.clientWidth >= 1024;
    const menu = canvas.queryByRole("button", { name: "Open menu" });
    const nav = canvas.queryByRole("navigation", { name: "Main" });
    if (isWide) {
      await expect(nav).toBeVisible();
      await expect(menu).toBeNull();
      await expect(canvas.getByRole("link", { name: "Login / Sign Up" })).toHaveAttribute(
        "target",
        "_blank",
      );
    } else {
      await expect(nav).toBeNull();
      await expect(menu).toBeVisible();
    }
    await userEvent.tab();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** With an open panel of the navigation. Below 1024 px the navigation is hidden. */
export const PanelOpen: Story = {
  decorators: [
    (Story) => (
      <div className="min-h-112">
        <Story />
      </div>
    ),
  ],
  args: {
    nav: <NavigationMenu entries={navigation.args.entries} current="/industries/mortgage" />,
  },
  play: async ({ canvas, canvasElement }) => {
    // In a narrower window the navigation is in the menu.
    if (canvasElement.clientWidth < 1024) return;
    const industries = canvas.getByRole("button", { name: "Industries" });
    await userEvent.click(industries);
    await expect(canvas.getByRole("link", { name: /^Mortgage/ })).toBeVisible();
    industries.blur();
  },
};

/** Without navigation: brand, theme switch and chat button at every width. */
export const Least: Story = {
  args: {
    nav: undefined,
    login: undefined,
    menu: undefined,
    tools: <ThemeSwitch size="sm" value="system" onValueChange={() => {}} />,
    actions: (
      <Button lamp size="sm">
        Chat with us
      </Button>
    ),
  },
};

/** Sticky while the page scrolls; a skip link is the page's first link. */
export const Sticky: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      <SkipLink to="content" />
      <SiteHeader {...args} />
      <main id="content" tabIndex={-1}>
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

/** Longer texts wrap to a second row. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    login: { label: "Anmelden oder registrieren", href: "https://app.larkline.example" },
    actions: <Button lamp>Mit dem Vertrieb sprechen</Button>,
  },
};
