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

/** Horizontal centers of the jacks, in units of the drawing: 48 per module. `rows` has the vertical ones. */
const columns = [24, 72, 120, 168, 216, 264, 312];
const rows = columns.slice(0, 4);

/** Drawing beside the text: empty jacks and one idle cord. */
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

/** The 404 page. */
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
