import { home } from "@larkline/content/home";
import { Container } from "@larkline/ui/container";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { Plate } from "@larkline/ui/plate";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";
import { CheckList } from "../shared/check-list.tsx";

const { anchor, getStarted, lede, steps, stepsLabel, title } = home.howItWorks;
const titleId = `${anchor}-title`;

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
            {steps.map(({ id, plate, title: stepTitle, description, points }) => (
              <Stack as="li" key={id} gap="md" align="start">
                <Plate variant="line">{plate}</Plate>
                <Heading level={3}>{stepTitle}</Heading>
                <Text tone="muted">{description}</Text>
                <CheckList points={points} />
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
