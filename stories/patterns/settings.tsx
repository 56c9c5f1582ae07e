/** Pattern: settings that are saved or discarded together, and a destructive action with confirmation. */
import { ActionBar } from "@larkline/ui/action-bar";
import { Badge } from "@larkline/ui/badge";
import { Button } from "@larkline/ui/button";
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from "@larkline/ui/collapsible";
import { Container } from "@larkline/ui/container";
import { DateField } from "@larkline/ui/date-field";
import { Dialog } from "@larkline/ui/dialog";
import { Divider } from "@larkline/ui/divider";
import { FileField } from "@larkline/ui/file-field";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { NumberField } from "@larkline/ui/number-field";
import { Panel } from "@larkline/ui/panel";
import { Radio, RadioGroup } from "@larkline/ui/radio-group";
import { Section } from "@larkline/ui/section";
import { Select } from "@larkline/ui/select";
import { Slider } from "@larkline/ui/slider";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Switch } from "@larkline/ui/switch";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";
import { ToastRegion, useToasts } from "@larkline/ui/toast";
import { useId, useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { flushSync } from "react-dom";

import { problemsOf, settings as initialValues, timeZones } from "./settings-values.ts";
import type { Problems, Settings as Values } from "./settings-values.ts";

interface GroupProps {
  title: string;
  /** What the settings of the group decide, in a sentence. */
  about: string;
  children: ReactNode;
}

/** A group of fields: title and description at the start side, the fields beside them on a panel. */
function Group({ title, about, children }: GroupProps) {
  const id = useId();
  return (
    <Split
      ratio="end"
      gap="sm"
      first={
        <Stack gap="sm">
          <Heading level={2} size={3} id={id}>
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {about}
          </Text>
        </Stack>
      }
      second={
        <Panel as="section" room="md" aria-labelledby={id}>
          <Stack gap="lg">{children}</Stack>
        </Panel>
      }
    />
  );
}

/** The delete button with its dialog, in which the name of the business must be typed to confirm. */
function DeleteLine({ name, onDelete }: { name: string; onDelete: () => void }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState("");
  const form = useId();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("name");
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value.trim() !== name.trim()) {
      flushSync(() => setError(`Type ${name}, letter by letter.`));
      field.focus();
      return;
    }
    setOpen(false);
    onDelete();
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setError("");
      }}
      title="Delete this line?"
      description="Whoever calls (503) 555-0142 is told that nobody is there. Recordings go after 30 days."
      trigger={
        <Button variant="outline" tone="danger">
          Delete Line
        </Button>
      }
      footer={
        <>
          <Button type="submit" form={form} tone="danger">
            Delete Line
          </Button>
          <Button variant="ghost" onClick={() => setOpen(false)}>
            Keep It
          </Button>
        </>
      }
    >
      <form id={form} noValidate aria-label="Delete the line" onSubmit={send}>
        <TextField
          label="Name of the line"
          name="name"
          hint={`Type ${name} to confirm.`}
          autoComplete="off"
          error={error}
          onChange={() => setError("")}
        />
      </form>
    </Dialog>
  );
}

export interface SettingsProps {
  /** Saves the values, without the greeting's file. If the promise rejects, an error is shown. */
  save?: (values: Values) => Promise<void>;
}

const saveNothing = () => Promise.resolve();

