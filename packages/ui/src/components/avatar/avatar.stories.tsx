import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Text } from "../../foundations/text/text.tsx";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Marta Harbor" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The initials are hidden from screen readers, which read the name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Marta Harbor" })).toHaveTextContent(/^MH$/);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { size: "md", decorative: false, initials: "MH" },
};

/** Next to a visible name the avatar is decorative. */
export const BesideItsName: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name="Marta Harbor" decorative />
      <div className="min-w-0">
        <Text weight="semibold">Marta Harbor</Text>
        <Text size="small" tone="muted">
          Owner, Harbor Plumbing
        </Text>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByText("MH")).toHaveAttribute("aria-hidden", "true");
  },
};

/**
 * Names of one word, of several, in lower case, with accents and with characters outside the Basic
 * Multilingual Plane.
 */
export const Initials: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="flex flex-wrap gap-2">
      {["Harborline", "  priya   de la raman ", "E\u0301mile (Zola)", "𝒜nna 𝓑erg"].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const letters = canvas.getAllByRole("img").map((avatar) => avatar.textContent);
    await expect(letters).toEqual(["H", "PR", "E\u0301Z", "𝒜𝓑"]);
  },
};

const sizes = ["sm", "md", "lg"] as const;
const people = (
  <>
    {sizes.map((size) => (
      <Avatar key={size} size={size} name="Marta Harbor" />
    ))}
    {sizes.map((size) => (
      <Avatar key={size} size={size} name="Larkline" />
    ))}
  </>
);

/** Every size with two letters and one, on the page, on a panel and on the board. */
export const Matrix: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3 p-4">{people}</div>
      <div className="flex flex-wrap items-center gap-3 rounded-panel bg-surface p-4">{people}</div>
      <div
        data-ground="board"
        className="flex flex-wrap items-center gap-3 rounded-panel bg-page p-4 text-ink"
      >
        {people}
      </div>
    </div>
  ),
};

/** An avatar with wide letters, beside a long name. */
export const Stress: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="flex max-w-64 items-center gap-3">
      <Avatar size="sm" name="Wolfgang-Maximilian Wittelsbach-Mecklenburg" decorative />
      <Text size="small" className="min-w-0 wrap-anywhere">
        Wolfgang-Maximilian Wittelsbach-Mecklenburgvorpommern
      </Text>
    </div>
  ),
};
