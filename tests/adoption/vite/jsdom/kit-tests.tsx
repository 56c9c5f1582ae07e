/** Another team's tests, in jsdom, of components that call functions that jsdom lacks. */
import { Button } from "@larkline/ui/button";
import { ChatScreen } from "@larkline/ui/chat-screen";
import { Combobox } from "@larkline/ui/combobox";
import { Dialog } from "@larkline/ui/dialog";
import { Menu, MenuItem } from "@larkline/ui/menu";
import { Sheet } from "@larkline/ui/sheet";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import { ToastRegion, useToasts } from "@larkline/ui/toast";
import { Tooltip } from "@larkline/ui/tooltip";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const user = userEvent.setup();
const error = vi.spyOn(console, "error");

beforeEach(() => {
  error.mockClear();
});
afterEach(() => {
  cleanup();
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ["Dialog", Dialog],
  ["Sheet", Sheet],
])("a %s opens and closes", async (_name, Component) => {
  render(
    <Component title="Hours" trigger={<Button>Open</Button>}>
      <input aria-label="From" />
    </Component>,
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog", { name: "Hours" });
  await user.tab();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("an option of a Combobox is chosen by the keyboard", async () => {
  const onValueChange = vi.fn();
  const options = [{ value: "at", label: "Austria" }];
  render(<Combobox label="Country" options={options} onValueChange={onValueChange} />);
  await user.type(screen.getByRole("combobox"), "Au{ArrowDown}{Enter}");
  expect(onValueChange).toHaveBeenCalledWith("at");
});

it("an item of a Menu is chosen", async () => {
  const onSelect = vi.fn();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={onSelect}>Rename</MenuItem>
    </Menu>,
  );
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
  expect(onSelect).toHaveBeenCalled();
});

it("Tabs show the panel of a pressed tab", async () => {
  render(
    <Tabs defaultValue="calls">
      <TabList label="Reports">
        <Tab value="calls">Calls</Tab>
        <Tab value="costs">Costs</Tab>
      </TabList>
      <TabPanel value="calls">12 calls</TabPanel>
      <TabPanel value="costs">3 dollars</TabPanel>
    </Tabs>,
  );
  await user.click(screen.getByRole("tab", { name: "Costs" }));
  expect(screen.getByRole("tabpanel").textContent).toBe("3 dollars");
});

it("a Tooltip appears", async () => {
  render(
    <Tooltip text="Saves and closes">
      <Button>Save</Button>
    </Tooltip>,
  );
  await user.hover(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("tooltip");
});

function Saving() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <Button onClick={() => show("The hours are saved.")}>Save</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

it("a toast appears", async () => {
  render(<Saving />);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("The hours are saved.");
});

it("a message of the ChatScreen is sent", async () => {
  const onSend = vi.fn();
  render(
    <ChatScreen
      open
      name="Acme"
      messages={[]}
      streaming={false}
      connection={{ phase: "connected" }}
      intro={false}
      onOpenChange={() => {}}
      onSend={onSend}
      onStop={() => {}}
    />,
  );
  await user.type(await screen.findByRole("textbox"), "What does it cost?{Enter}");
  expect(onSend).toHaveBeenCalledWith("What does it cost?");
});