/** Settings of a telephone line. The component keeps edited values until they are saved or discarded. */
export function Settings({ save = saveNothing }: SettingsProps) {
  const [saved, setSaved] = useState(initialValues);
  const [values, setValues] = useState(initialValues);
  const [greeting, setGreeting] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [saving, setSaving] = useState(false);
  const { toasts, show, dismiss } = useToasts();
  const saveButton = useRef<HTMLButtonElement>(null);
  const heading = useId();
  const changed = greeting.length > 0 || JSON.stringify(values) !== JSON.stringify(saved);

  const set = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))),
    );
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const form = event.currentTarget;
    const newProblems = problemsOf(values);
    // Renders the errors before the first invalid field gets the focus.
    flushSync(() => setProblems(newProblems));
    const first = form.querySelector<HTMLElement>("[aria-invalid=true]");
    if (first) {
      first.focus();
      return;
    }
    setSaving(true);
    try {
      await save(values);
      setSaved(values);
      setGreeting([]);
      show("Settings saved.", { variant: "success" });
    } catch {
      show("The settings were not saved. Try again.", { variant: "danger" });
    }
    setSaving(false);
  };

  return (
    <>
      <Section ground="board" space="compact" aria-labelledby={heading}>
        <Container>
          <Stack direction="responsive" justify="between" align="baseline" wrap>
            <Stack gap="sm">
              <Heading level={1} id={heading}>
                Settings
              </Heading>
              <Text tone="muted">{saved.business}, answered on (503) 555-0142</Text>
            </Stack>
            <Badge variant="success">Line open</Badge>
          </Stack>
        </Container>
      </Section>
      <Section space="compact" aria-label="Settings of the line">
        <Container>
          <Stack gap="xl">
            <form noValidate aria-labelledby={heading} onSubmit={send}>
              <Stack gap="xl">
                <Group title="Business" about="How the line introduces itself, and where we write.">
                  <TextField
                    label="Name"
                    name="business"
                    autoComplete="organization"
                    hint="As callers hear it."
                    value={values.business}
                    error={problems.business}
                    onChange={(event) => set({ business: event.currentTarget.value })}
                  />
                  <Grid columns={2}>
                    <TextField
                      label="Website"
                      name="website"
                      type="url"
                      startAdornment="https://"
                      optional
                      value={values.website}
                      onChange={(event) => set({ website: event.currentTarget.value })}
                    />
                    <Select
                      label="Time zone"
                      name="timeZone"
                      options={timeZones}
                      value={values.timeZone}
                      onValueChange={(timeZone) => set({ timeZone })}
                    />
                  </Grid>
                  <TextField
                    label="Email for summaries"
                    name="email"
                    type="email"
                    autoComplete="email"
                    value={values.email}
                    error={problems.email}
                    onChange={(event) => set({ email: event.currentTarget.value })}
                  />
                  <FileField
                    label="Recorded greeting"
                    hint="MP3 or WAV, up to 5 MB. Without one, Larkline speaks it."
                    accept="audio/*"
                    maxSize={5_000_000}
                    optional
                    value={greeting}
                    onValueChange={setGreeting}
                  />
                </Group>
                <Divider />
                <Group title="Answering" about="When Larkline takes a call, and who gets it then.">
                  <RadioGroup
                    label="Urgent calls go to"
                    value={values.urgent}
                    onValueChange={(urgent) => set({ urgent })}
                  >
                    <Radio value="on-call" hint="Dana this week, Tom next week.">
                      The on-call phone
                    </Radio>
                    <Radio value="office" hint="Rings until somebody picks up.">
                      The office
                    </Radio>
                    <Radio value="message">Nobody: take a message</Radio>
                  </RadioGroup>
                  <Slider
                    label="Rings before Larkline answers"
                    min={1}
                    max={8}
                    ticks
                    valueText="{value} rings"
                    value={values.rings}
                    onValueChange={(rings) => set({ rings })}
                  />
                  <Collapsible>
                    <CollapsibleTrigger>Limits and fees</CollapsibleTrigger>
                    <CollapsibleContent>
                      <Grid columns={2}>
                        <NumberField
                          label="Longest call, in minutes"
                          min={1}
                          max={60}
                          value={values.longest}
                          onValueChange={(longest) => set({ longest })}
                        />
                        <TextField
                          label="Call-out fee"
                          inputMode="decimal"
                          startAdornment="$"
                          endAdornment="per visit"
                          value={values.fee}
                          onChange={(event) => set({ fee: event.currentTarget.value })}
                        />
                      </Grid>
                    </CollapsibleContent>
                  </Collapsible>
                </Group>
                <Divider />
                <Group
                  title="Days off"
                  about="Callers hear that you are closed. Urgent calls go on."
                >
                  <Grid columns={2}>
                    <DateField
                      label="Closed from"
                      value={values.closedFrom}
                      // `set` also removes the errors of the fields that it sets. The error of "Closed until"
                      // is about both days, so both are set.
                      onValueChange={(closedFrom) =>
                        set({ closedFrom, closedUntil: values.closedUntil })
                      }
                    />
                    <DateField
                      label="Closed until"
                      value={values.closedUntil}
                      error={problems.closedUntil}
                      onValueChange={(closedUntil) => set({ closedUntil })}
                    />
                  </Grid>
                </Group>
                <Divider />
                <Group title="Notifications" about="What we tell you about your calls, and when.">
                  <Switch
                    placement="end"
                    label="Summary of each call"
                    hint="By email, a minute after it ended."
                    checked={values.summaries}
                    onCheckedChange={(summaries) => set({ summaries })}
                  />
                  <Switch
                    placement="end"
                    label="Text for urgent calls"
                    hint="To the on-call phone, at any hour."
                    checked={values.texts}
                    onCheckedChange={(texts) => set({ texts })}
                  />
                  <Switch
                    placement="end"
                    label="Report of the week"
                    hint="On Monday at 8 in the morning."
                    checked={values.weekly}
                    onCheckedChange={(weekly) => set({ weekly })}
                  />
                </Group>
                <ActionBar
                  sticky={changed}
                  actions={
                    <>
                      {changed && !saving && (
                        <Button
                          variant="ghost"
                          onClick={() => {
                            setValues(saved);
                            setGreeting([]);
                            setProblems({});
                            // "Discard" disappears with the changes, so the focus moves to "Save Changes".
                            saveButton.current?.focus();
                          }}
                        >
                          Discard
                        </Button>
                      )}
                      <Button
                        ref={saveButton}
                        type="submit"
                        loading={saving}
                        loadingLabel="Saving the settings"
                      >
                        Save Changes
                      </Button>
                    </>
                  }
                >
                  {changed ? "Unsaved changes" : "All changes saved"}
                </ActionBar>
              </Stack>
            </form>
            <Divider />
            <Group title="Delete the line" about="The number goes back to your phone company.">
              <Stack direction="responsive" justify="between" align="start" gap="lg">
                <Text size="small" tone="muted">
                  Calls, recordings and contacts are deleted after 30 days. Until then we can bring
                  the line back.
                </Text>
                <DeleteLine
                  name={saved.business}
                  onDelete={() =>
                    show("The line will be deleted in 30 days.", {
                      action: {
                        label: "Undo",
                        onAction: () => show("The line stays.", { variant: "success" }),
                      },
                    })
                  }
                />
              </Stack>
            </Group>
          </Stack>
        </Container>
      </Section>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}
