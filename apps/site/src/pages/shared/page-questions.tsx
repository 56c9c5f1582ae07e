import type { QuestionsText } from "@larkline/content/page-sections";
import { FaqAccordion } from "@larkline/ui/faq-accordion";
import type { SectionProps } from "@larkline/ui/section";

import { HeadedSection } from "./headed-section.tsx";

interface PageQuestionsProps extends Pick<SectionProps, "ground"> {
  text: QuestionsText;
}

/** A page's frequently asked questions. Opening an answer closes the answer that was open. */
export function PageQuestions({ text, ground }: PageQuestionsProps) {
  return (
    <HeadedSection id={text.anchor} title={text.title} lede={text.lede} ground={ground}>
      <FaqAccordion items={text.items} />
    </HeadedSection>
  );
}
