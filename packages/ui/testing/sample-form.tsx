import type { ReactNode } from "react";
import { fn } from "storybook/test";

import { Button } from "../src/components/button/button.tsx";

/** Told what a `SampleForm` would send, by the fields' names. A story clears it in its `beforeEach`. */
export const sent = fn();

interface SampleFormProps {
  /** Its name. */
  label: string;
  /** The words of the button that sends it. */
  submit: string;
  /** The field that the story is about. */
  children: ReactNode;
}

/** A form around one field, with what sends it and what resets it. */
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
