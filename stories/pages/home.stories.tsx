import { filmFiles } from "@larkline/content/calls/manifest";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";

import HomePage, { keptSections } from "../../apps/site/src/pages/home/home.page.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const meta = {
  title: "Pages/Home",
  component: HomePage,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * `/`: hero with board, three steps, five industries, twelve integrations, reasons for trust, and
 * the closing call to action.
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const industries = within(canvas.getByRole("region", { name: /^One switchboard/ }));
    await step("another industry is selected by pointer, and deselected by keyboard", async () => {
      const law = industries.getByRole("button", { name: /^Law Firms/ });
      await userEvent.click(law);
      await expect(industries.getByRole("region", { name: /^Law Firms/ })).toHaveTextContent("65%");
      await userEvent.keyboard("{Enter}");
      await expect(industries.queryByRole("button", { expanded: true })).not.toBeInTheDocument();
    });
    await step("the first industry is selected again", async () => {
      const first = industries.getByRole("button", { name: /^Home Services/ });
      await userEvent.click(first);
      await expect(first).toHaveAttribute("aria-expanded", "true");
      first.blur();
    });
    // A copy of this repository under another brand has no films until `npm run media` makes them.
    if (!filmFiles["home-services"]) return;
    await step(
      "the industry's film loads once it is in view, and shows its own poster",
      async () => {
        canvasElement
          .querySelector("[data-slot=industry-film]")
          ?.scrollIntoView({ block: "center", behavior: "instant" });
        const film = await canvas.findByRole("figure", { name: /^A burst pipe/ });
        await expect(await within(film).findByRole("button", { name: "Play" })).toBeVisible();
        const poster = film.querySelector("img");
        await waitFor(() => expect(poster?.complete && poster.naturalWidth > 0).toBe(true));
        window.scrollTo({ top: 0, behavior: "instant" });
      },
    );
  },
};
