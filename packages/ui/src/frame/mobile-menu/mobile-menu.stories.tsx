import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { MouseEvent } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Logo } from "../../board/logo/logo.tsx";
import { Button } from "../../components/button/button.tsx";
import navigation from "../navigation-menu/navigation-menu.stories.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import type { MobileMenuProps } from "./mobile-menu.tsx";

/** Prevents navigation by links, which would leave the page that runs the test. */
const preventNavigation = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
};

const chatHandler = fn();

const meta = {
  title: "Frame/Mobile menu",
  component: MobileMenu,
  args: {
    entries: [{ label: "Home", href: "/" }, ...navigation.args.entries],
    current: "/",
    brand: (
      <a href="#home" aria-label="Larkline, home" className="rounded-plate">
        <Logo name="Larkline" />
      </a>
    ),
    actions: (
      <>
        <Button variant="outline" href="https://app.larkline.example">
          Login / Sign Up
        </Button>
        <Button lamp onClick={chatHandler}>
          Chat with us
        </Button>
      </>
    ),
    onOpenChange: fn(),
  },
  // On the board, as in the site's header.
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <div
          data-ground="board"
          className="flex justify-end bg-page p-2 text-ink"
          onClickCapture={preventNavigation}
        >
          <Story />
        </div>
      </div>
    ),
  ],
  beforeEach: () => {
    chatHandler.mockClear();
  },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    const trigger = canvas.getByRole("button", { name: "Open menu" });
    const expectClosed = () => waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.queryByRole("dialog")).toBeNull();

    await step(
      "opens by Enter with the focus inside, and the page behind does not scroll",
      async () => {
        await press("{Tab}");
        await expect(trigger).toHaveFocus();
        await press("{Enter}");
        const menu = await canvas.findByRole("dialog", { name: "Menu" });
        await waitFor(() =>
          expect(within(menu).getByRole("button", { name: "Close menu" })).toHaveFocus(),
        );
        await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
        await expect(getComputedStyle(document.body).overflow).toBe("hidden");
        await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      },
    );

    await step("the current page is marked; groups open one at a time", async () => {
      const nav = canvas.getByRole("navigation", { name: "Menu" });
      await expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("Home");
      const products = within(nav).getByRole("button", { name: "Products" });
      const solutions = within(nav).getByRole("button", { name: "Solutions" });
      await userEvent.click(products);
      await expect(within(nav).getByRole("link", { name: "AI Receptionist" })).toBeVisible();
      await userEvent.click(solutions);
      await expect(within(nav).getByRole("link", { name: "Call Screening" })).toBeVisible();
      await expect(products).toHaveAttribute("aria-expanded", "false");
      await expect(within(nav).queryByRole("link", { name: "AI Receptionist" })).toBeNull();
    });

    await step("closes by its button and returns the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Close menu" }));
      await expectClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    });

    await step("Escape closes the menu", async () => {
      await userEvent.click(trigger);
      await canvas.findByRole("dialog");
      await press("{Escape}");
      await expectClosed();
    });

    await step("going back closes the menu", async () => {
      await userEvent.click(trigger);
      await canvas.findByRole("dialog");
      window.dispatchEvent(new PopStateEvent("popstate"));
      await expectClosed();
    });

    await step("a link closes the menu, and so does the chat's button", async () => {
      await userEvent.click(trigger);
      await userEvent.click(await canvas.findByRole("link", { name: "Pricing" }));
      await expectClosed();
      await userEvent.click(trigger);
      await userEvent.click(await canvas.findByRole("button", { name: "Chat with us" }));
      await expectClosed();
      await expect(chatHandler).toHaveBeenCalledOnce();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    trigger.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

const openMenu: NonNullable<Story["play"]> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Open menu" }));
  const menu = await canvas.findByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const close = within(menu).getByRole("button", { name: "Close menu" });
  await waitFor(() => expect(close).toHaveFocus());
  close.blur();
};

/** The open menu on the home page. */
export const Open: Story = { play: openMenu };

/** The current page is in a group: the group is open, and the link to the page has a lit lamp. */
export const Current: Story = {
  args: { current: "/industries/law-firms" },
  play: async (context) => {
    await openMenu(context);
    const currentLink = context.canvas.getByRole("link", { current: "page" });
    await expect(currentLink).toBeVisible();
    await expect(currentLink).toHaveTextContent("Law Firms");
  },
};

function OnSeveralPages(props: MobileMenuProps) {
  const [page, setPage] = useState("/products/ai-receptionist");
  return (
    <>
      <Button variant="outline" onClick={() => setPage("/blog")}>
        Read the Blog
      </Button>
      <Button variant="outline" onClick={() => setPage("/products/ai-receptionist")}>
        See the Product
      </Button>
      <MobileMenu {...props} current={page} />
    </>
  );
}

/**
 * On each page the group of that page is open at first, also if the visitor has opened another group before, and
 * also on the return to a page.
 */
export const CurrentChanges: Story = {
  tags: ["!visual"],
  render: (args) => <OnSeveralPages {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Open menu" });
    const expectOpenGroup = async (name: string) => {
      const groups = await canvas.findAllByRole("button", { expanded: true });
      await expect(groups.map(({ textContent }) => textContent)).toEqual([name]);
    };
    const close = async () => {
      await press("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    };
    await userEvent.click(trigger);
    await canvas.findByRole("dialog");
    await expectOpenGroup("Products");
    await userEvent.click(canvas.getByRole("button", { name: "Solutions" }));
    await expectOpenGroup("Solutions");
    await close();
    await userEvent.click(canvas.getByRole("button", { name: "Read the Blog" }));
    await userEvent.click(trigger);
    await canvas.findByRole("dialog");
    await expectOpenGroup("Resources");
    await close();
    await userEvent.click(canvas.getByRole("button", { name: "See the Product" }));
    await userEvent.click(trigger);
    await canvas.findByRole("dialog");
    await expectOpenGroup("Products");
    await close();
    trigger.blur();
  },
};

/** Whether neither the bar nor the actions cover the entry. */
const isUncovered = (entry: Element) => {
  const { left, top, bottom } = entry.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) =>
    entry.contains(document.elementFromPoint(left + 60, y)),
  );
};

/** The entries scroll between bar and actions, which do not cover the focused one. */
export const FocusInView: Story = {
  tags: ["!visual"],
  parameters: {
    viewport: {
      options: { low: { name: "390 × 500, low", styles: { width: "390px", height: "500px" } } },
    },
  },
  globals: { viewport: { value: "low" } },
  play: async (context) => {
    await openMenu(context);
    await expect(innerHeight).toBe(500);
    const { canvas } = context;
    const nav = canvas.getByRole("navigation", { name: "Menu" });
    await userEvent.click(within(nav).getByRole("button", { name: "Industries" }));
    const walk = async (key: string, until: HTMLElement) => {
      for (let presses = 0; presses < 20 && document.activeElement !== until; presses++) {
        await press(key);
        const focused = document.activeElement;
        // Browsers may scroll after they have moved the focus.
        if (focused && nav.contains(focused))
          await waitFor(() => expect(isUncovered(focused), focused.textContent).toBe(true));
      }
      await expect(until).toHaveFocus();
    };
    canvas.getByRole("button", { name: "Close menu" }).focus();
    await walk("{Tab}", canvas.getByRole("button", { name: "Chat with us" }));
    await walk("{Shift>}{Tab}{/Shift}", canvas.getByRole("button", { name: "Close menu" }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

function Controlled({ onOpenChange, ...props }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <MobileMenu
      {...props}
      open={open}
      onOpenChange={(next) => {
        onOpenChange?.(next);
        setOpen(next);
      }}
    />
  );
}

/** Controlled by the application. */
export const ControlledByApplication: Story = {
  tags: ["!visual"],
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: "Open menu" });
    await userEvent.click(trigger);
    await expect(await canvas.findByRole("dialog")).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole("link", { name: "Home" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    trigger.blur();
  },
};

/** A long menu scrolls; the bar at the top and the actions at the bottom stay in view. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    current: "/kanzleien",
    entries: [
      ...meta.args.entries,
      {
        label: "Branchenlösungen und Anwendungsfälle",
        links: [
          { label: "Rechtsanwaltskanzleien und Notariate", href: "/kanzleien" },
          { label: "Hypothekenvermittlungsgesellschaften", href: "/hypotheken" },
          {
            label: "Dokumentation für Entwicklerinnen",
            href: "https://docs.example",
            external: true,
          },
        ],
      },
      { label: "Ansprechpartner", href: "/ansprechpartner" },
    ],
  },
  play: openMenu,
};
