import { Button } from "@larkline/ui/button";
import { CtaBand } from "@larkline/ui/cta-band";
import { ArrowRightIcon } from "@larkline/ui/icon";
import { Link } from "@larkline/ui/link";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

const openHandler = fn();

/** The last section of a page: a heading, with a primary and an outline button beside it. */
function End() {
  return (
    <CtaBand
      title="Put a line through to us."
      ends={["Your phone", "Larkline"]}
      actions={
        <>
          <Button lamp size="lg" onClick={() => openHandler()}>
            Talk to Sales
          </Button>
          <Button variant="outline" size="lg" href="#how-it-works">
            See How It Works
          </Button>
        </>
      }
    >
      A 15-minute demo: hear it answer your own phone.
    </CtaBand>
  );
}

const meta = {
  title: "Patterns/Calls to action",
  component: End,
  parameters: { layout: "fullscreen" },
  // Needs no pictures, because the stories of its components have them.
  tags: ["!visual"],
  beforeEach: () => {
    openHandler.mockClear();
  },
} satisfies Meta<typeof End>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A `CtaBand` with one primary button, with a lamp because it opens the chat, and one outline
 * button.
 */
export const PageEnd: Story = {
  play: async ({ canvas }) => {
    const talk = canvas.getByRole("button", { name: "Talk to Sales" });
    await userEvent.tab();
    await expect(talk).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(talk);
    await expect(openHandler).toHaveBeenCalledTimes(2);
    talk.blur();
  },
};

/** Buttons and links, from the most to the least prominent. */
export const Weights: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <Stack gap="lg" align="start">
      <Button lamp>Chat with us</Button>
      <Button>Select Plan</Button>
      <Button variant="secondary">Clear Filters</Button>
      <Button variant="outline">See Success Stories</Button>
      <Button variant="ghost">Back to Top</Button>
      <Text>
        or read <Link href="#case-studies">how Alder Plumbing answers at night</Link>
      </Text>
      <Link href="#pricing">
        All plans <ArrowRightIcon className="align-[-0.15em]" />
      </Link>
    </Stack>
  ),
};
