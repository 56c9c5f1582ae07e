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
import {
  type Field,
  type Option,
  type TextField as TextFieldOfDraft,
  countsInWords,
} from "../../scripts/new/draft/fields.ts";
import { readAs } from "../../scripts/new/draft/phrase.ts";
import { ItemsInput } from "./items-input.tsx";
import { linkedKinds } from "./names.ts";
import { WithCode } from "./with-code.tsx";

export interface FieldInputProps {
  field: Field;
  values: Values;
  /** Sections that a link of this page can lead to. */
  anchors: readonly Option[];
  /** Error messages by the field's path: its name, or within items `items.2.title`. */
  problems: ReadonlyMap<string, string>;
  /** Paths of the fields with sample texts: initial texts that the author has not changed. */
  samples: ReadonlySet<string>;
  /** Path of the field, set as `data-field`, so that the focus can be moved to it. */
  path: string;
  /**
   * Called with the field's name and its new value. `typedIn` is the path of the text field in which the value
   * was typed; undefined if it was not typed. Consecutive changes in one text field are one undo step. Any
   * other change is a step of its own.
   */
  onChange: (name: string, value: Value, typedIn?: string) => void;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/** Share of a field's maximum length above which the hint shows the current length. */
const counterThreshold = 0.8;

/**
 * The field's hint, with the text's length if the text is too short, nearly too long or too long, and a note
 * if the text is a sample text.
 */
function hintOf(field: TextFieldOfDraft, typed: string, isSample: boolean): string | undefined {
  const { hint, max, min = 0 } = field;
  const { length } = readAs(typed);
  const showsCount = length > max * counterThreshold || (length > 0 && length < min);
  const count = showsCount ? `${length} of ${max} characters.` : undefined;
  const sample = isSample ? "Still the sample’s words." : undefined;
  return [hint, count, sample].filter((each) => each !== undefined).join(" ") || undefined;
}

/** The control of one field of a form, with its label, hint and error. */
export function FieldInput(props: FieldInputProps) {
  const { field, values, anchors, problems, samples, path, onChange } = props;
  const { name, label, optional } = field;
  const message = problems.get(path);
  const error = message === undefined ? undefined : <WithCode>{message}</WithCode>;
  const shared = { label, error, optional: optional === true, "data-field": path };
  if (field.kind === "line" || field.kind === "area") {
    const value = textIn(values, name);
    const inputProps = {
      ...shared,
      hint: hintOf(field, value, samples.has(path)),
      value,
      autoComplete: "off",
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange(name, currentTarget.value, path),
    };
    return field.kind === "line" ? (
      <TextField {...inputProps} />
    ) : (
      <TextArea {...inputProps} rows={field.max > 300 ? 6 : 3} />
    );
  }
  if (field.kind === "choice" || field.kind === "anchor") {
    const options = field.kind === "choice" ? field.options : anchors;
    const chosen = field.fixed ?? textIn(values, name);
    const value = options.some((option) => option.value === chosen) ? chosen : null;
    return (
      <Select
        {...shared}
        hint={field.hint}
        options={options}
        {...(field.kind === "anchor" && {
          placeholder: "Choose a section",
          hint: `A section of one of these kinds: ${linkedKinds}. Links cannot lead to the others.`,
        })}
        value={value}
        disabled={field.fixed !== undefined}
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
      onChange={(items, typedIn) => onChange(name, items, typedIn)}
      say={props.say}
      renderField={(inner) => <FieldInput {...props} {...inner} />}
    />
  );
}

type Several = Extract<Field, { kind: "several" }>;

/**
 * Checkboxes for a choice of several options, which may be in groups. The chosen values keep the order of the
 * options.
 */
function SeveralInput({
  field: { name, label, options, counts },
  values,
  problems,
  path,
  onChange,
}: FieldInputProps & { field: Several }) {
  const chosen = choicesIn(values, name);
  const chosenOptions = options.filter(({ value }) => chosen.includes(value));
  const groups = Array.from(new Set(options.map(({ group }) => group)));
  const boxesOf = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          {...(option === options[0] && { "data-field": path })}
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
      ));
  return (
    <CheckboxGroup
      label={label}
      hint={[
        `Choose ${countsInWords(counts)}.`,
        `${chosenOptions.length} chosen${chosenOptions.length > 0 ? `: ${chosenOptions.map((option) => option.label).join("; ")}.` : "."}`,
      ].join(" ")}
      error={problems.get(path)}
      className="[&>div]:max-h-96 [&>div]:overflow-y-auto [&>div]:pt-2"
    >
      {groups.map((group) =>
        group === undefined ? (
          boxesOf(group)
        ) : (
          <CheckboxGroup key={group} label={group} className="not-first:mt-4">
            {boxesOf(group)}
          </CheckboxGroup>
        ),
      )}
    </CheckboxGroup>
  );
}
