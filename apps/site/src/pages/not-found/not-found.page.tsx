import { notFound } from "@larkline/content/not-found";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Cord, CordLayer } from "@larkline/ui/cord";
import { Heading } from "@larkline/ui/heading";
import { JackShape } from "@larkline/ui/jack";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";

export const meta = notFound.meta;

/** Middles of the jacks, in the units of the drawing: 48 a module. */
const columns = [24, 72, 120, 168, 216, 264, 312];
const rows = columns.slice(0, 4);

/** A corner of the board where nobody is plugged in: one line, and it is idle. */
function EmptyJacks() {
  return (
    <CordLayer columns={7} rows={4} variant="modules">
      <Cord from={{ x: 1.5, y: 0.5 }} to={{ x: 5.5, y: 1.5 }} state="idle" />
      {rows.flatMap((y) =>
        columns.map((x) => <JackShape key={`${x} ${y}`} transform={`translate(${x} ${y})`} />),
      )}
    </CordLayer>
  );
}

/** An empty board: no page is plugged in at this address. */
export default function NotFound() {
  return (
    <Section ground="board" space="compact" fill>
      <Container>
        <Split
          ratio="start"
          align="center"
          first={
            <Stack gap="lg">
              <Heading level={1} size="display">
                {notFound.headline}
              </Heading>
              <Text size="lede" tone="muted">
                {notFound.description}
              </Text>
              <Stack direction="responsive" gap="sm">
                <Button size="lg" href={notFound.home.href}>
                  {notFound.home.label}
                </Button>
                <ChatButton size="lg" variant="outline">
                  {notFound.chat}
                </ChatButton>
              </Stack>
            </Stack>
          }
          second={<EmptyJacks />}
        />
      </Container>
    </Section>
  );
}
