import type { Theme } from "@larkline/tokens";
import { Button } from "@larkline/ui/button";
import { ChevronDownIcon } from "@larkline/ui/icon";
import { Menu, MenuItem } from "@larkline/ui/menu";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Select } from "@larkline/ui/select";

import { type Device, devices } from "./canvas.tsx";

const widths = { ...devices, all: { name: "All three", width: 0 } } as const;
export type Width = Device | "all";
const isWidth = (value: string): value is Width => Object.hasOwn(widths, value);

const themes: Readonly<Record<Theme, string>> = {
  light: "Light",
  dark: "Dark",
  "light-contrast": "Light, more contrast",
  "dark-contrast": "Dark, more contrast",
};
const isTheme = (value: string | null): value is Theme =>
  value !== null && Object.hasOwn(themes, value);

export interface ToolbarProps {
  width: Width;
  onWidth: (width: Width) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: () => void;
  onReset: () => void;
  onExport: () => void;
}

/** How the page is looked at, and what is done with the whole of it. */
export function Toolbar(props: ToolbarProps) {
  const { width, onWidth, theme, onTheme, canUndo, canRedo } = props;
  return (
    <fieldset
      aria-label="View and draft"
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3"
    >
      <SegmentedControl
        label="Width"
        value={width}
        onValueChange={(value) => {
          if (isWidth(value)) onWidth(value);
        }}
      >
        {Object.entries(widths).map(([value, { name }]) => (
          <Segment key={value} value={value}>
            {name}
          </Segment>
        ))}
      </SegmentedControl>
      <Select
        label="Theme of the page"
        hideLabel
        className="max-w-56"
        options={Object.entries(themes).map(([value, label]) => ({ value, label }))}
        value={theme}
        onValueChange={(value) => {
          if (isTheme(value)) onTheme(value);
        }}
      />
      <div className="flex flex-wrap items-center gap-1 lg:ms-auto">
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={!canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={props.onUndo}
        >
          Undo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={props.onRedo}
        >
          Redo
        </Button>
        <Menu
          label="Draft"
          trigger={
            <Button size="sm" variant="ghost" trailingIcon={<ChevronDownIcon />}>
              Draft
            </Button>
          }
        >
          <MenuItem onSelect={props.onOpen}>Open a draft</MenuItem>
          <MenuItem tone="danger" onSelect={props.onReset}>
            Start anew
          </MenuItem>
        </Menu>
        <Button size="sm" onClick={props.onExport}>
          Export
        </Button>
      </div>
    </fieldset>
  );
}
