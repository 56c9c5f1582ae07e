import { TextField } from "@larkline/ui/text-field";
import { useState } from "react";
import type { ReactNode, Ref } from "react";

interface ColorFieldProps {
  label: string;
  hint: string;
  /** The typed or picked text, which may not be a valid color yet. */
  value: string;
  /** The color that the color picker shows, `#rrggbb`: that of the last valid brand, as `value` may be invalid. */
  lastValid: string;
  placeholder?: string;
  error?: ReactNode;
  /**
   * Whether the cause of the error may be that the color is not completely typed yet. If so, the error is
   * hidden during typing, until the field loses the focus.
   * @default false
   */
  unfinished?: boolean;
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** A text field for a color, with a color picker. */
export function ColorField({
  label,
  value,
  lastValid,
  error,
  unfinished = false,
  onChange,
  ...field
}: ColorFieldProps) {
  const [typing, setTyping] = useState(false);
  return (
    <TextField
      {...field}
      label={label}
      error={typing && unfinished ? undefined : error}
      size="lg"
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setTyping(true);
        onChange(currentTarget.value);
      }}
      onBlur={() => setTyping(false)}
      startAdornment={
        <input
          type="color"
          aria-label={`${label}, from a palette`}
          value={lastValid}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="-ms-1.5 size-9 cursor-pointer rounded-plate border border-edge bg-transparent p-0.5 outline-offset-1 focus-visible:outline-2 focus-visible:outline-focus"
        />
      }
    />
  );
}
