import { Checkbox } from "@larkline/ui/checkbox";
import { CheckboxGroup } from "@larkline/ui/checkbox-group";
import { Select } from "@larkline/ui/select";
import { TextArea } from "@larkline/ui/text-area";
import { TextField } from "@larkline/ui/text-field";

import {
  type Value,
  type Values,
  choicesIn,
  itemsIn,
  textIn,
} from "../../scripts/new/draft/draft.ts";
import type { Field, Option, TextField as WrittenField } from "../../scripts/new/draft/fields.ts";
import { readAs } from "../../scripts/new/draft/phrase.ts";
import { ItemsInput } from "./items-input.tsx";

export interface FieldInputProps {
  field: Field;
  values: Values;
  /** Sections that a link can lead to. */
  anchors: readonly Option[];
  /** What is wrong, by the field's name; within items `items.2.title`. */
  problems: ReadonlyMap<string, string>;
  /** Name of the field that the focus goes to, as `data-field`. */
  path: string;
  onChange: (name: string, value: Value) => void;
  /** Says something to a screen reader. */
  say: (text: string) => void;
}

/** From this share of its room on a field says how much is left. */
const nearlyFull = 0.8;

/** How long a text may be, where that is near. */
function hintOf({ hint, max, min = 0 }: WrittenField, typed: string): string | undefined {
  const { length } = readAs(typed);
  const counts = length > max * nearlyFull || (length > 0 && length < min);
  const count = counts ? `${length} of ${max} characters.` : undefined;
  return [hint, count].filter((each) => each !== undefined).join(" ") || undefined;
}

/** The control of one field, with its label, hint and error. */
export function FieldInput(props: FieldInputProps) {
  const { field, values, anchors, problems, path, onChange } = props;
  const { name, label, optional } = field;
  const error = problems.get(path);
  const shared = { label, error, optional: optional === true, "data-field": path };
  if (field.kind === "line" || field.kind === "area") {
    const value = textIn(values, name);
    const written = {
      ...shared,
      hint: hintOf(field, value),
      value,
      autoComplete: "off",
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange(name, currentTarget.value),
    };
    return field.kind === "line" ? (
      <TextField {...written} />
    ) : (
      <TextArea {...written} rows={field.max > 300 ? 6 : 3} />
    );
  }
  if (field.kind === "choice" || field.kind === "anchor") {
    const options = field.kind === "choice" ? field.options : anchors;
    const chosen = textIn(values, name);
    const value = options.some((option) => option.value === chosen) ? chosen : null;
    return (
      <Select
        {...shared}
        hint={field.hint}
        options={options}
        {...(field.kind === "anchor" && { placeholder: "Choose a section" })}
        value={value}
        onValueChange={(next) => onChange(name, next ?? "")}
      />
    );
  }
  if (field.kind === "several") return <SeveralInput {...props} field={field} />;
  return (
    <ItemsInput
      field={field}
      items={itemsIn(values, name)}
      path={path}
      error={error}
      onChange={(items) => onChange(name, items)}
      say={props.say}
      renderField={(inner) => <FieldInput {...props} {...inner} />}
    />
  );
}

type Several = Extract<Field, { kind: "several" }>;

/** Several of many, in the order in which they are offered. */
function SeveralInput({
  field: { name, label, options, min, max },
  values,
  problems,
  path,
  onChange,
}: FieldInputProps & { field: Several }) {
  const chosen = choicesIn(values, name);
  return (
    <CheckboxGroup
      label={label}
      hint={`${min} to ${max}; ${chosen.length} chosen.`}
      error={problems.get(path)}
      className="[&>div]:max-h-72 [&>div]:overflow-y-auto"
    >
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          {...(index === 0 && { "data-field": path })}
          onCheckedChange={(checked) =>
            onChange(
              name,
              options
                .map(({ value }) => value)
                .filter((value) => (value === option.value ? checked : chosen.includes(value))),
            )
          }
        >
          {option.label}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
