import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Sources } from "../sources/sources.tsx";
import { ToolCallCard } from "./tool-call-card.tsx";

const result = (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-small">
    <dt className="text-ink-muted">Receptionist Basic</dt>
    <dd className="font-semibold tabular-nums">$299 a month, 200 calls</dd>
    <dt className="text-ink-muted">Left over</dt>
    <dd className="tabular-nums">50 calls</dd>
  </dl>
);

const details = (
  <div className="flex flex-col gap-2">
    <p>Asked for: AI receptionist, 150 calls a month, billed monthly.</p>
    <Sources sources={[{ title: "Pricing", section: "AI receptionist", href: "/pricing" }]} />
  </div>
);

const meta = {
  title: "Chat/Tool call card",
  component: ToolCallCard,
  args: { title: "Compare plans for 150 calls a month", children: result, details },
  argTypes: { children: { control: false }, details: { control: false } },
  decorators: [
    (Story) => (
      <div className="max-w-[36rem]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToolCallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Done: the result is shown, the details on request. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole("group", { name: "Compare plans for 150 calls a month" });
    await expect(card).toHaveAttribute("data-state", "done");
    await expect(canvas.getByText("Done")).toBeVisible();
    const asked = canvas.getByText(/Asked for/);
    await expect(asked).not.toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText("Details");
    await expect(summary).toHaveFocus();
    // The browser turns real presses of Enter and Space into a click, but not synthetic ones.
    summary.click();
    await expect(asked).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pricing, AI receptionist" })).toHaveFocus();
    await userEvent.click(summary);
    await expect(asked).not.toBeVisible();
    summary.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { state: "done", problem: "" } };

/** Running, without a result yet. */
export const Running: Story = {
  tags: ["!visual"],
  args: { state: "running", details: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Running")).toBeVisible();
    await expect(canvas.queryByText("50 calls")).toBeNull();
  },
};

const retryHandler = fn();

/** Failed, with the reason and an action. */
export const Failed: Story = {
  tags: ["!visual"],
  args: {
    state: "failed",
    problem: "The calendar did not answer.",
    title: "Look for a free hour on Thursday",
    details: undefined,
    actions: (
      <Button variant="outline" size="sm" onClick={retryHandler}>
        Try again
      </Button>
    ),
  },
  beforeEach: () => {
    retryHandler.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The calendar did not answer.")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(retryHandler).toHaveBeenCalledTimes(2);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Every state. `done` is shown with result and details, with details only, and with neither. */
export const Matrix: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <ToolCallCard title="Compare plans for 150 calls a month" state="running" />
      <ToolCallCard {...args} />
      <ToolCallCard title="Write the lead to the CRM" details={details} />
      <ToolCallCard title="Put the call through to sales" />
      <ToolCallCard
        title="Look for a free hour on Thursday"
        state="failed"
        problem="The calendar did not answer."
        actions={
          <Button variant="outline" size="sm">
            Try again
          </Button>
        }
      />
    </div>
  ),
};

export const Stress: Story = {
  args: {
    title:
      "Compare every plan of the receptionist, of the outbound agents and of the custom agents for a company with three offices",
    details:
      "averylongidentifierthathasnospacesatallandgoesonandonandonuntilitreachestheedgeofthecard",
  },
};
