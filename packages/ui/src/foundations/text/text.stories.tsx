import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Text } from "./text.tsx";

const meta = {
  title: "Foundations/Text",
  component: Text,
  args: {
    children:
      "Larkline’s voice agents pick up your phone, call your leads back, and write the outcome to your calendar and CRM.",
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/pick up your phone/);
    await expect(text.tagName).toBe("P");
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    // The maximum line length (`measure`) is 30 em; 1 px allows for rounding.
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(size * 30 + 1);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { as: "p", size: "body", tone: "default", weight: "normal", measure: true },
};

const sizes = ["lede", "body", "small", "fine", "plate"] as const;
const tones = ["default", "muted", "subtle", "danger", "success"] as const;

/** Every size in every tone except `inherit`, and semibold. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6">
      {sizes.map((size) => (
        <div key={size} className="flex flex-wrap gap-x-6 gap-y-1">
          {tones.map((tone) => (
            <Text key={tone} as="span" size={size} tone={tone}>
              Booked for Thursday, 7:30
            </Text>
          ))}
          <Text as="span" size={size} weight="semibold">
            99.9% uptime
          </Text>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step(
      "the size `plate` has the font of plates, other sizes have the text font",
      async () => {
        for (const size of sizes) {
          const text = canvasElement.querySelector(`[data-size=${size}]`) ?? canvasElement;
          const styles = getComputedStyle(text);
          const role = styles.getPropertyValue(size === "plate" ? "--font-plate" : "--font-text");
          const [expected, actual] = [role, styles.fontFamily].map((fonts) =>
            fonts.split(",")[0]?.replaceAll('"', "").trim(),
          );
          await expect(expected).toBeTruthy();
          await expect(actual).toBe(expected);
        }
      },
    );
  },
};

/** Elements other than a paragraph. */
export const Elements: Story = {
  tags: ["!visual"],
  render: () => (
    <dl>
      <Text as="dt" size="small">
        Setup
      </Text>
      <Text as="dd" tone="muted">
        24 to 48 hours
      </Text>
    </dl>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("definition")).toHaveTextContent("24 to 48 hours");
  },
};

/** Long words break instead of overflowing. */
export const Stress: Story = {
  render: () => (
    <div className="grid max-w-72 grid-cols-1 gap-4">
      <Text size="lede">
        Kraftfahrzeughaftpflichtversicherungsgesellschaften call back within the hour.
      </Text>
      <Text tone="muted">
        https://larkline.example/conversations/2026/11/19/burst-pipe-dana-ruiz
      </Text>
    </div>
  ),
};
