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

import { PageTrail } from "../shared/page-trail.tsx";

interface LoginPlaceholderProps {
  headline: string;
  description: string;
  /** The first link is the primary action. */
  links: readonly { readonly label: string; readonly href: string }[];
  /** Content between the description and the links. */
  children?: ReactNode;
}

/** Horizontal centers of three jacks, in units of the drawing: 48 per module. */
const jacks = [24, 168, 312];

/** Drawing beside the text: two idle cords between three jacks. */
function IdleCords() {
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

/** Layout of the login page, which has links instead of a login form. */
export function LoginPlaceholder({
  headline,
  description,
  links,
  children,
}: LoginPlaceholderProps) {
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
                {links.map(({ href, label }, index) => (
                  <Button
                    key={href}
                    size="lg"
                    href={href}
                    variant={index === 0 ? "primary" : "outline"}
                  >
                    {label}
                  </Button>
                ))}
              </Stack>
            </Stack>
          }
          second={<IdleCords />}
        />
      </Container>
    </Section>
  );
}
