import { Heading } from "@larkline/ui/heading";
import { ArrowRightIcon } from "@larkline/ui/icon";
import { useId } from "react";

import type { Draft } from "../../scripts/new/draft/draft.ts";
import type { FieldPlace } from "../../scripts/new/draft/problem.ts";
import { kindName } from "./names.ts";
import { WithCode } from "./with-code.tsx";

interface FieldListProps<Place extends FieldPlace> {
  draft: Draft;
  fields: readonly Place[];
  /** Text below a field's label: its problem, or its sample text. */
  textOf: (field: Place) => string;
  tone: "danger" | "muted";
  /** Called when a field's button is clicked, to show the field in the form. */
  onOpenField: (field: FieldPlace) => void;
}

/** Name of a part of the draft: "2. Features", or "The page". */
function nameOf({ sections }: Draft, part: string): string {
  const index = sections.findIndex(({ id }) => id === part);
  const section = sections[index];
  return section ? `${index + 1}. ${kindName(section)}` : "The page";
}

/**
 * Fields, grouped by section or "The page". The groups are in the order in which `fields` first mentions
 * them. Each field is a button that opens the field in the form.
 */
export function FieldList<Place extends FieldPlace>(props: FieldListProps<Place>) {
  const { draft, fields } = props;
  const parts = Array.from(new Set(fields.map(({ part }) => part)));
  return (
    <div className="flex flex-col gap-5">
      {parts.map((part) => (
        <FieldsOfPart
          key={part}
          {...props}
          name={nameOf(draft, part)}
          fields={fields.filter((field) => field.part === part)}
        />
      ))}
    </div>
  );
}

function FieldsOfPart<Place extends FieldPlace>({
  name,
  fields,
  textOf,
  tone,
  onOpenField,
}: FieldListProps<Place> & { name: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size={4} id={id}>
        {name}
      </Heading>
      <ul className="-ms-3 mt-1 flex flex-col">
        {fields.map((field) => (
          <li key={field.field}>
            <button
              type="button"
              onClick={() => onOpenField(field)}
              className="flex w-full cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-2 text-start hover:bg-sunk"
            >
              <span className="min-w-0">
                <span className="sr-only">{`${name}: `}</span>
                <span className="block text-small font-semibold">{field.label}</span>
                <span
                  className={`block text-small wrap-anywhere ${tone === "danger" ? "text-danger" : "text-ink-muted"}`}
                >
                  <WithCode>{textOf(field)}</WithCode>
                </span>
              </span>
              <ArrowRightIcon className="shrink-0 text-ink-muted rtl:rotate-180" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
