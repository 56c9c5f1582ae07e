import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { press } from "./press.ts";
import { expectSameLook } from "./same-look.ts";

/**
 * Play function for stories of Dialog and Sheet. The open dialog's footer must contain two buttons: a
 * `DialogClose` (or `SheetClose`) without `asChild`, labeled "Not Now", and a ghost `Button`, labeled "Ask
 * Us". Checks that both look alike, that "Not Now" has a focus ring, and that it closes the dialog.
 */
export const closeByOwnButton: NonNullable<StoryObj["play"]> = async ({ canvas }) => {
  const dialog = await canvas.findByRole("dialog");
  const close = within(dialog).getByRole("button", { name: "Not Now" });
  await expectSameLook(close, within(dialog).getByRole("button", { name: "Ask Us" }));
  close.focus();
  // The focus leaves and returns by keyboard, because a focus by script may show no ring.
  await press("{Tab}{Shift>}{Tab}{/Shift}");
  await waitFor(() => expect(close).toHaveFocus());
  await expect(getComputedStyle(close).outlineStyle).toBe("solid");
  await press("{Enter}");
  await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
};
