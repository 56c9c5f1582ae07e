import { authStore } from "@larkline/client/account/auth-store";
import {
  isStrong,
  passwordMismatchHint,
  passwordProblem,
  passwordRulesAttribute,
} from "@larkline/client/account/password";
import { type SignUpForm as SignUpValues, signUp } from "@larkline/client/account/sign-up";
import { signUpForm as text } from "@larkline/content/sign-up";
import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { Checkbox } from "@larkline/ui/checkbox";
import { Grid } from "@larkline/ui/grid";
import { Link } from "@larkline/ui/link";
import { PasswordField } from "@larkline/ui/password-field";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";

import { WithoutScript } from "../shared/without-script.tsx";
import { PasswordRules } from "./password-rules.tsx";
import { type FieldName, noPasswords, type SignedUp, valuesOf } from "./sign-up-values.ts";
import { type StepHeading, StepPanel } from "./step-panel.tsx";

interface SignUpFormProps {
  heading: StepHeading;
  /** The values of a sign-up that the visitor wants to correct. */
  earlier: SignedUp | undefined;
  /** Called when the form is sent, to preload the next step. */
  onSend: () => void;
  /** Called when the account was created and needs verification. */
  onSignedUp: (person: SignedUp) => void;
}

/**
 * The values when the form was last left, with empty passwords. The fields have them when it is shown again.
 * Empty while somebody is signed in and after that, because the next person who signs up may be another one.
 */
let valuesLeft: Partial<SignUpValues> = {};

authStore.subscribe(({ isAuthenticated }) => {
  if (isAuthenticated) valuesLeft = {};
});

/** An error above the fields. */
interface Problem {
  readonly text: string;
  /** The element that had the focus when the form was sent. */
  readonly focused?: HTMLElement | null;
}

/**
 * The first step of sign-up: the form (specification, section 2, "Sign-up"). The browser checks required
 * fields. Each field shows its own error; server errors are shown above the fields, which keep
 * their values.
 */
