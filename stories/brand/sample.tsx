import type { Theme } from "@larkline/tokens";
import { Alert } from "@larkline/ui/alert";
import { Badge } from "@larkline/ui/badge";
import { Button } from "@larkline/ui/button";
import { CallWindow } from "@larkline/ui/call-window";
import { Checkbox } from "@larkline/ui/checkbox";
import { Heading } from "@larkline/ui/heading";
import { Jack } from "@larkline/ui/jack";
import { Lamp } from "@larkline/ui/lamp";
import { Logo } from "@larkline/ui/logo";
import { Panel } from "@larkline/ui/panel";
import { PlanCard } from "@larkline/ui/plan-card";
import { Plate } from "@larkline/ui/plate";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Switch } from "@larkline/ui/switch";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";
import { speechPeaks } from "@larkline/ui/waveform";

const titles: Readonly<Record<Theme, string>> = {
  light: "By day",
  dark: "At night",
  "light-contrast": "By day, more contrast",
  "dark-contrast": "At night, more contrast",
};

/** A miniature page in one theme, on both grounds. */
export function Sample({ theme, name }: { theme: Theme; name: string }) {
  return (
    <section
      data-theme={theme}
      aria-label={titles[theme]}
      className="overflow-hidden rounded-stage border border-line bg-page text-ink"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-6 py-4">
        <Logo name={name} size="sm" />
        <Plate className="ms-auto">{titles[theme]}</Plate>
      </div>
      <Opening theme={theme} name={name} />
      <Parts name={name} />
      <Board name={name} />
    </section>
  );
}

/** The sample's first section, a hero with a call. */
function Opening({ theme, name }: { theme: Theme; name: string }) {
  return (
    <div className="grid grid-cols-1 items-center gap-8 px-6 py-10 @min-[56rem]:grid-cols-[1.1fr_1fr] @min-[56rem]:px-10 @min-[56rem]:py-14">
      <div>
        <Heading level={2} size={2}>
          Every call answered.
        </Heading>
        <Text size="lede" tone="muted" className="mt-4">
          {name} picks up the phone, books the visit and writes it down.
        </Text>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button>Hear a call</Button>
          <Button variant="outline">See plans</Button>
          <Button variant="ghost">Sign in</Button>
        </div>
      </div>
      <CallWindow
        label={`${titles[theme]}: a call in progress, 47 seconds`}
        caller="Dana Ruiz"
        time="2:14 AM"
        elapsed="00:47"
        elapsedLabel="47 seconds"
        peaks={speechPeaks({ seed: 14, pattern: [11, 3, 17, 2, 8, 9] })}
        progress={0.82}
        ports={["empty", "plugged", "live", "empty", "live", "empty", "plugged"]}
        transcript={[
          { speaker: "Dana", text: "Water is coming through the ceiling." },
          { speaker: name, text: "A plumber can be with you by 7:30.", done: "holds Thu, 7:30 AM" },
        ]}
      />
    </div>
  );
}

/** The sample's second section: a plan, a form and messages. */
function Parts({ name }: { name: string }) {
  return (
    <div className="grid grid-cols-1 gap-6 border-t border-line bg-sunk px-6 py-8 @min-[56rem]:grid-cols-3 @min-[56rem]:px-10">
      <PlanCard
        className="self-start"
        name="Basic"
        headingLevel={3}
        variant="compact"
        badge="Most chosen"
        price={{ monthly: 299, annual: 2990 }}
        description="For an office that misses calls every week."
        calls={200}
        features={["Books and moves appointments", "Screens spam before it rings"]}
        actions={<Button fullWidth>Select plan</Button>}
      />
      <Panel room="md" className="flex flex-col gap-5">
        <TextField label="Work email" type="email" placeholder="you@company.com" />
        <TextField label="Phone" type="tel" defaultValue="555" error="Enter all ten digits." />
        <SegmentedControl label="Billing" defaultValue="monthly">
          <Segment value="monthly">Monthly</Segment>
          <Segment value="annual">Annual</Segment>
        </SegmentedControl>
        <Checkbox defaultChecked>Call me before it goes live</Checkbox>
        <Switch label="Answer at night" defaultChecked />
      </Panel>
      <div className="flex flex-col gap-4">
        <Alert urgency="none" variant="info" title="Two callers waited">
          Both were answered within nine seconds.
        </Alert>
        <Alert urgency="none" variant="success" title="Your number is connected">
          {name} answers it from now on.
        </Alert>
        <Alert urgency="none" variant="warning" title="The trial ends on Friday" />
        <Alert urgency="none" variant="danger" title="The calendar does not answer">
          Visits are taken down until it is back.
        </Alert>
        <div className="flex flex-wrap gap-2">
          <Badge>Draft</Badge>
          <Badge variant="live">On the line</Badge>
          <Badge variant="success">Answered</Badge>
        </div>
      </div>
    </div>
  );
}

/** The sample's last section, on the board's ground: lamps, jacks and buttons. */
function Board({ name }: { name: string }) {
  return (
    <div
      data-ground="board"
      className="flex flex-wrap items-center gap-x-10 gap-y-6 bg-page px-6 py-8 text-ink @min-[56rem]:px-10"
    >
      <div className="min-w-56 flex-1">
        <Heading level={3}>Who is on the line</Heading>
        <Text tone="muted" className="mt-2">
          On the board every part has its colors, too.
        </Text>
      </div>
      <span className="flex items-center gap-3">
        <Lamp state="on" label="On the line" /> <Lamp state="off" label="Nobody on the line" />
        <Jack state="empty" /> <Jack state="plugged" /> <Jack state="live" />
      </span>
      <div className="flex flex-wrap gap-3">
        <Button>Talk to {name}</Button>
        <Button variant="outline">Read a transcript</Button>
      </div>
    </div>
  );
}
