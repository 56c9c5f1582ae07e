import { industries } from "@larkline/content/industries";
import { industriesOverview } from "@larkline/content/industries-overview";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import AutomotivePage from "../../apps/site/src/pages/industries/automotive.page.tsx";
import EcommercePage from "../../apps/site/src/pages/industries/e-commerce.page.tsx";
import FinancialServicesPage from "../../apps/site/src/pages/industries/financial-services.page.tsx";
import HealthcarePage from "../../apps/site/src/pages/industries/healthcare.page.tsx";
import HomeServicesPage from "../../apps/site/src/pages/industries/home-services.page.tsx";
import IndustriesPage, {
  keptSections,
} from "../../apps/site/src/pages/industries/industries.page.tsx";
import LawFirmsPage from "../../apps/site/src/pages/industries/law-firms.page.tsx";
import MortgagePage from "../../apps/site/src/pages/industries/mortgage.page.tsx";
import RealEstatePage from "../../apps/site/src/pages/industries/real-estate.page.tsx";
import SaasPage from "../../apps/site/src/pages/industries/saas.page.tsx";
import { AtAddress } from "../../apps/site/src/pages/shared/at-address.tsx";
import { loadWholePages } from "./whole-pages.ts";

await loadWholePages(keptSections);

const meta = {
  title: "Pages/Industries",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters: { address = "/industries" } }) => (
      <AtAddress address={String(address)}>
        <Story />
      </AtAddress>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/industries`: all industries, each with a sentence that a caller could say. */
export const Overview: Story = {
  render: () => <IndustriesPage />,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole("region", { name: industriesOverview.grid.title }));
    await expect(grid.getAllByRole("article")).toHaveLength(industries.length);
    await expect(grid.getByRole("link", { name: /Learn More about Mortgage/ })).toBeVisible();
  },
};

/** An industry's page with the sections that every industry has, and a quotation beside the results. */
export const LawFirms: Story = {
  parameters: { address: "/industries/law-firms" },
  render: () => <LawFirmsPage />,
};

/** An industry's page with a section on regulations. */
export const Mortgage: Story = {
  parameters: { address: "/industries/mortgage" },
  render: () => <MortgagePage />,
  play: async ({ canvas }) => {
    for (const name of ["TRID", "RESPA", "Fair lending"]) {
      await expect(canvas.getByRole("heading", { name: new RegExp(`^${name}`) })).toBeVisible();
    }
  },
};

/** An industry's page with illustrated features, a chart, and integrations with dealer systems. */
export const Automotive: Story = {
  parameters: { address: "/industries/automotive" },
  render: () => <AutomotivePage />,
};

/**
 * This page and the following ones differ from the law firms' page only by texts, drawing, waveform and
 * quotation.
 */
export const HomeServices: Story = {
  parameters: { address: "/industries/home-services" },
  render: () => <HomeServicesPage />,
};

export const Healthcare: Story = {
  parameters: { address: "/industries/healthcare" },
  render: () => <HealthcarePage />,
};

export const RealEstate: Story = {
  parameters: { address: "/industries/real-estate" },
  render: () => <RealEstatePage />,
};

export const Saas: Story = {
  parameters: { address: "/industries/saas" },
  render: () => <SaasPage />,
};

export const FinancialServices: Story = {
  parameters: { address: "/industries/financial-services" },
  render: () => <FinancialServicesPage />,
};

export const Ecommerce: Story = {
  parameters: { address: "/industries/e-commerce" },
  render: () => <EcommercePage />,
};
