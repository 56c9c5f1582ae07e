import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { FaqAccordionProps } from "./faq-accordion.tsx";

/**
 * What search engines are told about questions and their answers (https://schema.org/FAQPage), from the
 * props of their `FaqAccordion`. Pass all questions, also where a search has narrowed down those shown.
 */
export function faqStatement({ items }: Pick<FaqAccordionProps, "items">): Statement {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
