"use client";

import { useEffect, useRef, useState } from "react";
import type { ComponentPropsWithRef, FormEvent, ReactNode } from "react";

import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { fillPlural } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { contactFormLabels } from "../../labels.ts";

/** The trimmed values, by field name. */
export interface ContactFormValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

type FieldName = keyof ContactFormValues;

export type ContactFormLabels = KitLabels["contactForm"];

export interface ContactFormProps extends Omit<
  ComponentPropsWithRef<"form">,
  "children" | "onSubmit" | "onReset" | "title"
> {
  /**
   * Called on submit. The form is busy until the promise settles. If the promise fulfills, the form
   * is cleared and `success` is shown. If it rejects, an error is shown and the values are kept.
   */
  onSubmit: (values: ContactFormValues) => void | Promise<unknown>;
  /** Heading of the form: "Send us a Message". */
  title?: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /** Hint next to the button: "We reply within 24 hours." */
  hint?: ReactNode;
  /**
   * Shown after sending until the visitor types again: "Thank you! We'll get back to you within 24
   * hours." Omit it if the application shows its own message.
   */
  success?: ReactNode;
  /** Initial values, for known visitors. */
  defaultValues?: Partial<ContactFormValues> | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<ContactFormLabels> | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement;
type Problems = Partial<Record<FieldName, string>>;

const fieldNames: readonly FieldName[] = ["name", "email", "subject", "message"];

/** Text of a field's validation error, if there is one. Fields with only spaces count as empty. */
function problemOf(control: Control, name: FieldName, labels: ContactFormLabels) {
  if (control.validity.valueMissing || control.value.trim() === "") return labels.missing[name];
  return control.validity.valid ? undefined : labels.malformed;
}

function withoutProblem(problems: Problems, name: FieldName): Problems {
  const { [name]: _removed, ...others } = problems;
  return others;
}

/**
 * A contact form with four required fields. The browser validates, also before hydration; errors
 * are shown at their fields, and the first invalid field is focused.
 *
 * Guidance: https://www.w3.org/WAI/tutorials/forms/notifications/
 */
export function ContactForm({
  onSubmit,
  title,
  headingLevel = 2,
  hint,
  success,
  defaultValues = {},
  labels: labelOverrides,
  className = "",
  ...props
}: ContactFormProps) {
  const labels = useLabels("contactForm", contactFormLabels, labelOverrides);
  const locale = useLocale();
  const [problems, setProblems] = useState<Problems>({});
  const [state, setState] = useState<"idle" | "busy" | "sent" | "failed">("idle");
  const busy = useRef(false);
  const status = useRef<HTMLDivElement>(null);
  const problemCount = Object.keys(problems).length;
  // Only the focused field's error is announced, because the others are read with their fields.
  useEffect(() => {
    const others = status.current?.parentElement?.querySelectorAll(
      "[data-state=invalid]:not(:focus-within) p",
    );
    for (const error of others ?? []) error.ariaLive = "off";
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the errors are read from the page
  }, [problems]);

  /**
   * Shows the errors of all fields, and moves the focus to the first invalid field.
   *
   * @returns The form's controls; undefined if one is invalid.
   */
  const validate = (form: HTMLFormElement) => {
    const controls = fieldNames.flatMap((name) => {
      const control = form.querySelector<Control>(`[name="${name}"]`);
      return control ? [{ name, control, problem: problemOf(control, name, labels) }] : [];
    });
    const invalidControls = controls.filter(({ problem }) => problem !== undefined);
    setProblems(Object.fromEntries(invalidControls.map(({ name, problem }) => [name, problem])));
    if (!invalidControls[0]) return controls;
    setState("idle");
    invalidControls[0].control.focus();
    return undefined;
  };

  const submit = async (form: HTMLFormElement) => {
    const controls = validate(form);
    if (!controls) return;
    const values = { name: "", email: "", subject: "", message: "" };
    for (const { name, control } of controls) values[name] = control.value.trim();
    busy.current = true;
    setState("busy");
    try {
      await onSubmit(values);
      // Not `form.reset()`, which would restore the initial values.
      for (const { control } of controls) control.value = "";
      setState("sent");
    } catch {
      setState("failed");
    } finally {
      busy.current = false;
    }
  };

  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    required: true,
    readOnly: state === "busy",
    defaultValue: defaultValues[name],
    error: problems[name],
    onInvalid: (event: FormEvent<Control>) => {
      // Suppresses the browser's own message, because the form shows the error at the field.
      event.preventDefault();
      // All fields, because the browser does not report those with only spaces.
      if (event.currentTarget.form) validate(event.currentTarget.form);
    },
    onChange: (event: FormEvent<Control>) => {
      if (problems[name] !== undefined && !problemOf(event.currentTarget, name, labels))
        setProblems((before) => withoutProblem(before, name));
      if (state === "sent") setState("idle");
    },
  });

  return (
    <form
      data-slot="contact-form"
      data-state={problemCount > 0 ? "invalid" : state}
      // Outside a `<dialog>` this method does nothing, so the form cannot be submitted before hydration. The
      // default method (GET) would put the values into the URL and lose them.
      method="dialog"
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy.current) void submit(event.currentTarget);
      }}
      className={`relative grid grid-cols-1 gap-5 rounded-stage border border-line bg-surface p-5 sm:p-10 ${className}`}
    >
      {title && (
        <Heading level={headingLevel} size={2}>
          {title}
        </Heading>
      )}
      {/* Always rendered, because a live region announces only content that is added to it later. Not live while
          it counts the errors: the first invalid field has the focus and says its error, and each corrected
          field changes the count. */}
      <div ref={status} aria-live={problemCount > 0 ? "off" : "polite"} className="empty:sr-only">
        {problemCount > 0 ? (
          <Alert
            variant="danger"
            urgency="none"
            title={fillPlural(labels.problems, problemCount, locale)}
          >
            {labels.problemsHint}
          </Alert>
        ) : state === "failed" ? (
          <Alert variant="danger" urgency="none" title={labels.failed}>
            {labels.failedHint}
          </Alert>
        ) : state === "sent" && success ? (
          <Alert variant="success" urgency="none" title={success} />
        ) : null}
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField autoComplete="name" {...field("name")} />
        <TextField type="email" autoComplete="email" {...field("email")} />
      </div>
      <TextField autoComplete="off" {...field("subject")} />
      <TextArea rows={5} {...field("message")} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" loading={state === "busy"} loadingLabel={labels.sending}>
          {labels.submit}
        </Button>
        {hint && (
          <Text as="span" size="small" tone="muted">
            {hint}
          </Text>
        )}
      </div>
    </form>
  );
}
