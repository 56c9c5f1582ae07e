import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import AutomotivePage from "../../apps/site/src/pages/industries/automotive.tsx";
import EcommercePage from "../../apps/site/src/pages/industries/e-commerce.tsx";
import FinancialServicesPage from "../../apps/site/src/pages/industries/financial-services.tsx";
import HealthcarePage from "../../apps/site/src/pages/industries/healthcare.tsx";
import HomeServicesPage from "../../apps/site/src/pages/industries/home-services.tsx";
import IndustriesPage from "../../apps/site/src/pages/industries/industries.tsx";
import LawFirmsPage from "../../apps/site/src/pages/industries/law-firms.tsx";
import MortgagePage from "../../apps/site/src/pages/industries/mortgage.tsx";
import RealEstatePage from "../../apps/site/src/pages/industries/real-estate.tsx";
import SaasPage from "../../apps/site/src/pages/industries/saas.tsx";

const meta = {
  title: "Pages/Industries",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** `/industries`: nine trades, each in its callers' words. */
export const Overview: Story = {
  render: () => <IndustriesPage />,
  play: async ({ canvas }) => {
    const grid = within(canvas.getByRole("region", { name: /^Nine trades/ }));
    await expect(grid.getAllByRole("article")).toHaveLength(9);
    await expect(grid.getByRole("link", { name: /Learn More about Mortgage/ })).toBeVisible();
  },
};

/** The template with what every trade has, and a customer's words beside the figures. */
export const LawFirms: Story = { render: () => <LawFirmsPage /> };

/** The template and the rules of lending. */
export const Mortgage: Story = {
  render: () => <MortgagePage />,
  play: async ({ canvas }) => {
    for (const name of ["TRID", "RESPA", "Fair lending"]) {
      await expect(canvas.getByRole("heading", { name: new RegExp(`^${name}`) })).toBeVisible();
    }
  },
};

/** Drawn features, a chart, dealer systems. */
export const Automotive: Story = { render: () => <AutomotivePage /> };

/** Pages that differ from the law firms' by their words and drawing alone. */
export const HomeServices: Story = { render: () => <HomeServicesPage /> };

export const Healthcare: Story = { render: () => <HealthcarePage /> };

export const RealEstate: Story = { render: () => <RealEstatePage /> };

export const Saas: Story = { render: () => <SaasPage /> };

export const FinancialServices: Story = { render: () => <FinancialServicesPage /> };

export const Ecommerce: Story = { render: () => <EcommercePage /> };
