/** Sections that prove the product's value: figures, reasons, a customer's quotation. */
import type { FiguresText, ReasonsText } from "@larkline/content/page-sections";
import type { Quote } from "@larkline/content/quotes";
import { Container } from "@larkline/ui/container";
import { Section, type SectionProps } from "@larkline/ui/section";
import { StatGroup } from "@larkline/ui/stat-group";
import { Testimonial } from "@larkline/ui/testimonial";
import { TrustGrid, type TrustGridProps } from "@larkline/ui/trust-grid";

import { HeadedSection } from "./headed-section.tsx";

type Ground = Pick<SectionProps, "ground">;

/** A section with two to four figures. */
export function PageFigures({
  text: { title, lede, claims },
  ground,
}: Ground & { text: FiguresText }) {
  return (
    <HeadedSection title={title} lede={lede} ground={ground}>
      <StatGroup stats={claims} />
    </HeadedSection>
  );
}

/** A section with three or four reasons to rely on the product, the strongest first. */
export function PageReasons({
  text,
  ...props
}: Pick<TrustGridProps, "ground" | "head"> & { text: ReasonsText }) {
  return <TrustGrid {...text} {...props} />;
}

/** A section with only a customer's quotation. */
export function PageQuote({
  text: { quote, author, title },
  ground,
}: Ground & {
  text: Quote;
}) {
  return (
    <Section ground={ground} aria-label={author}>
      <Container>
        <Testimonial quote={quote} author={author} authorTitle={title} size="xl" cord />
      </Container>
    </Section>
  );
}
