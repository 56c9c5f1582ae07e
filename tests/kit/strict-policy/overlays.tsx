/** An application for strict-policy.test.ts: components of the top layer, of which only the toast is open. */
import { Button } from "@larkline/ui/button";
import { Combobox } from "@larkline/ui/combobox";
import { Dialog } from "@larkline/ui/dialog";
import { Menu, MenuItem } from "@larkline/ui/menu";
import { NavigationMenu } from "@larkline/ui/navigation-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@larkline/ui/popover";
import { Sheet } from "@larkline/ui/sheet";
import { ThemeSwitch } from "@larkline/ui/theme-switch";
import { ToastRegion } from "@larkline/ui/toast";
import { Tooltip } from "@larkline/ui/tooltip";
import { createRoot } from "react-dom/client";

import "@larkline/ui/styles.css";

const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no root.");
createRoot(root).render(
  <main>
    <NavigationMenu
      entries={[
        { label: "Products", links: [{ label: "AI Receptionist", href: "#receptionist" }] },
      ]}
    />
    <ThemeSwitch value="system" onValueChange={() => {}} />
    <Menu label="What to do with this call" trigger={<Button>This call</Button>}>
      <MenuItem>Listen to the recording</MenuItem>
    </Menu>
    <Popover>
      <PopoverTrigger asChild>
        <Button>Forward calls</Button>
      </PopoverTrigger>
      <PopoverContent title="Forward calls">To the on-call phone.</PopoverContent>
    </Popover>
    <Tooltip text="Rings your office first">
      <Button>Ring</Button>
    </Tooltip>
    <Combobox label="Time zone" options={[{ value: "utc", label: "Universal Time" }]} />
    <Dialog title="Book a call" trigger={<Button>Book</Button>}>
      A person calls you back.
    </Dialog>
    <Sheet title="Voice analytics" trigger={<Button>Analytics</Button>}>
      What was said on your calls, counted.
    </Sheet>
    <ToastRegion
      toasts={[{ id: "booked", message: "Visit booked.", duration: false }]}
      onDismiss={() => {}}
    />
  </main>,
);
