import { notFound } from "@larkline/content/not-found";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Jack } from "@larkline/ui/jack";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../shell/chat-button.tsx";

export const meta = notFound.meta;

/** An empty jack: no page is plugged in at this address. */
export default function NotFound() {
  return (
    <Section ground="board" space="compact" fill>
      <Container>
        <Stack gap="lg" align="start">
          <Jack />
          <Heading level={1} size="display">
            {notFound.headline}
          </Heading>
          <Text size="lede" tone="muted">
            {notFound.description}
          </Text>
          <Stack direction="row" gap="sm">
            <Button size="lg" href={notFound.home.href}>
              {notFound.home.label}
            </Button>
            <ChatButton size="lg" variant="outline">
              {notFound.chat}
            </ChatButton>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
