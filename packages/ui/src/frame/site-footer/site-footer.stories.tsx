import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { Logo } from "../../board/logo/logo.tsx";
import { Button } from "../../components/button/button.tsx";
import { ThemeSwitch } from "../../components/theme-switch/theme-switch.tsx";
import { StatusLabel } from "../status-label/status-label.tsx";
import { SiteFooter } from "./site-footer.tsx";

const meta = {
  title: "Frame/Site footer",
  component: SiteFooter,
  args: {
    brand: (
      <a href="#home" aria-label="Larkline, home" className="rounded-plate">
        <Logo name="Larkline" size="lg" />
      </a>
    ),
    contact: [
      { label: "(512) 555-0100", href: "tel:+15125550100" },
      { label: "hello@larkline.example", href: "mailto:hello@larkline.example" },
    ],
    location: "Austin, Texas",
    actions: <Button lamp>Chat with us</Button>,
    columns: [
      {
        label: "Products",
        links: [
          { label: "Outbound Campaigns", href: "#outbound-campaigns" },
          { label: "AI Receptionist", href: "#ai-receptionist" },
          { label: "Chat Integration", href: "#chat-integration" },
          { label: "Voice Analytics", href: "#voice-analytics" },
        ],
      },
      {
        label: "Solutions",
        links: [
          { label: "Lead Qualification", href: "#lead-qualification" },
          { label: "Scheduling", href: "#scheduling" },
          { label: "CRM Integration", href: "#crm-integration" },
          { label: "Analytics", href: "#analytics" },
        ],
      },
      {
        label: "Industries",
        links: [
          { label: "Home Services", href: "#home-services" },
          { label: "Law Firms", href: "#law-firms" },
          { label: "Healthcare", href: "#healthcare" },
          { label: "Real Estate", href: "#real-estate" },
          { label: "SaaS", href: "#saas" },
        ],
      },
      {
        label: "Company",
        links: [
          { label: "Docs", href: "#docs" },
          { label: "About", href: "#about" },
          { label: "Careers", href: "#careers" },
          { label: "Press", href: "#press" },
          { label: "Contact", href: "#contact" },
        ],
      },
    ],
    copyright: "© 2026 Larkline",
    legal: [
      { label: "Privacy", href: "#privacy" },
      { label: "Terms", href: "#terms" },
      { label: "Security", href: "#security" },
    ],
    status: <StatusLabel />,
    tools: <ThemeSwitch value="system" onValueChange={() => {}} />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = canvas.getByRole("contentinfo");
    const nav = within(footer).getByRole("navigation", { name: "Footer" });
    const industries = within(nav).getByRole("list", { name: "Industries" });
    await expect(within(industries).getAllByRole("listitem")).toHaveLength(5);
    // All links to anchors except the brand's: 18 in the columns, and 3 next to the copyright.
    await expect(
      within(footer)
        .getAllByRole("link")
        .filter((link) => /^#(?!home$)/.test(link.getAttribute("href") ?? "")),
    ).toHaveLength(21);
    await expect(within(footer).getByText("All Systems Operational")).toBeVisible();
    await expect(within(footer).getByRole("link", { name: "(512) 555-0100" })).toHaveAttribute(
      "href",
      "tel:+15125550100",
    );
  },
};

export const Playground: Story = { tags: ["!visual"], args: { labels: { label: "Footer" } } };

/** With the status `degraded`, as a link to more information. */
export const Degraded: Story = {
  tags: ["!visual"],
  args: { status: <StatusLabel state="degraded" href="#status" /> },
};

/** Minimal: two columns, and only the copyright in the last row. */
export const Least: Story = {
  tags: ["!visual"],
  args: {
    actions: undefined,
    legal: undefined,
    status: undefined,
    tools: undefined,
    columns: meta.args.columns.slice(0, 2),
  },
};

/** Longer link names, a long location and a long email address. */
export const Stress: Story = {
  args: {
    location: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Anglesey",
    contact: [
      { label: "+44 1248 555 0100, extension 4711", href: "tel:+4412485550100" },
      {
        label: "reception.and.appointments@larkline.example",
        href: "mailto:reception.and.appointments@larkline.example",
      },
    ],
    columns: meta.args.columns.map((column) => ({
      ...column,
      links: [
        { label: "Rechtsanwaltskanzleien und Notariate", href: `#${column.label}` },
        ...column.links,
      ],
    })),
    status: (
      <StatusLabel state="degraded">
        Calls are answered; notes reach your CRM up to 20 minutes late
      </StatusLabel>
    ),
  },
};
