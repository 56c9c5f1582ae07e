import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import type { ReactNode } from "react";

import { PageTrail } from "../shared/page-trail.tsx";
import { UnpluggedLine } from "../shared/unplugged-line.tsx";

interface LoginPlaceholderProps {
  headline: string;
  description: string;
  /** The first link is the primary action. */
  links: readonly { readonly label: string; readonly href: string }[];
  /** Content between the description and the links. */
  children?: ReactNode;
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
          second={<UnpluggedLine />}
        />
      </Container>
    </Section>
  );
}
