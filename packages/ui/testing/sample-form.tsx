import type { ReactNode } from "react";
import { fn } from "storybook/test";

import { Button } from "../src/components/button/button.tsx";

/**
 * Called with what a `SampleForm` would submit, by field name. A story clears it in its
 * `beforeEach`.
 */
export const sent = fn();

interface SampleFormProps {
  /** Accessible name of the form. */
  label: string;
  /** Label of the submit button. */
  submit: string;
  /** The field under test. */
  children: ReactNode;
}

/** A form around one field, with a submit and a reset button. */
export function SampleForm({ label, submit, children }: SampleFormProps) {
  return (
    <form
      aria-label={label}
      className="grid max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      {children}
      <div className="flex gap-3">
        <Button type="submit">{submit}</Button>
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </div>
    </form>
  );
}