export function SignUpForm({ heading, earlier, onSend, onSignedUp }: SignUpFormProps) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const alertBox = useRef<HTMLDivElement>(null);
  const [passwords, setPasswords] = useState(noPasswords);
  const [fieldErrors, setFieldErrors] = useState<Partial<Record<FieldName, string>>>({});
  /** The error above the fields. An object, so that the same error again moves the focus again. */
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);

  const { password, confirmPassword } = passwords;
  const differ = password !== confirmPassword;
  /** What is wrong with the passwords. Until it is corrected, the button is disabled. */
  const fault = passwordProblem(passwords);

  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    // The visitor may have typed before hydration.
    setPasswords(valuesOf(form));
    return () => {
      if (!authStore.getState().isAuthenticated) valuesLeft = { ...valuesOf(form), ...noPasswords };
    };
  }, []);

  useEffect(() => {
    if (!problem) return;
    // The error box itself does not get the focus: it is announced, and scrolled into view.
    const invalid = document.querySelector<HTMLElement>("[aria-invalid=true]");
    (invalid ?? problem.focused)?.focus({ preventScroll: true });
    alertBox.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  // The form shows the errors of all fields at once. Only that of the focused field is announced, because the
  // others are read with their fields.
  useEffect(() => {
    for (const error of document.querySelectorAll("[data-state=invalid]:not(:focus-within) p"))
      error.ariaLive = "off";
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the errors are read from the page
  }, [fieldErrors]);

  /** Handles Enter while the button is disabled: shows the errors and focuses the first invalid field. */
  const showErrorsOnEnter = ({
    key,
    currentTarget: { form },
  }: KeyboardEvent<HTMLInputElement>): void => {
    if (key !== "Enter" || fault === undefined) return;
    // Fires `invalid` at each invalid field. The handler shows the field's error, and focuses the first of them.
    form?.checkValidity();
    if (!isStrong(password)) setFieldErrors((before) => ({ password: text.weak, ...before }));
    setProblem({ text: fault });
  };

  const field = (name: FieldName) => ({
    required: true,
    disabled: busy,
    error: fieldErrors[name],
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      // Suppresses the browser's own error message, because the field shows the error.
      event.preventDefault();
      const control = event.currentTarget;
      const fieldError = control.validity.valueMissing ? text.missing[name] : text.malformed;
      setFieldErrors((before) => ({ ...before, [name]: fieldError }));
      if (control.form?.querySelector("input:invalid") === control) control.focus();
    },
    onKeyDown: showErrorsOnEnter,
    onInput: () => setFieldErrors(({ [name]: _corrected, ...remaining }) => remaining),
  });

  const textField = (name: keyof SignUpValues) => ({
    name,
    label: text[name],
    defaultValue: { ...valuesLeft, ...earlier }[name],
    ...field(name),
  });

  /** Sends the form. Stays busy after success, until the next step or page is shown. */
  const send = async (values: SignUpValues): Promise<void> => {
    const focused = document.querySelector<HTMLElement>(":focus");
    // Disabled fields lose the focus, so it moves to the button, which stays enabled while the form is busy.
    submit.current?.focus({ preventScroll: true });
    setProblem(undefined);
    setBusy(true);
    onSend();
    const { pathname } = location;
    const outcome = await signUp(values);
    // The visitor has left for another page meanwhile, and stays there.
    if (!element.current) return;
    // While the other page's modules are being loaded, this form is still shown, and the visitor may come back to it.
    const isLeaving = location.pathname !== pathname;
    if (isLeaving || "problem" in outcome) setBusy(false);
    if ("problem" in outcome) setProblem({ text: outcome.problem, focused });
    else if (isLeaving) return;
    else if (outcome.next === "home") void navigate("/");
    else onSignedUp(values);
  };

  return (
    <StepPanel heading={heading} title={text.heading}>
      {/* Without JavaScript the button is disabled. If the form is sent nevertheless, `post` keeps the
          passwords out of the URL, and the server answers that the form needs JavaScript. */}
      <form
        ref={element}
        method="post"
        aria-labelledby={heading.id}
        onInput={({ currentTarget }) => {
          setProblem(undefined);
          setPasswords(valuesOf(currentTarget));
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send(valuesOf(event.currentTarget));
        }}
      >
        <Stack gap="lg">
          <WithoutScript>{text.withoutScript}</WithoutScript>
          {problem && <Alert ref={alertBox} variant="danger" title={problem.text} />}
          <Grid columns={2} gap="lg">
            <TextField autoComplete="given-name" {...textField("firstName")} />
            <TextField autoComplete="family-name" {...textField("lastName")} />
          </Grid>
          <TextField type="email" autoComplete="email" {...textField("email")} />
          <Stack gap="sm">
            <PasswordField
              autoComplete="new-password"
              passwordRules={passwordRulesAttribute}
              {...textField("password")}
            />
            {password !== "" && <PasswordRules password={password} />}
          </Stack>
          <PasswordField
            autoComplete="new-password"
            passwordRules={passwordRulesAttribute}
            labels={text.confirmPasswordButton}
            {...textField("confirmPassword")}
            {...(differ && confirmPassword !== "" && { error: passwordMismatchHint })}
          />
          {/* Required, but without a name, so that it is not sent. The spaces are part of the texts, because Chromium
              leaves a text node that is only a space out of the accessible name. */}
          <Checkbox {...field("terms")}>
            {`${text.terms.before} `}
            <Link href={text.terms.terms.href}>{text.terms.terms.label}</Link>
            {` ${text.terms.and} `}
            <Link href={text.terms.privacy.href}>{text.terms.privacy.label}</Link>.
          </Checkbox>
          <Button
            ref={submit}
            type="submit"
            size="lg"
            fullWidth
            disabled={fault !== undefined}
            loading={busy}
            loadingLabel={text.busyAnnounced}
          >
            {busy ? text.busy : text.submit}
          </Button>
          <Text size="small" tone="muted">
            {text.login.before} <Link href={text.login.href}>{text.login.label}</Link>.{" "}
            <Link href="/auth/reset">{text.forgot}</Link>
          </Text>
        </Stack>
      </form>
    </StepPanel>
  );
}
