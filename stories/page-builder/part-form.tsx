import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { Text } from "@larkline/ui/text";
import type { Ref } from "react";

import type { Draft, Value } from "../../scripts/new/draft/draft.ts";
import type { Field, Option } from "../../scripts/new/draft/fields.ts";
import { kindOf } from "../../scripts/new/draft/kinds.ts";
import { pageFields } from "../../scripts/new/draft/page-fields.ts";
import { type Problem, pagePart } from "../../scripts/new/draft/problem.ts";
import { visibleFields } from "../../scripts/new/draft/problems.ts";
import { isInGroup } from "../../scripts/new/page-place.ts";
import { valuesOf } from "./draft-changes.ts";
import { FieldInput } from "./field-input.tsx";
import { titleOf } from "./names.ts";

interface PartFormProps {
  draft: Draft;
  /** A section's id, or the page itself. */
  part: string;
  problems: readonly Problem[];
  heading: Ref<HTMLHeadingElement>;
  onChange: (name: string, value: Value) => void;
  onBack: () => void;
  say: (text: string) => void;
}

/** What is asked about a part of the draft. */
function fieldsOf(draft: Draft, part: string) {
  const values = valuesOf(draft, part);
  if (part === pagePart) {
    const path = values["path"];
    const inGroup = typeof path === "string" && isInGroup(path);
    return {
      name: "The page",
      about: "Where it lies, and what search engines and the header call it.",
      words: pageFields.filter(({ name }) => !(name === "group" && inGroup)),
      look: [],
    };
  }
  const { name, about, words, look } = kindOf(
    draft.sections.find(({ id }) => id === part)?.kind ?? "hero",
  );
  return { name, about, words: visibleFields(words, values), look };
}

/** The form of one section, or of the page itself. */
export function PartForm({ draft, part, problems, heading, onChange, onBack, say }: PartFormProps) {
  const { name, about, words, look } = fieldsOf(draft, part);
  const anchors: readonly Option[] = draft.sections
    .map((section, index) => ({ section, index }))
    .filter(({ section }) => section.id !== part && kindOf(section.kind).anchor)
    .map(({ section, index }) => ({
      value: section.id,
      label: `${index + 1}. ${titleOf(section)}`,
    }));
  const shared = {
    values: valuesOf(draft, part),
    anchors,
    problems: new Map(
      problems.filter((each) => each.part === part).map(({ field, message }) => [field, message]),
    ),
    onChange,
    say,
  };
  const inputs = (fields: readonly Field[]) =>
    fields.map((field) => (
      <FieldInput key={field.name} {...shared} field={field} path={field.name} />
    ));
  return (
    <section aria-labelledby="part-form" className="flex flex-col gap-6">
      <Button size="sm" variant="ghost" className="-ms-3 self-start" onClick={onBack}>
        All sections
      </Button>
      <div>
        <Heading level={2} size={3} id="part-form" ref={heading} tabIndex={-1}>
          {name}
        </Heading>
        <Text size="small" tone="muted" className="mt-1">
          {about}
        </Text>
      </div>
      <div className="flex flex-col gap-5">{inputs(words)}</div>
      {look.length > 0 && (
        <div className="flex flex-col gap-5 border-t border-line pt-6">
          <Heading level={3} size={4}>
            Ground and layout
          </Heading>
          {inputs(look)}
        </div>
      )}
    </section>
  );
}
