import type { ReactNode } from "react";
import { fn } from "storybook/test";

import { Button } from "../src/components/button/button.tsx";

/**
 * Mock function that a `SampleForm` calls on submit, with the values by field name. A story clears it in
 * its `beforeEach`.
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

/** A form for the stories of fields: one field, a submit button and a reset button. */
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
