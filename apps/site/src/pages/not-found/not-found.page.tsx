import { notFound } from "@larkline/content/not-found";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";
import { UnpluggedLine } from "../shared/unplugged-line.tsx";

export const meta = notFound.meta;

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
          second={<UnpluggedLine />}
        />
      </Container>
    </Section>
  );
}
