import { leadGenerationHead } from "@larkline/content/solution-pages/lead-generation-head";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { HeardCall } from "../shared/heard-call.tsx";

const { title, description, call } = leadGenerationHead.oldLead;

/** Section about calling old leads again, with a recorded call. */
export function OldLead() {
  return (
    <Section ground="board" aria-labelledby="old-lead-title">
      <Container>
        <Split
          ratio="end"
          align="center"
          first={
            <Stack>
              <Heading level={2} id="old-lead-title">
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </Stack>
          }
          second={<HeardCall call={call} seed={31} recording="lead-generation" />}
        />
      </Container>
    </Section>
  );
}
