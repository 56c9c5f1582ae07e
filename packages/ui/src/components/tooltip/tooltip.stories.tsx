import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";

import { InfoIcon, MoonIcon, RotateIcon } from "../../foundations/icon/icon.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: {
    text: "Rings your office first, then the on-call phone",
    trigger: (props) => (
      <Button variant="outline" {...props}>
        Forward calls
      </Button>
    ),
  },
  argTypes: { trigger: { control: false } },
  // The plate hangs in the window, outside the story's own place.
  decorators: [
    (Story) => (
      <div className="flex min-h-56 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pointer comes from outside; the second argument of `pointerOut` is where it goes. */
const point = (element: Element) => fireEvent.pointerOver(element, { pointerType: "mouse" });

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const button = canvas.getByRole("button", { name: "Forward calls" });
    const plate = () => canvas.queryByRole("tooltip");
    await expect(button).toHaveAccessibleDescription(/Rings your office first/);
    await expect(plate()).toBeNull();

    await step("shows at once on focus, goes with it", async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(plate()).toBeVisible());
      await userEvent.tab();
      await waitFor(() => expect(plate()).toBeNull());
    });

    await step("shows where the pointer rests, and stays while it is on the plate", async () => {
      await point(button);
      await waitFor(() => expect(plate()).toBeVisible());
      const shown = canvas.getByRole("tooltip");
      await fireEvent.pointerOut(button, { relatedTarget: shown });
      await expect(plate()).toBeVisible();
      await fireEvent.pointerOut(shown, { relatedTarget: canvasElement });
      await waitFor(() => expect(plate()).toBeNull());
    });

    await step("Escape takes it away where the focus is, and closes nothing else", async () => {
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(plate()).toBeVisible());
      const passed = await fireEvent.keyDown(button, { key: "Escape" });
      await expect(passed).toBe(false);
      await waitFor(() => expect(plate()).toBeNull());
      await expect(button).toHaveFocus();
    });

    await step("a press takes it away", async () => {
      await point(button);
      await waitFor(() => expect(plate()).toBeVisible());
      await fireEvent.pointerDown(button, { pointerType: "mouse" });
      await waitFor(() => expect(plate()).toBeNull());
      await fireEvent.pointerOut(button, { relatedTarget: canvasElement });
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { side: "above" } };

const show: Story["play"] = async ({ canvas }) => {
  canvas.getAllByRole("button")[0]?.focus();
  await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
};

/** As it hangs over its button. */
export const Open: Story = { play: show };

/** The name of an icon, for the eye alone: the button has it already. */
export const NamesAnIcon: Story = {
  args: {
    text: "Call again",
    side: "below",
    trigger: () => (
      <IconButton label="Call again" icon={<RotateIcon size="md" />} variant="outline" />
    ),
  },
  play: async (context) => {
    await show(context);
    await expect(context.canvas.getByRole("button")).not.toHaveAccessibleDescription();
  },
};

/** On the board the plate is cut out of cream, as every action there. */
export const OnBoard: Story = {
  args: {
    text: "Follows your device",
    trigger: (props) => <IconButton label="Theme" icon={<MoonIcon size="md" />} {...props} />,
  },
  decorators: [
    (Story) => (
      <div data-ground="board" className="rounded-panel bg-page px-16 pt-16 pb-6 text-ink">
        <Story />
      </div>
    ),
  ],
  play: show,
};

/** In a line of text, about a link. */
export const InText: Story = {
  tags: ["!visual"],
  render: () => (
    <Text>
      Calls are recorded under the rules of{" "}
      <Tooltip
        text="Texas asks one party to agree"
        trigger={(props) => (
          <Link href="#law" {...props}>
            the caller’s state
          </Link>
        )}
      />
      .
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "the caller’s state" });
    await expect(link).toHaveAccessibleDescription("Texas asks one party to agree");
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible());
    link.blur();
  },
};

/** Too much for a plate, at the window's corner: it breaks into lines and stays in view. */
export const Stress: Story = {
  args: {
    text: "Rings the office first, then the Bereitschaftsdiensttelefonzentrale, then whoever is on call tonight",
    trigger: (props) => (
      <IconButton label="How calls are forwarded" icon={<InfoIcon size="md" />} {...props} />
    ),
  },
  decorators: [
    (Story) => (
      <div className="-mt-24 w-full">
        <Story />
      </div>
    ),
  ],
  play: show,
};
