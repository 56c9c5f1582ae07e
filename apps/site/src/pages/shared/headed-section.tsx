import { Container } from "@larkline/ui/container";
import { Section, type SectionProps } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { type ReactNode, useId } from "react";

import { SplitHeading } from "./split-heading.tsx";

interface HeadedSectionProps extends Pick<SectionProps, "ground" | "id"> {
  title: string;
  lede: string;
  children: ReactNode;
}

/** A section with its introduction beside the heading, and its content below both. */
export function HeadedSection({ title, lede, children, ...props }: HeadedSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id} {...props}>
      <Container>
        <Stack gap="xl">
          <SplitHeading id={id} title={title} lede={lede} />
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
