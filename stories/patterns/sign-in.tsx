/** Pattern: signing in with a password, then with a code that was sent to the phone. */
import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { CallWindow } from "@larkline/ui/call-window";
import { Checkbox } from "@larkline/ui/checkbox";
import { Container } from "@larkline/ui/container";
import { CountdownButton } from "@larkline/ui/countdown-button";
import { Heading } from "@larkline/ui/heading";
import { Link } from "@larkline/ui/link";
import { Logo } from "@larkline/ui/logo";
import { OneTimeCodeField } from "@larkline/ui/one-time-code-field";
import { Panel } from "@larkline/ui/panel";
import { PasswordField } from "@larkline/ui/password-field";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";
import { speechPeaks } from "@larkline/ui/waveform";
import { useEffect, useId, useRef, useState } from "react";
import type { RefObject, SubmitEvent } from "react";
import { flushSync } from "react-dom";

/** Waveform of the sample call. */
const peaks = speechPeaks({ seed: 14, pattern: [11, 3, 17, 2, 8, 9] });

export interface SignInProps {
  /**
   * Resolves to whether email address and password are correct. If the promise rejects, an error is shown.
   * Default: always true.
   */
  check?: (email: string, password: string) => Promise<boolean>;
  /**
   * Resolves to whether the code is the one that was sent. If the promise rejects, an error is shown. Default:
   * always true.
   */
  checkCode?: (code: string) => Promise<boolean>;
}

/** Value of a text field of the form; empty if there is no text. */
const textOf = (data: FormData, name: string) => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

/** Default of both checks. */
const accept = () => Promise.resolve(true);

interface StepProps {
  /** Props of the step's heading, which gets the focus when the step changes. */
  heading: { id: string; ref: RefObject<HTMLHeadingElement | null>; tabIndex: number };
}

interface PasswordStepProps extends StepProps {
  check: (email: string, password: string) => Promise<boolean>;
  onDone: (email: string) => void;
}

