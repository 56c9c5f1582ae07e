import { TextField } from "@larkline/ui/text-field";
import type { ReactNode } from "react";

interface ColorFieldProps {
  label: string;
  hint: string;
  /** What was typed or picked: no color until it is complete. */
  value: string;
  /** The color that holds, `#rrggbb`: what the picker opens with. */
  holds: string;
  placeholder?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

/** A color, typed or picked. */
export function ColorField({ label, value, holds, onChange, ...field }: ColorFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      size="lg"
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      startAdornment={
        <input
          type="color"
          aria-label={`${label}, from a palette`}
          value={holds}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="-ms-1.5 size-9 cursor-pointer rounded-plate border border-edge bg-transparent p-0.5"
        />
      }
    />
  );
}
