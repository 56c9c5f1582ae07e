import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Plate } from "../../board/plate/plate.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { NavigationMenu } from "./navigation-menu.tsx";

/** Prevents navigation by links, which would leave the page that runs the test. */
const preventNavigation = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

const meta = {
  title: "Frame/Navigation menu",
  component: NavigationMenu,
  args: {
    current: "/",
    onClick: preventNavigation,
    entries: [
      {
        label: "Products",
        links: [
          {
            label: "AI Receptionist",
            href: "/products/ai-receptionist",
            description:
              "Answers your phone at any hour and books while the caller is on the line.",
          },
          {
            label: "Outbound AI Agents",
            href: "/products/outbound-ai-agents",
            description: "Calls new leads at once and old ones in turn.",
          },
        ],
        feature: (
          <>
            <Plate variant="line">Home Services, 2:14 AM</Plate>
            <Text size="lede" measure={false} className="mt-3 mb-4 font-medium text-balance">
              “There’s water coming through my kitchen ceiling.”
            </Text>
            <Link variant="standalone" href="/industries">
              Hear who answers
            </Link>
          </>
        ),
      },
      {
        label: "Solutions",
        links: [
          {
            label: "Lead Generation",
            href: "/solutions/lead-generation",
            description: "Your whole list called. Only real buyers passed on.",
          },
          {
            label: "Appointment Scheduling",
            href: "/solutions/appointment-scheduling",
            description: "Booked before the caller hangs up.",
          },
          {
            label: "Call Screening",
            href: "/solutions/call-screening",
            description: "Your phone rings for the calls that matter.",
          },
          {
            label: "CRM Integration",
            href: "/solutions/crm-integration",
            description: "Nobody types up calls anymore.",
          },
        ],
      },
      {
        label: "Industries",
        links: [
          {
            label: "All Industries",
            href: "/industries",
            description: "Nine trades and the calls they get.",
          },
          {
            label: "Law Firms",
            href: "/industries/law-firms",
            description: "Client intake, conflict checks",
          },
          {
            label: "Real Estate",
            href: "/industries/real-estate",
            description: "Viewings, buyer questions",
          },
          {
            label: "Mortgage",
            href: "/industries/mortgage",
            description: "Rate inquiries, applications",
          },
          {
            label: "Automotive",
            href: "/industries/automotive",
            description: "Test drives, service bookings",
          },
        ],
      },
      {
        label: "Resources",
        links: [
          {
            label: "Case Studies",
            href: "/case-studies",
            description: "What changed, in figures.",
          },
          { label: "Blog", href: "/blog", description: "How offices answer their phones." },
          { label: "Support", href: "/support", description: "Answers, and people." },
          {
            label: "Docs",
            href: "https://docs.larkline.example",
            description: "For those who build with it.",
            external: true,
          },
        ],
      },
      { label: "Pricing", href: "/pricing" },
    ],
  },
  // On the board, as in the site's header, with space for a panel.
  decorators: [
    (Story) => (
      <div className="grid min-h-96 content-start">
        <div data-ground="board" className="bg-page p-4 text-ink">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (panel: Element | null | undefined) => panel?.matches(":popover-open") ?? false;
const panelOf = (trigger: HTMLElement) => trigger.nextElementSibling;

export const Default: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const nav = canvas.getByRole("navigation", { name: "Main" });
    const trigger = (name: string) => within(nav).getByRole("button", { name });
    const products = trigger("Products");
    const solutions = trigger("Solutions");
    const pricing = within(nav).getByRole("link", { name: "Pricing" });

    await step("Enter opens a panel, and opens no other", async () => {
      await userEvent.tab();
      await expect(products).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(isOpen(panelOf(products))).toBe(true);
      await expect(canvas.getByRole("link", { name: /^AI Receptionist Answers/ })).toBeVisible();
      await expect(isOpen(panelOf(solutions))).toBe(false);
    });

    await step("Tab moves through the panel's links; leaving closes it", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: /^AI Receptionist/ })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: "Hear who answers" })).toHaveFocus();
      await userEvent.tab();
      await expect(solutions).toHaveFocus();
      await expect(isOpen(panelOf(products))).toBe(false);
    });

    await step("arrows, Home and End move along the entries", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(trigger("Industries")).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(pricing).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(pricing).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(products).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
      await expect(products).toHaveFocus();
    });

    await step("arrow down moves into a panel, and through it; Escape returns", async () => {
      solutions.focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(isOpen(panelOf(solutions))).toBe(true);
      await expect(canvas.getByRole("link", { name: /^Lead Generation/ })).toHaveFocus();
      await userEvent.keyboard("{End}");
      await expect(canvas.getByRole("link", { name: /^CRM Integration/ })).toHaveFocus();
      await userEvent.keyboard("{Home}{ArrowDown}");
      await expect(canvas.getByRole("link", { name: /^Appointment/ })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(isOpen(panelOf(solutions))).toBe(false);
      await expect(solutions).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}{ArrowUp}");
      await expect(solutions).toHaveFocus();
      await userEvent.keyboard("{Escape}");
    });

    await step("a click opens a panel, another closes it", async () => {
      await expect(products).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(products);
      await expect(isOpen(panelOf(products))).toBe(true);
      await expect(products).toHaveAttribute("aria-expanded", "true");
      await userEvent.click(products);
      await expect(isOpen(panelOf(products))).toBe(false);
      await expect(products).toHaveAttribute("aria-expanded", "false");
    });

    await step("following a link closes the panel", async () => {
      await userEvent.click(products);
      await userEvent.click(canvas.getByRole("link", { name: /^Outbound/ }));
      await expect(isOpen(panelOf(products))).toBe(false);
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

const followHandler = fn();
const expectFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

/**
 * Each row of the keyboard table in the docs. The menu follows the ARIA pattern of disclosure buttons with
 * links: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: {
    onClick: (event) => {
      preventNavigation(event);
      if (event.target instanceof Element && event.target.closest("a")) followHandler();
    },
  },
  beforeEach: () => {
    followHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Main" }));
    const group = (name: string) => nav.getByRole("button", { name });
    const link = (name: RegExp | string) => nav.getByRole("link", { name });
    const products = group("Products");
    const solutions = group("Solutions");

    await step("Enter: opens the group's panel; the focus stays on the button", async () => {
      products.focus();
      await press("{Enter}");
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(true));
      await expect(products).toHaveFocus();
    });
    await step("Enter: closes it again", async () => {
      await press("{Enter}");
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(false));
      await expect(products).toHaveFocus();
    });
    await step("Space: opens it, and closes it again", async () => {
      await press(" ");
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(true));
      await press(" ");
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(false));
    });
    await step("Tab: moves past a closed panel to the next entry", async () => {
      await press("{Tab}");
      await expectFocus(solutions);
    });
    await step("Shift+Tab: moves back", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expectFocus(products);
    });
    await step("Tab: moves through an open panel, and closes it on leaving", async () => {
      await press("{Enter}{Tab}");
      await expectFocus(link(/^AI Receptionist/));
      await press("{Tab}");
      await expectFocus(link(/^Outbound/));
      await press("{Tab}");
      await expectFocus(link("Hear who answers"));
      await press("{Tab}");
      await expectFocus(solutions);
      await expect(isOpen(panelOf(products))).toBe(false);
    });
    await step("Arrow right, arrow left: the next and the previous entry", async () => {
      await press("{ArrowRight}");
      await expectFocus(group("Industries"));
      await press("{ArrowLeft}");
      await expectFocus(solutions);
    });
    await step("Home, End: the first, the last entry", async () => {
      await press("{End}");
      await expectFocus(link("Pricing"));
      await press("{ArrowRight}");
      await expect(link("Pricing")).toHaveFocus();
      await press("{Home}");
      await expectFocus(products);
      await press("{ArrowLeft}");
      await expect(products).toHaveFocus();
    });
    await step("Arrow down on a group: opens its panel at the first link", async () => {
      solutions.focus();
      await press("{ArrowDown}");
      await expectFocus(link(/^Lead Generation/));
    });
    await step("Arrow down, arrow up in a panel: the next and the previous link", async () => {
      await press("{ArrowDown}");
      await expectFocus(link(/^Appointment/));
      await press("{ArrowUp}");
      await expectFocus(link(/^Lead Generation/));
    });
    await step("Home, End in a panel: the first, the last link", async () => {
      await press("{End}");
      await expectFocus(link(/^CRM/));
      await press("{Home}");
      await expectFocus(link(/^Lead Generation/));
    });
    await step("Arrow up on the first link: back to the group", async () => {
      await press("{ArrowUp}");
      await expectFocus(solutions);
    });
    await step("Escape in a panel: closes it, the focus returns to its group", async () => {
      await press("{ArrowDown}{ArrowDown}");
      await expectFocus(link(/^Appointment/));
      await press("{Escape}");
      await expectFocus(solutions);
      await expect(isOpen(panelOf(solutions))).toBe(false);
    });
    await step("Escape on the group: closes its panel", async () => {
      await press("{Enter}");
      await waitFor(() => expect(isOpen(panelOf(solutions))).toBe(true));
      await press("{Escape}");
      await waitFor(() => expect(isOpen(panelOf(solutions))).toBe(false));
      await expect(solutions).toHaveFocus();
    });
    await step("Enter on a link: follows it and closes the panel", async () => {
      await press("{ArrowDown}");
      await expectFocus(link(/^Lead Generation/));
      await press("{Enter}");
      await waitFor(() => expect(followHandler).toHaveBeenCalledOnce());
      await waitFor(() => expect(isOpen(panelOf(solutions))).toBe(false));
    });
  },
};

/** In right-to-left text the arrow keys follow the visual order. */
export const RightToLeft: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole("button", { name });
    group("Products").focus();
    await press("{ArrowLeft}");
    await waitFor(() => expect(group("Solutions")).toHaveFocus());
    await press("{ArrowRight}");
    await waitFor(() => expect(group("Products")).toHaveFocus());
    group("Products").blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** Hovering over a group opens its panel after a delay. The panel closes after the mouse has left. */
export const Hover: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const products = canvas.getByRole("button", { name: "Products" });
    const solutions = canvas.getByRole("button", { name: "Solutions" });

    await step("hovering opens a panel, and closes the previous one", async () => {
      await userEvent.hover(products);
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(true));
      await userEvent.hover(solutions);
      await waitFor(() => expect(isOpen(panelOf(solutions))).toBe(true));
      await expect(isOpen(panelOf(products))).toBe(false);
    });
    await step("a click keeps a panel open that was opened by hovering", async () => {
      await userEvent.click(solutions);
      await expect(isOpen(panelOf(solutions))).toBe(true);
      await userEvent.click(solutions);
      await expect(isOpen(panelOf(solutions))).toBe(false);
    });
    await step("moving the mouse away closes a panel that was opened by hovering", async () => {
      await userEvent.hover(products);
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(true));
      // The panel is still open right after the mouse has left, and closes after the delay.
      const afterLeaving = fireEvent.pointerOut(products, {
        pointerType: "mouse",
        relatedTarget: document.body,
      });
      const isOpenBeforeDelay = isOpen(panelOf(products));
      await afterLeaving;
      await expect(isOpenBeforeDelay).toBe(true);
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(false));
    });
    await step("touch does not count as hovering", async () => {
      const toggled = fn();
      panelOf(solutions)?.addEventListener("beforetoggle", toggled);
      await fireEvent.pointerOver(solutions, {
        pointerType: "touch",
        relatedTarget: document.body,
      });
      // Products is hovered later and opens after the same delay. If the touch opened Solutions, it would have
      // opened by then.
      await userEvent.hover(products);
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(true));
      await expect(toggled).not.toHaveBeenCalled();
      await userEvent.unhover(products);
      await waitFor(() => expect(isOpen(panelOf(products))).toBe(false));
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Play function: opens the panel of a group. */
const openPanel =
  (name: string): NonNullable<Story["play"]> =>
  async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name });
    await userEvent.click(trigger);
    await expect(isOpen(panelOf(trigger))).toBe(true);
    trigger.blur();
  };

