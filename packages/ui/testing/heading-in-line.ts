import { expect, within } from "storybook/test";

const startOf = (element: Element) => element.getBoundingClientRect().left;

/** Play function of a section: its heading begins where some text below it begins. */
export async function headingInLine({ canvas }: { canvas: ReturnType<typeof within> }) {
  const heading = canvas.getByRole("heading", { level: 2 });
  const texts = heading.closest("section")?.querySelectorAll(":is(ol, ul, dl) :is(h3, p, dt)");
  const distances = [...(texts ?? [])].map((text) => Math.abs(startOf(text) - startOf(heading)));
  await expect(Math.min(...distances)).toBeLessThanOrEqual(2);
}