function PasswordStep({ heading, check, onDone }: PasswordStepProps) {
  const [problems, setProblems] = useState<{ email?: string; password?: string }>({});
  const [failure, setFailure] = useState<"refused" | "unchecked">();
  const [sending, setSending] = useState(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const [email, password] = [textOf(data, "email"), textOf(data, "password")];
    flushSync(() => {
      setFailure(undefined);
      setProblems({
        ...(!/.@./.test(email) && {
          email: "Enter your email address with an @, such as dana@alder.com.",
        }),
        ...(password === "" && { password: "Enter your password." }),
      });
    });
    const first = form.querySelector<HTMLElement>("[aria-invalid=true]");
    if (first) {
      first.focus();
      return;
    }
    setSending(true);
    // Undefined if the check itself has failed.
    const isCorrect = await check(email, password).catch(() => undefined);
    setSending(false);
    if (isCorrect) onDone(email);
    else setFailure(isCorrect === false ? "refused" : "unchecked");
  };

  return (
    <form noValidate aria-labelledby={heading.id} onSubmit={send}>
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={1} size={2} {...heading}>
            Log in
          </Heading>
          <Text tone="muted">
            New here? <Link href="#sign-up">Create an account</Link>
          </Text>
        </Stack>
        {failure === "refused" && (
          <Alert variant="danger" title="Email and password do not match.">
            Check both, or <Link href="#reset">choose a new password</Link>.
          </Alert>
        )}
        {failure === "unchecked" && (
          <Alert variant="danger" title="You could not be logged in. Try again." />
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          error={problems.email}
          onChange={() => setProblems(({ password }) => (password ? { password } : {}))}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={problems.password}
          onChange={() => setProblems(({ email }) => (email ? { email } : {}))}
        />
        <Stack direction="row" justify="between" align="center">
          <Checkbox name="keep">Keep me logged in</Checkbox>
          <Text as="span" size="small">
            <Link href="#reset">Forgot password?</Link>
          </Text>
        </Stack>
        <Button type="submit" fullWidth loading={sending} loadingLabel="Logging you in">
          Log In
        </Button>
      </Stack>
    </form>
  );
}

interface CodeStepProps extends StepProps {
  email: string;
  checkCode: (code: string) => Promise<boolean>;
  onDone: () => void;
  onBack: () => void;
}

/** Seconds until another code can be requested. */
const secondsBetweenCodes = 30;

function CodeStep({ heading, email, checkCode, onDone, onBack }: CodeStepProps) {
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState("");
  const [checking, setChecking] = useState(false);
  const [wait, setWait] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const showError = (message: string) => {
    flushSync(() => setError(message));
    field.current?.focus();
  };
  const send = async (typed: string | null) => {
    // Typing the last digit already sends the code. Enter right after it must not send the code again.
    if (checking) return;
    if (typed?.length !== 6) {
      showError("Enter all six figures of the code.");
      return;
    }
    setChecking(true);
    setError("");
    // Undefined if the check itself has failed.
    const isCorrect = await checkCode(typed).catch(() => undefined);
    setChecking(false);
    if (isCorrect) {
      onDone();
    } else if (isCorrect === false) {
      setCode(null);
      showError("This is not the code that we sent. Type it again.");
    } else {
      showError("The code could not be checked. Try again.");
    }
  };

  return (
    <form
      noValidate
      aria-labelledby={heading.id}
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <Stack gap="lg">
        <Stack gap="sm">
          <Heading level={1} size={2} {...heading}>
            Enter your code
          </Heading>
          <Text tone="muted">We sent a text with six figures to the phone that ends in 42.</Text>
        </Stack>
        <OneTimeCodeField
          ref={field}
          label="Code"
          name="code"
          hint={`For ${email}`}
          size="lg"
          error={error}
          value={code}
          onValueChange={(next) => {
            setCode(next);
            if (next !== null) setError("");
          }}
          onComplete={(complete) => void send(complete)}
        />
        <Button type="submit" fullWidth loading={checking} loadingLabel="Checking the code">
          Log In
        </Button>
        <Stack direction="row" justify="between" align="center">
          <CountdownButton
            size="sm"
            variant="ghost"
            state={wait > 0 ? "waiting" : "idle"}
            seconds={wait}
            onClick={() => setWait(secondsBetweenCodes)}
          >
            Send Another Code
          </CountdownButton>
          <Button size="sm" variant="ghost" onClick={onBack}>
            Use Another Account
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

type Step = "password" | "code" | "done";

/**
 * A login page: email and password, then a code. Beside the form there is a sample of the product.
 */
export function SignIn({ check = accept, checkCode = accept }: SignInProps) {
  const [step, setStep] = useState<Step>("password");
  const [email, setEmail] = useState("");
  const previousStep = useRef(step);
  const ref = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const heading = { id: headingId, ref, tabIndex: -1 };

  // The focus goes to the new heading, as after a page load, so that a screen reader continues there.
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    ref.current?.focus();
  }, [step]);

  return (
    <Section fill aria-labelledby={headingId} space="compact">
      <Container>
        <Stack gap="xl">
          <Link href="#home" aria-label="Larkline, home page">
            <Logo name="Larkline" />
          </Link>
          <Split
            first={
              <Panel room="md">
                {step === "password" && (
                  <PasswordStep
                    heading={heading}
                    check={check}
                    onDone={(checkedEmail) => {
                      setEmail(checkedEmail);
                      setStep("code");
                    }}
                  />
                )}
                {step === "code" && (
                  <CodeStep
                    heading={heading}
                    email={email}
                    checkCode={checkCode}
                    onDone={() => setStep("done")}
                    onBack={() => setStep("password")}
                  />
                )}
                {step === "done" && (
                  <Stack gap="lg">
                    <Stack gap="sm">
                      <Heading level={1} size={2} {...heading}>
                        You are logged in
                      </Heading>
                      <Text tone="muted">Three calls were answered while you were away.</Text>
                    </Stack>
                    <Button href="#calls">See Your Calls</Button>
                  </Stack>
                )}
              </Panel>
            }
            second={
              <Panel as="aside" ground="board" aria-label="A call of last night">
                <Stack gap="lg">
                  <Heading level={2} size={2}>
                    While you were asleep, the line was not.
                  </Heading>
                  <CallWindow
                    label="A call that ended: Dana Ruiz, 1 minute 12 seconds"
                    caller="Dana Ruiz"
                    time="2:14 AM"
                    elapsed="01:12"
                    elapsedLabel="1 minute 12 seconds"
                    state="ended"
                    peaks={peaks}
                    progress={1}
                    transcript={[
                      { speaker: "Dana", text: "Water is coming through the kitchen ceiling." },
                      {
                        speaker: "Larkline",
                        text: "I can have a plumber with you by 7:30. Are you at 418 Alder Street?",
                        done: "books Thu, 7:30 AM",
                      },
                    ]}
                  />
                </Stack>
              </Panel>
            }
          />
        </Stack>
      </Container>
    </Section>
  );
}
