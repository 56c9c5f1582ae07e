import type { ReadingText } from "@larkline/content/page-sections";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Prose } from "@larkline/ui/prose";
import { Section, type SectionProps } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { useId } from "react";

interface PageReadingProps extends Pick<SectionProps, "ground"> {
  text: ReadingText;
}

/** A section with paragraphs of text beside their heading. */
export function PageReading({ text: { title, paragraphs }, ground }: PageReadingProps) {
  const id = useId();
  return (
    <Section ground={ground} aria-labelledby={id}>
      <Container>
        <Split
          ratio="end"
          align="start"
          first={
            <Heading level={2} id={id}>
              {title}
            </Heading>
          }
          second={
            <Prose>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          }
        />
      </Container>
    </Section>
  );
}
