import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "./stack.tsx";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <Heading level={2} size={2}>
          Send us a Message
        </Heading>
        <Text tone="muted">We have three vans and one office phone. Can we keep our number?</Text>
        <Button>Send Message</Button>
      </>
    ),
    align: "start",
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading").getBoundingClientRect();
    const text = canvas.getByText(/three vans/).getBoundingClientRect();
    await expect(Math.round(text.top - heading.bottom)).toBe(16);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    as: "div",
    direction: "column",
    gap: "md",
    justify: "start",
    wrap: false,
    divided: false,
  },
};

const actions = (
  <>
    <Button lamp>Talk to Sales</Button>
    <Button variant="outline">See How It Works</Button>
  </>
);

/** A row that wraps. */
export const Row: Story = {
  args: { direction: "row", gap: "sm", align: "center", children: actions },
};

/** A column on a phone, a row from 600 px. */
export const Responsive: Story = {
  args: { direction: "responsive", gap: "sm", align: "stretch", children: actions },
};

/** A stack that is a list keeps the list's semantics. */
export const AsList: Story = {
  tags: ["!visual"],
  args: {
    as: "ul",
    children: (
      <>
        <li>Answers around the clock</li>
        <li>Messages and summaries</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Hairlines above, between and below the items of a list. */
export const Divided: Story = {
  args: {
    as: "ul",
    divided: true,
    align: "stretch",
    children: ["Answers around the clock", "Messages and summaries", "Hands over to a person"].map(
      (words) => (
        <Text as="li" key={words} size="small">
          {words}
        </Text>
      ),
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole("listitem")
      .map((item) => item.getBoundingClientRect());
    await expect(second?.top).toBe(first?.bottom);
  },
};

const width = (element: HTMLElement) => element.offsetWidth;

/** A column stretches its items except buttons, which keep their width unless they are `fullWidth`. */
export const WithButtons: Story = {
  render: () => (
    <Stack>
      <Text>Calls ring at the office first, then on the on-call phone.</Text>
      <Button>Save Changes</Button>
      <Button asChild variant="outline">
        <a href="#numbers">Choose a Number</a>
      </Button>
      <Button fullWidth>Create Account</Button>
      <Stack align="stretch">
        <Button variant="outline">Select Plan</Button>
      </Stack>
      <Stack>
        <Text>A stack in a stack is as wide as that.</Text>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByText(/Calls ring/).parentElement?.clientWidth ?? 0;
    await expect(width(canvas.getByRole("button", { name: "Save Changes" }))).toBeLessThan(box);
    await expect(width(canvas.getByRole("link", { name: "Choose a Number" }))).toBeLessThan(box);
    await expect(width(canvas.getByRole("button", { name: "Create Account" }))).toBe(box);
    await expect(width(canvas.getByRole("button", { name: "Select Plan" }))).toBe(box);
    const inner = canvas.getByText(/^A stack in a stack/).parentElement;
    await expect(inner?.clientWidth).toBe(box);
  },
};

const gaps = ["none", "xs", "sm", "md", "lg", "xl", "2xl"] as const;

/** Every gap. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      {gaps.map((gap) => (
        <Stack key={gap} direction="row" gap={gap} align="center">
          {["Answered", "Booked", "Written to the CRM"].map((word) => (
            <Text key={word} as="span" size="small" className="bg-sunk px-3 py-2">
              {word}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** More items than fit into a row. */
export const Stress: Story = {
  args: {
    direction: "row",
    gap: "sm",
    align: "center",
    justify: "between",
    children: [
      "All Questions",
      "Getting started",
      "Voice agents",
      "Integrations",
      "Troubleshooting",
      "Rechtsschutzversicherungsgesellschaften",
    ].map((word) => (
      <Button key={word} variant="outline" size="sm">
        {word}
      </Button>
    )),
  },
};