/** Two pages with a featured quotation beside them. */
export const Feature: Story = { play: openPanel("Products") };

/** The current page is marked on its group's button and in the group's panel. */
export const Current: Story = {
  args: { current: "/industries/law-firms" },
  play: async (context) => {
    await openPanel("Industries")(context);
    const link = context.canvas.getByRole("link", { current: "page" });
    await expect(link).toHaveAccessibleName(/^Law Firms/);
    await expect(context.canvas.getByRole("button", { name: "Industries" })).toHaveAttribute(
      "aria-current",
    );
  },
};

/** The current page is an entry of its own, without a group. */
export const CurrentPage: Story = { tags: ["!visual"], args: { current: "/pricing" } };

/** With a link to another site, which opens in a new tab. */
export const External: Story = {
  tags: ["!visual"],
  play: async (context) => {
    await openPanel("Resources")(context);
    const docs = context.canvas.getByRole("link", { name: /^Docs \(opens in a new tab\)/ });
    await expect(docs).toHaveAttribute("target", "_blank");
  },
};

/** Links without descriptions: up to six are in one column. */
export const NamesOnly: Story = {
  args: {
    entries: [
      {
        label: "Resources",
        links: [
          { label: "Case Studies", href: "/case-studies" },
          { label: "Blog", href: "/blog" },
          { label: "Support", href: "/support" },
          { label: "About us", href: "/about" },
          { label: "Docs", href: "https://docs.larkline.example", external: true },
        ],
      },
    ],
  },
  play: async (context) => {
    await openPanel("Resources")(context);
    const links = context.canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(links).toHaveLength(5);
    await expect(new Set(links.map(({ left }) => Math.round(left))).size).toBe(1);
  },
};

