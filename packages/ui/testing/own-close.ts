import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

import { press } from "./press.ts";
import { expectSameLook } from "./same-look.ts";

/**
 * The play function of an open dialog in whose footer stand its own close button, "Not Now", and a ghost
 * button, "Ask Us": both look alike, the first one shows that it has the focus, and it closes.
 */
export const closeByOwnButton: NonNullable<StoryObj["play"]> = async ({ canvas }) => {
  const dialog = await canvas.findByRole("dialog");
  const close = within(dialog).getByRole("button", { name: "Not Now" });
  await expectSameLook(close, within(dialog).getByRole("button", { name: "Ask Us" }));
  close.focus();
  await press("{Tab}{Shift>}{Tab}{/Shift}");
  await waitFor(() => expect(close).toHaveFocus());
  await expect(getComputedStyle(close).outlineStyle).toBe("solid");
  await press("{Enter}");
  await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
};
