import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Jack } from "../../board/jack/jack.tsx";
import { Button } from "../../components/button/button.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "../stack/stack.tsx";
import { Panel } from "./panel.tsx";

const form = (
  <Stack gap="lg">
    <Heading level={2} size={2}>
      Create your account
    </Heading>
    <TextField label="Email" type="email" defaultValue="marta@harborplumbing.com" />
    <Button fullWidth>Create Account</Button>
  </Stack>
);

const included = (
  <Stack gap="lg">
    <Heading level={2} size={3}>
      All plans include
    </Heading>
    <Stack as="ul" divided>
      {["AI-powered conversations", "Real-time analytics", "24/7 support"].map((point) => (
        <Stack as="li" key={point} direction="row" align="center" wrap={false}>
          <Jack state="plugged" />
          <Text as="span">{point}</Text>
        </Stack>
      ))}
    </Stack>
  </Stack>
);

const meta = {
  title: "Layout/Panel",
  component: Panel,
  args: { children: form },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector("[data-slot=panel]");
    await expect(panel?.tagName).toBe("DIV");
    await expect(panel).not.toHaveAttribute("data-ground");
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { as: "section", ground: "surface", room: "lg" },
};

/** On the board: complementary content, for a place beside a form. */
export const Board: Story = {
  args: { as: "aside", ground: "board", room: "md", children: included },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary")).toHaveAttribute("data-ground", "board");
  },
};

/** Both grounds with both paddings. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 lg:grid-cols-2">
      <Panel>{form}</Panel>
      <Panel room="md">{form}</Panel>
      <Panel ground="board">{included}</Panel>
      <Panel ground="board" room="md">
        {included}
      </Panel>
    </div>
  ),
};

/** Long words break; a narrow panel keeps its padding. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-72">
      <Panel>
        <Stack gap="lg">
          <Heading level={2} size={2}>
            Terminvereinbarungsbestätigung
          </Heading>
          <Text>
            We sent a link to
            marta.harbor-from-the-plumbing-department@mail.harborplumbingandheating.com.
          </Text>
        </Stack>
      </Panel>
    </div>
  ),
};
