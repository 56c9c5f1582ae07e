import { brand } from "@larkline/content/brand";
import { ownSeed } from "@larkline/tokens/brand";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from "storybook/test";

import { BrandPage } from "./brand-page.tsx";

const meta = {
  title: "Brand/From one color",
  component: BrandPage,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  args: { name: brand.name, color: ownSeed.color },
} satisfies Meta<typeof BrandPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** This product's own color. */
export const Own: Story = {};

/** Another color: the whole page changes, and the contrasts are computed again. */
export const Blue: Story = { args: { name: "Voxly", color: "#1f4fbf" } };

/**
 * A color that is too pale for a button on the light page: a note names the color that is used
 * instead.
 */
export const Neon: Story = {
  // "!visual": the tests run the story, but take no picture of it.
  tags: ["!visual"],
  args: { name: "Voxly", color: "#ffee00" },
};

/** The background color of the first button in the light sample. */
const buttonColorByDay = (root: HTMLElement) => {
  const sample = within(root).getByRole("region", { name: "By day" });
  const button = within(sample).getByRole("button", { name: "Hear a call" });
  return getComputedStyle(button).backgroundColor;
};

/** Colors are typed, chosen and corrected; then the brand is downloaded and its command copied. */
export const Changed: Story = {
  tags: ["!visual"],
  play: async ({ canvas, canvasElement, step }) => {
    await step("a typed color applies to the sample at once", async () => {
      const field = canvas.getByRole("textbox", { name: "Brand color" });
      await userEvent.clear(field);
      await userEvent.type(field, "#7c3aed");
      await waitFor(() => expect(buttonColorByDay(canvasElement)).toBe("rgb(124, 58, 237)"));
    });
    await step("an incomplete color is marked as invalid only when its field is left", async () => {
      const field = canvas.getByRole("textbox", { name: "Brand color" });
      await userEvent.clear(field);
      await userEvent.type(field, "#7c3a");
      await expect(field).toBeValid();
      await userEvent.tab();
      await expect(field).toBeInvalid();
      await expect(canvas.getByText(/"#7c3a" is not a color/u)).toBeVisible();
    });
    await step("if both colors are invalid, the error is at the first field", async () => {
      const live = canvas.getByRole("textbox", { name: "Live line" });
      await userEvent.type(live, "#7c3a");
      await userEvent.tab();
      await expect(canvas.getByRole("textbox", { name: "Brand color" })).toBeInvalid();
      await expect(live).toBeValid();
      await userEvent.clear(live);
    });
    await step("an example is selected by keyboard, and is shown as selected", async () => {
      const violet = canvas.getByRole("button", { name: /^Violet/u });
      while (document.activeElement !== violet) await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(violet).toHaveAttribute("aria-pressed", "true");
      await waitFor(() => expect(buttonColorByDay(canvasElement)).toBe("rgb(124, 58, 237)"));
    });
    await step("a color from the picker applies, too", async () => {
      const picker = canvas.getByLabelText("Brand color, from a palette");
      await fireEvent.change(picker, { target: { value: "#ff6a00" } });
      await expect(canvas.getByRole("textbox", { name: "Brand color" })).toHaveValue("#ff6a00");
      await expect(canvas.getByText(/^On the light page #ff6a00 is too pale/u)).toBeVisible();
    });
    await step(
      "an accent too close to the brand's color is refused, and the nearest valid one offered",
      async () => {
        const live = canvas.getByRole("textbox", { name: "Live line" });
        await userEvent.type(live, "#ff7a10");
        await expect(live).toBeInvalid();
        await userEvent.tab();
        await expect(canvas.getByRole("button", { name: /^Use #/u })).toHaveFocus();
        await userEvent.keyboard("{Enter}");
        await expect(live).toBeValid();
        await expect(live).toHaveFocus();
      },
    );
    await step("the download contains this brand", async () => {
      const createObjectUrl = spyOn(URL, "createObjectURL").mockReturnValue("#");
      const revokeObjectUrl = spyOn(URL, "revokeObjectURL");
      await userEvent.click(canvas.getByRole("button", { name: "Download DTCG tokens" }));
      // Some browsers read the URL only after the click.
      await expect(revokeObjectUrl).not.toHaveBeenCalled();
      revokeObjectUrl.mockRestore();
      const [blob] = createObjectUrl.mock.calls[0] ?? [];
      createObjectUrl.mockRestore();
      await expect(blob instanceof Blob ? await blob.text() : "").toContain('"hex": "#ff6a00"');
    });
    await step("without https nothing can be copied, and this is announced", async () => {
      Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
      try {
        await userEvent.click(canvas.getByRole("button", { name: "Copy command" }));
        await expect(await canvas.findByText(/^This page may not copy/u)).toBeVisible();
      } finally {
        Reflect.deleteProperty(navigator, "clipboard");
      }
    });
    await step("the command is copied, and this is announced", async () => {
      const writeText = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
      const copy = canvas.getByRole("button", { name: "Copy command" });
      while (document.activeElement !== copy) await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(writeText.mock.calls[0]?.[0]).toMatch(
        /^npm run brand -- --name ".+" --color "#ff6a00" --accent "#[\da-f]{6}"$/u,
      );
      writeText.mockRestore();
      await expect(await canvas.findByText("Copied.")).toBeVisible();
    });
  },
};

/** A name that the command would refuse: its field says which names are valid, and there is no command. */
export const InvalidName: Story = {
  tags: ["!visual"],
  args: { name: "3CX" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Name" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      /one of the letters A to Z first, and a letter or a digit last\.$/u,
    );
    await expect(canvas.queryByText(/npm run brand/u)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Copy command" })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, "Ring-9");
    await expect(field).toBeValid();
    await expect(canvas.getByText('--name "Ring-9"')).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy command" })).toBeVisible();
  },
};
