import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { Text } from "../../foundations/text/text.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const plans = (
  <>
    <TabList label="Products">
      <Tab value="receptionist" hue="blue">
        AI Receptionist
      </Tab>
      <Tab value="custom" hue="green">
        Custom Agents
      </Tab>
      <Tab value="outbound" hue="plum">
        Outbound Campaigns
      </Tab>
    </TabList>
    <TabPanel value="receptionist" className="pt-6">
      <Text>Answers every call around the clock. From $99 a month with 50 calls.</Text>
    </TabPanel>
    <TabPanel value="custom" className="pt-6">
      <Text>An agent written for your own work, with your tools.</Text>
    </TabPanel>
    <TabPanel value="outbound" className="pt-6">
      <Text>Calls your leads back within minutes and books the meeting.</Text>
    </TabPanel>
  </>
);

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: "receptionist", children: plans, onValueChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** They hold their own state. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const receptionist = canvas.getByRole("tab", { name: "AI Receptionist" });
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    const outbound = canvas.getByRole("tab", { name: "Outbound Campaigns" });

    await step("one tab stop, one panel, named by its tab", async () => {
      await expect(canvas.getByRole("tablist", { name: "Products" })).toBeVisible();
      await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toBeVisible();
      await userEvent.tab();
      await expect(receptionist).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(receptionist).toHaveFocus();
    });
    await step("arrows move, select and go around", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(custom).toHaveFocus();
      await expect(custom).toHaveAttribute("aria-selected", "true");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("custom");
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(receptionist).toHaveFocus();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(outbound).toHaveFocus();
    });
    await step("Home and End", async () => {
      await userEvent.keyboard("{Home}");
      await expect(receptionist).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{End}");
      await expect(outbound).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByText(/Calls your leads back/)).toBeVisible();
      await expect(canvas.getByText(/Answers every call/)).not.toBeVisible();
    });
    await step("a pointer selects", async () => {
      await userEvent.click(receptionist);
      await expect(receptionist).toHaveAttribute("aria-selected", "true");
      receptionist.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** In right-to-left text the arrows turn with the reading direction. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Tabs defaultValue="answer">
        <TabList label="المنتجات">
          <Tab value="answer">الرد على المكالمات</Tab>
          <Tab value="call">معاودة الاتصال</Tab>
        </TabList>
        <TabPanel value="answer" className="pt-6">
          يرد على كل مكالمة على مدار الساعة.
        </TabPanel>
        <TabPanel value="call" className="pt-6">
          يعاود الاتصال بعملائك خلال دقائق.
        </TabPanel>
      </Tabs>
    </div>
  ),
  // Arabic letters are not in the kit's fonts; the machine's would differ from picture to picture.
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "معاودة الاتصال" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "الرد على المكالمات" })).toHaveFocus();
  },
};

/** What another panel holds is found by the browser's search, which selects its tab. */
export const Findable: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const panel = canvas.getByText(/Calls your leads back/).closest("[data-slot=tab-panel]");
    await expect(panel).toHaveAttribute("hidden", "until-found");
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "Outbound Campaigns" })).toHaveAttribute(
        "aria-selected",
        "true",
      ),
    );
  },
};

function ControlledTabs({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("custom");
  return (
    <Tabs
      value={value}
      onValueChange={(next) => {
        onChange(next);
        // This application keeps campaigns for another day.
        if (next !== "outbound") setValue(next);
      }}
    >
      {plans}
    </Tabs>
  );
}

const changed = fn();

/** The application holds the state, and may refuse. */
export const Controlled: Story = {
  render: () => <ControlledTabs onChange={changed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "AI Receptionist" }));
    await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Outbound Campaigns" }));
    await expect(changed).toHaveBeenLastCalledWith("outbound");
    await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toBeVisible();
  },
};

/** Each hue selected, one disabled, on the page and on the board. */
export const Matrix: Story = {
  render: () => {
    const hues = ["cord", "blue", "green", "plum"] as const;
    const rows = hues.map((hue) => (
      <Tabs key={hue} defaultValue="on">
        <TabList label={`Hue ${hue}`}>
          <Tab value="on" hue={hue}>
            Selected
          </Tab>
          <Tab value="off" hue={hue}>
            Not selected
          </Tab>
          <Tab value="none" hue={hue} disabled>
            Disabled
          </Tab>
        </TabList>
        <TabPanel value="on" />
        <TabPanel value="off" />
        <TabPanel value="none" />
      </Tabs>
    ));
    return (
      <div className="grid grid-cols-1 gap-6">
        {rows}
        <div
          data-ground="board"
          className="grid grid-cols-1 gap-6 rounded-panel bg-page p-6 text-ink"
        >
          {rows}
        </div>
      </div>
    );
  },
};

/** Many and long: the tabs go to a second row; on a phone the one row scrolls to the selected tab. */
export const Stress: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist", { name: "Industries" });
    const row = list.getBoundingClientRect();
    const inView = (name: RegExp) => {
      const { left, right } = canvas.getByRole("tab", { name }).getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1;
    };
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(inView(/^Rechts/)).toBe(true));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(inView(/^Home Services/)).toBe(true));
    await expect(window.scrollY).toBe(0);
    canvas.getByRole("tab", { name: /^Home Services/ }).blur();
  },
  args: {
    defaultValue: "home",
    children: (
      <>
        <TabList label="Industries">
          <Tab value="home">Home Services and Emergency Repairs</Tab>
          <Tab value="law">Law Firms</Tab>
          <Tab value="health">Healthcare</Tab>
          <Tab value="estate">Real Estate</Tab>
          <Tab value="software">Software &amp; SaaS</Tab>
          <Tab value="long">Rechtsschutzversicherungsgesellschaften</Tab>
        </TabList>
        {["home", "law", "health", "estate", "software", "long"].map((value) => (
          <TabPanel key={value} value={value} className="pt-6">
            <Text>
              “There’s water coming through my kitchen ceiling.” The agent books a plumber for
              Thursday at 7:30 and writes the address to the CRM.
            </Text>
          </TabPanel>
        ))}
      </>
    ),
  },
};
