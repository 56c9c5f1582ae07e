import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { ArrowRightIcon } from "@larkline/ui/icon";
import { Text } from "@larkline/ui/text";

import { type Draft, type Value, textIn } from "../../scripts/new/draft/draft.ts";
import type { Field, Option } from "../../scripts/new/draft/fields.ts";
import { kindOf } from "../../scripts/new/draft/kinds.ts";
import { pageFields } from "../../scripts/new/draft/page-fields.ts";
import { type FieldPlace, type Problem, pagePart } from "../../scripts/new/draft/problem.ts";
import { visibleFields } from "../../scripts/new/draft/problems.ts";
import { groupOfPath } from "../../scripts/new/page-place.ts";
import { valuesOf } from "./draft-changes.ts";
import { FieldInput } from "./field-input.tsx";
import { titleOf } from "./names.ts";

interface PartFormProps {
  draft: Draft;
  /** Id of a section, or `pagePart` for the page itself. */
  part: string;
  problems: readonly Problem[];
  /** Fields with sample texts: initial texts that the author has not changed. */
  samples: readonly FieldPlace[];
  /**
   * Called with a field's name and its new value. `typedIn` is the path of the text field in which the value was
   * typed; undefined if it was not typed.
   */
  onChange: (name: string, value: Value, typedIn?: string) => void;
  onBack: () => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/** The field for the header's menu, with the folder of the page's path as a value that cannot be changed. */
const decidedByFolder = (field: Field, folder: string): Field => ({
  ...field,
  fixed: folder,
  hint: `The address decides it: a page under ${folder}/ gets a link in the header’s menu and in the footer’s list of that name.`,
});

/**
 * Name, description and fields of the form for a part of the draft: `words` are its texts, `look` its ground
 * and layout.
 */
function fieldsOf(draft: Draft, part: string) {
  const values = valuesOf(draft, part);
  if (part === pagePart) {
    const folder = groupOfPath(textIn(values, "path"));
    return {
      name: "The page",
      about: "Where it lies, and what search engines and the header call it.",
      words: pageFields.map((field) =>
        field.name === "group" && folder !== undefined ? decidedByFolder(field, folder) : field,
      ),
      look: [],
    };
  }
  const { name, about, words, look } = kindOf(
    draft.sections.find(({ id }) => id === part)?.kind ?? "hero",
  );
  return { name, about, words: visibleFields(words, values), look };
}

/** The form of one section, or of the page itself. */
export function PartForm(props: PartFormProps) {
  const { draft, part, problems, samples, onChange, onBack, say } = props;
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
    samples: new Set(samples.filter((each) => each.part === part).map(({ field }) => field)),
    onChange,
    say,
  };
  const inputs = (fields: readonly Field[]) =>
    fields.map((field) => (
      <FieldInput key={field.name} {...shared} field={field} path={field.name} />
    ));
  return (
    <section aria-labelledby="part-form" className="flex flex-col gap-6">
      <Button
        size="sm"
        variant="ghost"
        leadingIcon={<ArrowRightIcon className="rotate-180 rtl:rotate-0" />}
        className="-ms-3.5 -mt-2 self-start"
        onClick={onBack}
      >
        All sections
      </Button>
      <div>
        <Heading level={2} size={3} id="part-form" tabIndex={-1}>
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
