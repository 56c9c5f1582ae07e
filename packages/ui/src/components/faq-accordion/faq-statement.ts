import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { FaqAccordionProps } from "./faq-accordion.tsx";

/**
 * Structured data for questions and answers (https://schema.org/FAQPage), from the props of
 * `FaqAccordion`. Pass all questions, even if a filter hides some.
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
