import { filmFiles } from "@larkline/content/calls/manifest";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import AppointmentSchedulingPage, {
  keptSections as appointmentSchedulingSections,
} from "../../apps/site/src/pages/solutions/appointment-scheduling.page.tsx";
import CallScreeningPage, {
  keptSections as callScreeningSections,
} from "../../apps/site/src/pages/solutions/call-screening.page.tsx";
import CrmIntegrationPage, {
  keptSections as crmIntegrationSections,
} from "../../apps/site/src/pages/solutions/crm-integration.page.tsx";
import LeadGenerationPage, {
  keptSections as leadGenerationSections,
} from "../../apps/site/src/pages/solutions/lead-generation.page.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(
  appointmentSchedulingSections,
  callScreeningSections,
  crmIntegrationSections,
  leadGenerationSections,
);

const meta = {
  title: "Pages/Solutions",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/solutions/lead-generation" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/solutions/lead-generation`: a film in the hero, and a recorded call. */
export const LeadGeneration: Story = {
  parameters: { address: "/solutions/lead-generation" },
  render: () => <LeadGenerationPage />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    // A copy of this repository under another brand has no films until `npm run media` makes them.
    if (!filmFiles["lead-generation"]) return;
    await expect(canvas.getByRole("figure", { name: /^A call back to Erin Cole/ })).toBeVisible();
    // Waits until the poster is loaded, so that it is in the picture.
    const poster = new Image();
    poster.src = canvasElement.querySelector("video")?.poster ?? "";
    await poster.decode();
  },
};

/** `/solutions/appointment-scheduling`: benefits beside their drawing, and three calendars. */
export const AppointmentScheduling: Story = {
  parameters: { address: "/solutions/appointment-scheduling" },
  render: () => <AppointmentSchedulingPage />,
};

/** `/solutions/call-screening`: the screening questions of three industries. */
export const CallScreening: Story = {
  parameters: { address: "/solutions/call-screening" },
  render: () => <CallScreeningPage />,
  play: async ({ canvas }) => {
    const trades = within(
      canvas.getByRole("region", { name: "The right questions for your trade" }),
    );
    await expect(trades.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Law Firms",
      "Real Estate",
      "Mortgage",
    ]);
    await expect(trades.getByText("Is it a purchase or a refinance?")).toBeVisible();
  },
};

/** `/solutions/crm-integration`: a diagram on the board shows how a call gets into the CRM. */
export const CrmIntegration: Story = {
  parameters: { address: "/solutions/crm-integration" },
  render: () => <CrmIntegrationPage />,
};
