import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { withoutUntilFound } from "../../../testing/without-until-found.ts";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "../../layout/stack/stack.tsx";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const plans = (
  <>
    <TabList label="Products">
      <Tab value="receptionist" tone="blue">
        AI Receptionist
      </Tab>
      <Tab value="custom" tone="green">
        Custom Agents
      </Tab>
      <Tab value="outbound" tone="plum">
        Outbound Campaigns
      </Tab>
    </TabList>
    <TabPanel value="receptionist">
      <Text>Answers every call around the clock. From $99 a month with 50 calls.</Text>
    </TabPanel>
    <TabPanel value="custom">
      <Text>An agent written for your own work, with your tools.</Text>
    </TabPanel>
    <TabPanel value="outbound">
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

/** Uncontrolled. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const receptionist = canvas.getByRole("tab", { name: "AI Receptionist" });
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    const outbound = canvas.getByRole("tab", { name: "Outbound Campaigns" });

    await step("one tab stop, and one visible panel, named by its tab", async () => {
      await expect(canvas.getByRole("tablist", { name: "Products" })).toBeVisible();
      await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toBeVisible();
      await userEvent.tab();
      await expect(receptionist).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(receptionist).toHaveFocus();
    });
    await step("arrow keys move, select and wrap around", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(custom).toHaveFocus();
      await expect(custom).toHaveAttribute("aria-selected", "true");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("custom");
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(receptionist).toHaveFocus();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(outbound).toHaveFocus();
    });
    await step("Home and End select the first and the last tab", async () => {
      await userEvent.keyboard("{Home}");
      await expect(receptionist).toHaveAttribute("aria-selected", "true");
      await userEvent.keyboard("{End}");
      await expect(outbound).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByText(/Calls your leads back/)).toBeVisible();
      await expect(canvas.getByText(/Answers every call/)).not.toBeVisible();
    });
    await step("a click selects a tab", async () => {
      await userEvent.click(receptionist);
      await expect(receptionist).toHaveAttribute("aria-selected", "true");
      receptionist.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"] };

/**
 * In right-to-left text the arrow keys follow the reading direction. There are three tabs, because of two, both
 * keys select the other one.
 */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Tabs defaultValue="answer">
        <TabList label="المنتجات">
          <Tab value="answer">الرد على المكالمات</Tab>
          <Tab value="call">معاودة الاتصال</Tab>
          <Tab value="screen">فرز المكالمات</Tab>
        </TabList>
        <TabPanel value="answer">يرد على كل مكالمة على مدار الساعة.</TabPanel>
        <TabPanel value="call">يعاود الاتصال بعملائك خلال دقائق.</TabPanel>
        <TabPanel value="screen">يحوّل إليك المكالمات المهمة فقط.</TabPanel>
      </Tabs>
    </div>
  ),
  // The browser that takes the pictures (scripts/browser.mjs) has no font with Arabic letters, so a
  // picture would not show the text.
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await press("{Tab}{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "معاودة الاتصال" })).toHaveFocus());
    await press("{ArrowRight}");
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: "الرد على المكالمات" })).toHaveFocus(),
    );
    // The page changes its direction without rendering the tabs again.
    await press("{Tab}");
    canvas.getByRole("tablist").closest<HTMLElement>("[dir=rtl]")!.dir = "ltr";
    await press("{Shift>}{Tab}{/Shift}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "معاودة الاتصال" })).toHaveFocus());
  },
};

/** The browser's page search finds text in a hidden panel and selects its tab. */
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
        // The application refuses this tab.
        if (next !== "outbound") setValue(next);
      }}
    >
      {plans}
    </Tabs>
  );
}

const changeHandler = fn();

/** Controlled by the application, which may refuse a change. */
export const Controlled: Story = {
  render: () => <ControlledTabs onChange={changeHandler} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "AI Receptionist" }));
    await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Outbound Campaigns" }));
    await expect(changeHandler).toHaveBeenLastCalledWith("outbound");
    await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toBeVisible();
  },
};

/** If the application refuses a tab, one press on that tab is reported once, by pointer and by keyboard. */
export const Refused: Story = {
  tags: ["!visual"],
  render: () => <ControlledTabs onChange={changeHandler} />,
  play: async ({ canvas, step }) => {
    for (const [name, pressTab] of [
      ["a click", () => userEvent.click(canvas.getByRole("tab", { name: "Outbound Campaigns" }))],
      ["Enter", () => press("{Enter}")],
      ["Space", () => press(" ")],
    ] as const)
      await step(name, async () => {
        changeHandler.mockClear();
        await pressTab();
        await expect(changeHandler.mock.calls).toEqual([["outbound"]]);
      });
  },
};