/** Ten names: nine in three columns, and the first one, an overview, in a row of its own. */
export const Overview: Story = {
  args: {
    current: "/industries/mortgage",
    entries: [
      {
        label: "Industries",
        links: [
          { label: "All Industries", href: "/industries" },
          { label: "Home Services", href: "/industries/home-services" },
          { label: "Law Firms", href: "/industries/law-firms" },
          { label: "Healthcare", href: "/industries/healthcare" },
          { label: "Real Estate", href: "/industries/real-estate" },
          { label: "SaaS & Software", href: "/industries/saas" },
          { label: "Mortgage", href: "/industries/mortgage" },
          { label: "Automotive", href: "/industries/automotive" },
          { label: "Financial Services", href: "/industries/financial-services" },
          { label: "E-commerce", href: "/industries/e-commerce" },
        ],
      },
    ],
  },
  play: async (context) => {
    await openPanel("Industries")(context);
    // In narrower windows, there are two columns or one.
    if (innerWidth < 800) return;
    const places = context.canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    const rowOf = (index: number) => Math.round(places[index]?.top ?? 0);
    await expect(new Set(places.slice(1, 4).map(({ left }) => Math.round(left))).size).toBe(3);
    await expect(rowOf(0)).toBeLessThan(rowOf(1));
    for (const index of [2, 3]) await expect(rowOf(index)).toBe(rowOf(1));
    await expect(rowOf(4)).toBeGreaterThan(rowOf(3));
  },
};

/** The current page is in the open panel: its link has a live jack, and its group's button a lit lamp. */
export const Matrix: Story = {
  tags: ["!visual"],
  args: { current: "/solutions/call-screening" },
  play: openPanel("Solutions"),
};

/** Long words and texts. */
export const Stress: Story = {
  args: {
    current: "/einzugsermaechtigungen",
    entries: [
      {
        label: "Branchenlösungen und Anwendungsfälle",
        links: [
          {
            label: "Rechtsanwaltskanzleien und Notariate",
            href: "/einzugsermaechtigungen",
            description:
              "Mandatsannahme mit Prüfung auf Interessenkonflikte, auch nachts und an Feiertagen.",
          },
          { label: "Autohäuser", href: "/autohaus", description: "Probefahrten." },
          { label: "Hypotheken", href: "/hypotheken", description: "Anfragen zu Zinsen." },
          { label: "Immobilien", href: "/immobilien", description: "Besichtigungen." },
        ],
      },
      { label: "Preise und Leistungen", href: "/preise" },
    ],
  },
  play: openPanel("Branchenlösungen und Anwendungsfälle"),
};
