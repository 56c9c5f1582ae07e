import { Button } from "@larkline/ui/button";
import { Grid } from "@larkline/ui/grid";
import { Progress } from "@larkline/ui/progress";
import { Skeleton } from "@larkline/ui/skeleton";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { Waveform } from "@larkline/ui/waveform";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

/** A text with a skeleton. The button switches between the loading and the loaded state. */
function Answer({ loaded: initiallyLoaded = false }: { loaded?: boolean }) {
  const [loaded, setLoaded] = useState(initiallyLoaded);
  return (
    <Stack gap="lg" align="start">
      <div aria-busy={!loaded} className="w-full max-w-measure">
        {loaded ? (
          <Text>
            Most customers take their first call within a day. Forward your number, say what
            Larkline may book, and call it once yourself to hear how it answers.
          </Text>
        ) : (
          <Skeleton lines={3} label="Loading the answer" />
        )}
      </div>
      <Button variant="outline" onClick={() => setLoaded(!loaded)}>
        {loaded ? "Show Loading" : "Show Loaded"}
      </Button>
    </Stack>
  );
}

const meta = {
  title: "Patterns/Loading",
  component: Answer,
  parameters: { layout: "padded" },
  // Needs no pictures, because the stories of its components have them.
  tags: ["!visual"],
} satisfies Meta<typeof Answer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A skeleton has the size of the content, so that nothing moves when it is loaded. */
export const Content: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading the answer")).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(/Most customers take/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show Loading" }));
  },
};

/** While an action is in progress, the button shows this and keeps its size. */
export const Action: Story = {
  render: () => (
    <Stack direction="responsive" gap="md" align="start">
      <Button loading loadingLabel="Sending your message">
        Send Message
      </Button>
      <Button lamp loading loadingLabel="Opening the line">
        Talk to Sales
      </Button>
      <Button variant="outline" loading loadingLabel="Saving">
        Save Changes
      </Button>
    </Stack>
  ),
};

/** Known progress is a growing cord. Unknown progress is an empty track with a dashed border. */
export const Amount: Story = {
  render: () => (
    <Grid columns={2}>
      <Progress label="Uploading floor-plan.pdf" value={64} valueText="64%" />
      <Progress label="Checking your number" />
    </Grid>
  ),
};

/** Streaming text: a small waveform follows the last word. */
export const Words: Story = {
  render: () => (
    <Text>
      Yes, Larkline writes to Google Calendar and Outlook.{" "}
      <Waveform streaming label="Larkline is answering" />
    </Text>
  ),
};
