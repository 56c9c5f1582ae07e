import { expect, within } from "storybook/test";

const middle = (box?: DOMRect) => (box ? box.top + box.height / 2 : Number.NaN);

/** Play function of an open dialog: the close button is centered on the first line of the title. */
export async function closeOnTitleLine({ canvas }: { canvas: ReturnType<typeof within> }) {
  const dialog = within(await canvas.findByRole("dialog"));
  const title = dialog.getByRole("heading", { level: 2 });
  const text = document.createRange();
  text.selectNodeContents(title.lastElementChild ?? title);
  const icon = dialog.getByRole("button", { name: "Close" }).querySelector("svg");
  const distance = middle(icon?.getBoundingClientRect()) - middle(text.getClientRects()[0]);
  await expect(Math.abs(distance)).toBeLessThanOrEqual(1);
}