/** The keys of the W3C pattern with automatic activation: a tab is selected as soon as it has the focus. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    const receptionist = canvas.getByRole("tab", { name: "AI Receptionist" });
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    const outbound = canvas.getByRole("tab", { name: "Outbound Campaigns" });

    await step("Tab: moves to the selected tab, then to its panel", async () => {
      await press("{Tab}");
      await expect(receptionist).toHaveFocus();
      await press("{Tab}");
      await expect(canvas.getByRole("tabpanel", { name: "AI Receptionist" })).toHaveFocus();
    });
    await step("Shift+Tab: moves back to the selected tab", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(receptionist).toHaveFocus();
    });
    await step("ArrowRight: selects the next tab, or the first after the last", async () => {
      await press("{ArrowRight}");
      await waitFor(() => expect(custom).toHaveFocus());
      await expect(custom).toHaveAttribute("aria-selected", "true");
      await press("{ArrowRight}");
      await waitFor(() => expect(outbound).toHaveFocus());
      await press("{ArrowRight}");
      await waitFor(() => expect(receptionist).toHaveFocus());
    });
    await step("ArrowLeft: selects the previous tab, or the last before the first", async () => {
      await press("{ArrowLeft}");
      await waitFor(() => expect(outbound).toHaveFocus());
      await expect(args.onValueChange).toHaveBeenLastCalledWith("outbound");
    });
    await step("Home: selects the first tab", async () => {
      await press("{Home}");
      await waitFor(() => expect(receptionist).toHaveFocus());
      await expect(receptionist).toHaveAttribute("aria-selected", "true");
    });
    await step("End: selects the last tab", async () => {
      await press("{End}");
      await waitFor(() => expect(outbound).toHaveFocus());
    });
    await step("each change is reported once", async () => {
      await expect(args.onValueChange).toHaveBeenCalledTimes(6);
    });
  },
};

/** With `activationMode="manual"` arrow keys move only the focus; Enter and Space select. */
export const KeyboardManual: Story = {
  tags: ["!visual"],
  args: { activationMode: "manual" },
  play: async ({ canvas, args, step }) => {
    const receptionist = canvas.getByRole("tab", { name: "AI Receptionist" });
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    const outbound = canvas.getByRole("tab", { name: "Outbound Campaigns" });

    await step("ArrowRight: moves the focus and selects nothing", async () => {
      await press("{Tab}{ArrowRight}");
      await waitFor(() => expect(custom).toHaveFocus());
      await expect(custom).toHaveAttribute("aria-selected", "false");
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("Enter: selects the tab with the focus", async () => {
      await press("{Enter}");
      await expect(custom).toHaveAttribute("aria-selected", "true");
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
    await step("Space: selects the tab with the focus", async () => {
      await press("{ArrowRight}");
      await waitFor(() => expect(outbound).toHaveFocus());
      await press(" ");
      await expect(outbound).toHaveAttribute("aria-selected", "true");
    });
    await step("Tab: moves from a tab that is not selected to the panel", async () => {
      await press("{Home}");
      await waitFor(() => expect(receptionist).toHaveFocus());
      await press("{Tab}");
      await expect(canvas.getByRole("tabpanel", { name: "Outbound Campaigns" })).toHaveFocus();
    });
    await step("Shift+Tab: moves back to the selected tab", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(outbound).toHaveFocus();
    });
  },
};

/** With `orientation="vertical"` the tabs are beside their panels, on a phone above them. */
export const Vertical: Story = {
  args: { orientation: "vertical" },
  play: async ({ canvas, step }) => {
    const receptionist = canvas.getByRole("tab", { name: "AI Receptionist" });
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    const outbound = canvas.getByRole("tab", { name: "Outbound Campaigns" });

    await step("assistive technology gets the orientation", async () => {
      await expect(canvas.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
    });
    await step("ArrowDown: selects the next tab, or the first after the last", async () => {
      await press("{Tab}{ArrowDown}");
      await waitFor(() => expect(custom).toHaveFocus());
      await expect(custom).toHaveAttribute("aria-selected", "true");
      await press("{ArrowDown}");
      await waitFor(() => expect(outbound).toHaveFocus());
      await press("{ArrowDown}");
      await waitFor(() => expect(receptionist).toHaveFocus());
    });
    await step("ArrowUp: selects the previous tab, or the last before the first", async () => {
      await press("{ArrowUp}");
      await waitFor(() => expect(outbound).toHaveFocus());
    });
    await step("ArrowRight and ArrowLeft: do not move the focus", async () => {
      await press("{ArrowRight}");
      await expect(outbound).toHaveFocus();
      await press("{ArrowLeft}");
      await expect(outbound).toHaveFocus();
    });
    await step("Home and End: select the first and the last tab", async () => {
      await press("{Home}");
      await waitFor(() => expect(receptionist).toHaveFocus());
      await press("{End}");
      await waitFor(() => expect(outbound).toHaveFocus());
      await press("{Home}");
      await waitFor(() => expect(receptionist).toHaveFocus());
      receptionist.blur();
    });
  },
};

/** If the value matches no tab or a disabled one, the Tab key reaches the first enabled tab. */
export const NoUsableSelection: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <Tabs defaultValue="gone">
        <TabList label="Calls of a line that is gone">
          <Tab value="missed">Missed</Tab>
          <Tab value="answered">Answered</Tab>
        </TabList>
        <TabPanel value="missed">No missed calls today.</TabPanel>
        <TabPanel value="answered">12 answered calls today.</TabPanel>
      </Tabs>
      <Tabs defaultValue="recordings">
        <TabList label="Calls of a line without recordings">
          <Tab value="recordings" disabled>
            Recordings
          </Tab>
          <Tab value="summaries">Summaries</Tab>
        </TabList>
        <TabPanel value="recordings" focusable={false}>
          Recording is off.
        </TabPanel>
        <TabPanel value="summaries">12 summaries today.</TabPanel>
      </Tabs>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step("a value that names no tab", async () => {
      await press("{Tab}");
      await expect(canvas.getByRole("tab", { name: "Missed" })).toHaveFocus();
      await expect(canvas.getByText("No missed calls today.")).toBeVisible();
      await press("{Tab}");
      await expect(canvas.getByRole("tabpanel", { name: "Missed" })).toHaveFocus();
    });
    await step("a selected tab that is disabled", async () => {
      await expect(canvas.getByText("Recording is off.")).toBeVisible();
      await press("{Tab}");
      await expect(canvas.getByRole("tab", { name: "Summaries" })).toHaveFocus();
    });
  },
};

/**
 * A click without a press, from a script or assistive technology, also selects a tab. The story runs in
 * React's strict mode.
 */
export const Strict: Story = {
  tags: ["!visual"],
  render: (args) => (
    <StrictMode>
      <Tabs {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    // A press of the right button selects nothing, and does not prevent the click after it.
    await fireEvent.mouseDown(custom, { button: 2 });
    await expect(custom).toHaveAttribute("aria-selected", "false");
    // A click with Ctrl selects nothing: on macOS it opens the context menu.
    await fireEvent.mouseDown(custom, { ctrlKey: true });
    await fireEvent.click(custom, { ctrlKey: true });
    await expect(custom).toHaveAttribute("aria-selected", "false");
    // A prevented press of Enter selects nothing, and does not prevent the click after it.
    custom.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    await fireEvent.keyDown(custom, { key: "Enter" });
    await expect(custom).toHaveAttribute("aria-selected", "false");
    custom.click();
    await waitFor(() => expect(custom).toHaveAttribute("aria-selected", "true"));
    await userEvent.click(canvas.getByRole("tab", { name: "Outbound Campaigns" }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** If a press began before hydration, the tab receives only its `click` event, which selects the tab. */
export const PressedWhileWaking: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args }) => {
    const custom = canvas.getByRole("tab", { name: "Custom Agents" });
    await fireEvent.click(custom, { detail: 1 });
    await expect(custom).toHaveAttribute("aria-selected", "true");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** The tabs of opened reports. The Delete key closes the report "Calls". */
function ClosableTabs({ disables }: { disables: boolean }) {
  const [closed, setClosed] = useState(false);
  const [value, setValue] = useState("calls");
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList
        label="Reports"
        onKeyDown={(event) => {
          if (event.key !== "Delete") return;
          setClosed(true);
          setValue("costs");
        }}
      >
        <Tab value="costs">Costs</Tab>
        {(!closed || disables) && (
          <Tab value="calls" disabled={closed}>
            Calls
          </Tab>
        )}
      </TabList>
      <TabPanel value="costs">$99 this month.</TabPanel>
      <TabPanel value="calls">50 calls this month.</TabPanel>
    </Tabs>
  );
}

/** If the focused tab is removed or disabled, the Tab key still reaches the selected tab. */
export const FocusedTabGone: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <ClosableTabs disables={false} />
      <ClosableTabs disables />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [index, list] of canvas.getAllByRole("tablist").entries()) {
      within(list).getByRole("tab", { name: "Calls" }).focus();
      await press("{Delete}");
      const costs = within(list).getByRole("tab", { name: "Costs" });
      await waitFor(() => expect(costs).toHaveAttribute("tabindex", "0"), {
        onTimeout: (error) => new Error(`Tab list ${index}: ${error.message}`),
      });
    }
  },
};

/** Values may contain spaces and other characters: each panel is named by its tab. */
export const AnyValue: Story = {
  tags: ["!visual"],
  args: {
    defaultValue: "Law firms",
    children: (
      <>
        <TabList label="Industries">
          <Tab value="Law firms">Law firms</Tab>
          <Tab value="Büros, 50 %">Offices</Tab>
        </TabList>
        <TabPanel value="Law firms">Intake on the first call.</TabPanel>
        <TabPanel value="Büros, 50 %">Visitors are announced.</TabPanel>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("tabpanel", { name: "Law firms" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Offices" }));
    await expect(canvas.getByRole("tabpanel", { name: "Offices" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Büros, 50 %");
  },
};

/** If a form is not submitted because of a field in a hidden panel, that panel's tab is selected. */
export const InvalidInPanel: Story = {
  tags: ["!visual"],
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <Tabs {...args} defaultValue="office">
        <TabList label="Addresses">
          <Tab value="office">Office</Tab>
          <Tab value="billing">Billing</Tab>
          <Tab value="delivery">Delivery</Tab>
        </TabList>
        <TabPanel value="office">
          <TextField label="Office address" defaultValue="12 Harbor Road" required />
        </TabPanel>
        <TabPanel value="billing">
          <TextField label="Billing address" required />
        </TabPanel>
        <TabPanel value="delivery">
          <TextField label="Delivery address" required />
        </TabPanel>
      </Tabs>
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole("button", { name: "Save" }).focus();
    await press("{Enter}");
    const billing = canvas.getByLabelText("Billing address");
    await waitFor(() => expect(billing).toHaveFocus());
    await expect(canvas.getByRole("tabpanel", { name: "Billing" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    billing.blur();
  },
};

/** Hidden panels do not reduce the width of the open panel. */
export const Wide: Story = {
  tags: ["!visual"],
  args: {
    defaultValue: "monthly",
    children: (
      <>
        <TabList label="Billing">
          <Tab value="monthly">Monthly</Tab>
          <Tab value="annual">Annual</Tab>
        </TabList>
        {["monthly", "annual"].map((value) => (
          <TabPanel key={value} value={value}>
            <Stack>
              <Text>Every call is answered, day and night.</Text>
            </Stack>
          </TabPanel>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Annual" }));
    const panel = canvas.getByRole("tabpanel", { name: "Annual" });
    await expect(panel.firstElementChild?.clientWidth).toBe(panel.clientWidth);
  },
};

/** A browser without support for `until-found` treats it as `hidden`: the panel takes no space. */
export const WithoutUntilFound: Story = {
  tags: ["!visual"],
  beforeEach: withoutUntilFound,
  play: async ({ canvas, canvasElement }) => {
    const closed = canvasElement.querySelectorAll<HTMLElement>(
      "[data-slot=tab-panel][data-state=closed]",
    );
    await expect(closed).toHaveLength(2);
    for (const panel of closed) {
      await expect(getComputedStyle(panel).display).toBe("none");
    }
    await userEvent.click(canvas.getByRole("tab", { name: "Custom Agents" }));
    await expect(canvas.getByRole("tabpanel", { name: "Custom Agents" })).toBeVisible();
  },
};

/** Each tone selected, one disabled, on the page and on the board. */
export const Matrix: Story = {
  render: () => {
    const tones = ["default", "blue", "green", "plum"] as const;
    const rows = tones.map((tone) => (
      <Tabs key={tone} defaultValue="on">
        <TabList label={`Hue ${tone}`}>
          <Tab value="on" tone={tone}>
            Selected
          </Tab>
          <Tab value="off" tone={tone}>
            Not selected
          </Tab>
          <Tab value="none" tone={tone} disabled>
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

/** Many long tabs wrap to a second row; on a phone the single row scrolls to the selected tab. */
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
          <TabPanel key={value} value={value}>
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
