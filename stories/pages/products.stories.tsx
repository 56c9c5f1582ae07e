import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import AiReceptionistPage, {
  keptSections as aiReceptionistSections,
} from "../../apps/site/src/pages/products/ai-receptionist.page.tsx";
import OutboundAiAgentsPage, {
  keptSections as outboundAiAgentsSections,
} from "../../apps/site/src/pages/products/outbound-ai-agents.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(aiReceptionistSections, outboundAiAgentsSections);

const meta = {
  title: "Pages/Products",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/products/ai-receptionist" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * `/products/ai-receptionist`: six features, each with a caller's words and the time of the call.
 */
export const AiReceptionist: Story = {
  parameters: { address: "/products/ai-receptionist" },
  render: () => <AiReceptionistPage />,
  play: async ({ canvas }) => {
    const features = within(canvas.getByRole("region", { name: "What a good front desk does" }));
    await expect(features.getAllByRole("heading", { level: 3 })).toHaveLength(6);
    await expect(
      features.getByText("Buenas tardes, quiero una cita para el martes."),
    ).toBeVisible();
  },
};

/** `/products/outbound-ai-agents`: one leading feature, and steps with figures. */
export const OutboundAiAgents: Story = {
  parameters: { address: "/products/outbound-ai-agents" },
  render: () => <OutboundAiAgentsPage />,
};
