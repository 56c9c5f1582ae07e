import { home } from "@larkline/content/home";
import { Container } from "@larkline/ui/container";
import { Cord, CordLayer, type CordState } from "@larkline/ui/cord";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { JackShape } from "@larkline/ui/jack";
import { Plate } from "@larkline/ui/plate";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";
import { CheckList } from "../shared/check-list.tsx";

const { anchor, getStarted, lede, steps, stepsLabel, title } = home.howItWorks;
const titleId = `${anchor}-title`;

/** What the line does in each step: set up, it waits; then somebody is on it; then it is put through. */
const lines: readonly CordState[] = ["idle", "live", "rest"];

/** A line between two jacks, flush with the step's edges: 7 modules wide, a jack is half of one. */
function Line({ state }: { state: CordState }) {
  return (
    <CordLayer columns={7} rows={1.75}>
      <Cord from={{ x: 0.25, y: 0.25 }} to={{ x: 6.75, y: 0.25 }} sag={1.2} state={state} still />
      {state === "idle" && (
        <>
          <JackShape transform="translate(12 12)" />
          <JackShape transform="translate(324 12)" />
        </>
      )}
    </CordLayer>
  );
}

/** How It Works: three steps, then the line to sales (specification, section 2, "Home"). */
export function HowItWorks() {
  return (
    <Section id={anchor} aria-labelledby={titleId}>
      <Container>
        <Stack gap="2xl">
          <Split
            ratio="start"
            align="end"
            first={
              <Heading level={2} id={titleId}>
                {title}
              </Heading>
            }
            second={<Text tone="muted">{lede}</Text>}
          />
          <Grid as="ol" minItemWidth="sm" gap="xl" aria-label={stepsLabel}>
            {steps.map(({ id, plate, title: stepTitle, description, points }, index) => (
              <Stack as="li" key={id}>
                <Line state={lines[index] ?? "idle"} />
                <Stack align="start">
                  <Plate variant="line">{plate}</Plate>
                  <Heading level={3}>{stepTitle}</Heading>
                  <Text tone="muted">{description}</Text>
                </Stack>
                <CheckList divided points={points} />
              </Stack>
            ))}
          </Grid>
          <Stack align="start">
            <ChatButton size="lg">{getStarted}</ChatButton>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
