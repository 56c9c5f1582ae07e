import type { PointsText } from "@larkline/content/page-sections";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Jack } from "@larkline/ui/jack";
import { Section, type SectionProps } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { type ReactNode, useId } from "react";

interface PointsProps extends Pick<SectionProps, "ground" | "joined" | "space"> {
  text: PointsText;
  /** An illustration below the heading. */
  figure?: ReactNode;
}

/** A section with a list of benefits beside its heading. */
export function Points({ text: { title, items }, figure, ...props }: PointsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...props}>
      <Container>
        <Split
          ratio="end"
          first={
            <Stack gap="xl">
              <Heading level={2} id={id}>
                {title}
              </Heading>
              {figure}
            </Stack>
          }
          second={
            <Stack as="ul" divided>
              {items.map((item) => (
                <Stack as="li" key={item} direction="row" align="center" wrap={false}>
                  <Jack state="plugged" />
                  <Text size="lede">{item}</Text>
                </Stack>
              ))}
            </Stack>
          }
        />
      </Container>
    </Section>
  );
}
