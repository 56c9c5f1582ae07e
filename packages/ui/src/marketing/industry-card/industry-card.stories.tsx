import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { press } from "../../../testing/press.ts";
import {
  homeServices as homeServicesDrawing,
  Illustration,
  lawFirms as lawFirmsDrawing,
} from "../../media/illustration/illustration.tsx";
import { IndustryCard } from "./industry-card.tsx";

const homeServices = {
  name: "Home Services",
  words: "There’s water coming through my kitchen ceiling.",
  description:
    "Burst pipes do not wait for office hours. The agent answers, asks the right questions and books the visit while your crew sleeps or drives.",
  stat: { value: "40%", label: "more bookings", attribution: "reported by home service customers" },
};

const lawFirms = {
  name: "Law Firms",
  words: "I was in a car accident on Friday and I need a lawyer.",
  description:
    "The first firm that answers often gets the case. The agent takes the intake and books the consultation.",
  stat: { value: "65%", label: "better lead quality", attribution: "reported by law firms" },
  href: "#law-firms-page",
};

const pressHandler = fn();

const meta = {
  title: "Marketing/Industry card",
  component: IndustryCard,
  args: {
    name: lawFirms.name,
    words: lawFirms.words,
    description: lawFirms.description,
    stat: lawFirms.stat,
    href: "#law-firms-page",
    onAction: pressHandler,
  },
} satisfies Meta<typeof IndustryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One card, clickable anywhere. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-96 border border-line">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    pressHandler.mockClear();
    pressHandler.mockImplementation((event: Event) => event.preventDefault());
    const link = canvas.getByRole("link", { name: "Learn More about Law Firms" });
    await step(
      "one heading, one link, and a number read as an image, with who reports it",
      async () => {
        await expect(canvas.getByRole("heading", { level: 3, name: "Law Firms" })).toBeVisible();
        await expect(canvas.getByRole("img", { name: "65%" })).toBeVisible();
        await expect(canvas.getByText("reported by law firms")).toBeVisible();
        await expect(canvas.getAllByRole("link")).toHaveLength(1);
        await expect(link).toHaveAttribute("href", "#law-firms-page");
      },
    );
    await step("the keyboard reaches the link, Enter presses it", async () => {
      await press("{Tab}");
      await expect(link).toHaveFocus();
      await press("{Enter}");
      await expect(pressHandler).toHaveBeenCalledTimes(1);
    });
    await step("the link covers the card, up to its corner", async () => {
      const box = canvasElement.querySelector("article")?.getBoundingClientRect();
      if (!box) throw new Error("There is no card.");
      const top = document.elementFromPoint(box.left + 8, box.top + 8);
      await expect(top).toBe(link);
      await userEvent.click(link);
      await expect(pressHandler).toHaveBeenCalledTimes(2);
      link.blur(); // No focus ring in the picture.
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "regular", headingLevel: 3, picture: undefined },
};

/** Wide and regular, with and without picture and link, and with a name only. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <div className="@container">
        <IndustryCard
          {...homeServices}
          variant="wide"
          onAction={pressHandler}
          picture={<Illustration drawing={homeServicesDrawing} />}
        />
      </div>
      <IndustryCard {...lawFirms} picture={<Illustration drawing={lawFirmsDrawing} />} />
      <IndustryCard {...lawFirms} />
      <IndustryCard name="Automotive" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    // The card with a name only has no action.
    await expect(canvas.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Learn More about Home Services",
    ]);
  },
};

/** In a chat answer, framed like the other cards there. */
export const Compact: Story = {
  args: { variant: "compact", headingLevel: 4 },
  render: (args) => (
    <div className="grid max-w-76 grid-cols-1 gap-3">
      <IndustryCard {...args} {...homeServices} />
      <IndustryCard {...args} {...lawFirms} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("article");
    if (!first || !second) throw new Error("There are fewer than two cards.");
    await expect(getComputedStyle(first).borderTopWidth).toBe("3px");
    await expect(first.getBoundingClientRect().left).toBe(second.getBoundingClientRect().left);
    await expect(canvas.getByRole("link", { name: "Learn More about Law Firms" })).toBeVisible();
  },
};

/** A name with a word that cannot be broken, and a long quotation. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    name: `${lawFirms.name} and Rechtsschutzversicherungsgesellschaften`,
    words: `${lawFirms.words} ${lawFirms.words}`,
  },
};
