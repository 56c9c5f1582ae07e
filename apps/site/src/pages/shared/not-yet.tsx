import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Cord, CordLayer } from "@larkline/ui/cord";
import { Heading } from "@larkline/ui/heading";
import { JackShape } from "@larkline/ui/jack";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import type { ReactNode } from "react";

import { ChatButton } from "../../shell/chat-button.tsx";
import { PageTrail } from "./page-trail.tsx";

interface NotYetProps {
  headline: string;
  description: string;
  /** Text of the button that opens the chat. */
  chat?: string;
  /** Alternative links; the first is the primary action if there is no chat button. */
  links: readonly { readonly label: string; readonly href: string }[];
  /** Text before the links. */
  children?: ReactNode;
}

/** Centers of three jacks, in units of the drawing: 48 per module. */
const jacks = [24, 168, 312];

/** Two idle cords for a page that is not ready. */
function Steps() {
  return (
    <CordLayer columns={7} rows={2} variant="modules">
      <Cord from={{ x: 0.5, y: 0.5 }} to={{ x: 3.5, y: 0.5 }} state="idle" sag={1} />
      <Cord from={{ x: 3.5, y: 0.5 }} to={{ x: 6.5, y: 0.5 }} state="idle" sag={1} />
      {jacks.map((x) => (
        <JackShape key={x} transform={`translate(${x} 24)`} />
      ))}
    </CordLayer>
  );
}

/** A placeholder page. */
export function NotYet({ headline, description, chat, links, children }: NotYetProps) {
  return (
    <Section space="compact" fill>
      <Container>
        <Split
          ratio="start"
          align="center"
          first={
            <Stack gap="lg">
              <PageTrail />
              <Heading level={1} size="display">
                {headline}
              </Heading>
              <Text size="lede" tone="muted">
                {description}
              </Text>
              {children}
              <Stack direction="responsive" gap="sm">
                {chat && <ChatButton size="lg">{chat}</ChatButton>}
                {links.map(({ href, label }, index) => (
                  <Button
                    key={href}
                    size="lg"
                    href={href}
                    variant={index === 0 && !chat ? "primary" : "outline"}
                  >
                    {label}
                  </Button>
                ))}
              </Stack>
            </Stack>
          }
          second={<Steps />}
        />
      </Container>
    </Section>
  );
}
