import type { Theme } from "@larkline/tokens";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Select } from "@larkline/ui/select";

import { type Device, devices } from "./canvas.tsx";

const widths = { ...devices, all: { name: "All three" } } as const;
/** The choice of the preview's width: one device, or all devices at once. */
export type Width = Device | "all";
const isWidth = (value: string): value is Width => Object.hasOwn(widths, value);

const themes: Readonly<Record<Theme, string>> = {
  light: "Light theme",
  dark: "Dark theme",
  "light-contrast": "Light, more contrast",
  "dark-contrast": "Dark, more contrast",
};
const isTheme = (value: string | null): value is Theme =>
  value !== null && Object.hasOwn(themes, value);

interface PreviewBarProps {
  width: Width;
  onWidth: (width: Width) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
}

/** Settings of the preview: in a row if there is enough width, otherwise below each other. */
export function PreviewBar({ width, onWidth, theme, onTheme }: PreviewBarProps) {
  return (
    <fieldset aria-label="Preview" className="@container min-w-0">
      <div className="flex flex-col gap-3 @min-[38rem]:flex-row @min-[38rem]:items-center @min-[38rem]:justify-between">
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
          className="@min-[38rem]:w-52 @min-[38rem]:min-w-36"
          options={Object.entries(themes).map(([value, label]) => ({ value, label }))}
          value={theme}
          onValueChange={(value) => {
            if (isTheme(value)) onTheme(value);
          }}
        />
      </div>
    </fieldset>
  );
}
