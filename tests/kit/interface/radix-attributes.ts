/**
 * Data attributes that Radix sets on the kit's elements, by package, for the kit's public interface. Source:
 * "Data attributes" in each package's documentation; for `react-popper`, which has none, its code.
 */
const open = { "data-state": ["open", "closed"] };
const placed = {
  "data-side": ["top", "right", "bottom", "left"],
  "data-align": ["start", "center", "end"],
};
const orientation = { "data-orientation": ["horizontal", "vertical"] };
const disabled = { "data-disabled": [""] };

export const radixAttributes: Readonly<Record<string, Record<string, readonly string[]>>> = {
  "@radix-ui/react-accordion": { ...open, ...orientation, ...disabled },
  "@radix-ui/react-collapsible": { ...open, ...disabled },
  "@radix-ui/react-dialog": open,
  "@radix-ui/react-dropdown-menu": {
    ...placed,
    ...orientation,
    ...disabled,
    "data-state": ["open", "closed", "checked", "unchecked"],
    "data-highlighted": [""],
  },
  "@radix-ui/react-popover": { ...open, ...placed },
  "@radix-ui/react-popper": placed,
  "@radix-ui/react-tabs": {
    ...orientation,
    ...disabled,
    "data-state": ["active", "inactive"],
  },
  "@radix-ui/react-tooltip": {
    ...placed,
    "data-state": ["closed", "delayed-open", "instant-open"],
  },
};
