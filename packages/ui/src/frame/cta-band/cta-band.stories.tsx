import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { Logo } from "../../board/logo/logo.tsx";
import { Button } from "../../components/button/button.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { CtaBand } from "./cta-band.tsx";

const meta = {
  title: "Frame/CTA band",
  component: CtaBand,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Call it and try to stump it.",
    children:
      "Open the chat, say what your business does, and hear how Larkline would answer. It takes 15 minutes.",
    ends: ["Your phone", "Larkline"],
    actions: (
      <>
        <Button lamp size="lg">
          Open Chat
        </Button>
        <Button variant="outline" size="lg" href="#trust">
          See the technology
        </Button>
      </>
    ),
  },
  argTypes: { actions: { control: false }, ends: { control: "object" } },
} satisfies Meta<typeof CtaBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stroke color of the cord's body, the second path of a cord (`CordStrokes`). */
const strokeOf = (canvasElement: HTMLElement) => {
  const cord = canvasElement.querySelector("[data-slot=cta-band-board] path:nth-child(2)");
  if (!cord) throw new Error("The board has no cord.");
  return getComputedStyle(cord).stroke;
};

/** A panel on the page with the cord beside the text. Hover or focus of the chat button lights the cord. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const name = "Call it and try to stump it.";
    await expect(canvas.getByRole("region", { name })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
    const strokeAtRest = strokeOf(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Open Chat" })).toHaveFocus();
    await expect(strokeOf(canvasElement)).not.toBe(strokeAtRest);
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "See the technology" });
    await expect(link).toHaveFocus();
    link.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** Full width, with the cord across the page. */
export const Band: Story = { args: { variant: "band" } };

/** At the end of a page, followed by the footer, which then draws no cord. */
export const BeforeFooter: Story = {
  args: { variant: "band" },
  render: (args) => (
    <>
      <main>
        <CtaBand {...args} />
      </main>
      <SiteFooter
        brand={<Logo name="Larkline" size="lg" />}
        contact={[{ label: "(512) 555-0100", href: "tel:+15125550100" }]}
        location="Austin, Texas"
        columns={[
          { label: "Products", links: [{ label: "AI Receptionist", href: "#receptionist" }] },
        ]}
        copyright="© 2026 Larkline"
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bands = canvasElement.querySelectorAll(
      "[data-slot$=band][aria-hidden], [data-slot$=board]",
    );
    const visibleBands = [...bands].filter((band) => band.checkVisibility());
    await expect(visibleBands.map((band) => band.getAttribute("data-slot"))).toEqual([
      "cta-band-board",
    ]);
  },
};

/** Lit, because the chat button has the focus. */
export const Lit: Story = {
  args: { variant: "band" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Open Chat" })).toHaveFocus();
  },
};

/** With one button, without plates and text. */
export const Least: Story = {
  args: { children: undefined, actions: <Button lamp>Start Integration</Button>, ends: undefined },
};

/** With text of twice the size in a wide window, no word of the heading breaks. */
export const LargeText: Story = {
  tags: ["!visual"],
  args: { variant: "band" },
  parameters: {
    viewport: {
      options: { wide: { name: "Wide window", styles: { width: "1280px", height: "800px" } } },
    },
  },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 2 });
    document.documentElement.style.fontSize = "200%";
    const width = heading.clientWidth;
    heading.style.width = "min-content";
    heading.style.overflowWrap = "normal";
    const longestWord = heading.scrollWidth;
    heading.removeAttribute("style");
    document.documentElement.style.fontSize = "";
    await expect(width).toBeGreaterThanOrEqual(longestWord);
  },
};

/** Long words everywhere, in both layouts. */
export const Stress: Story = {
  args: {
    title:
      "Rechtsschutzversicherungsgesellschaften answer every call, and so could every one of you",
    ends: ["On-call phone", "Larkline, at night"],
    actions: (
      <>
        <Button lamp size="lg">
          Discuss Custom Solutions with Somebody Who Answers
        </Button>
        <Button variant="outline" size="lg">
          See the technology
        </Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <CtaBand {...args} />
      <CtaBand
        {...args}
        title="And across the page, Rechtsschutzversicherungsgesellschaften"
        variant="band"
      />
    </>
  ),
};
