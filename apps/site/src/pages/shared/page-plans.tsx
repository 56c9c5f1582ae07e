import type { PlansText } from "@larkline/content/page-sections";
import { planCategories } from "@larkline/content/plans";
import type { SectionProps } from "@larkline/ui/section";

import { HeadedSection } from "./headed-section.tsx";
import { PlanCards } from "./plan-cards.tsx";

interface PagePlansProps extends Pick<SectionProps, "ground"> {
  text: PlansText;
}

/** A section with the plans of one category, with monthly prices. */
export function PagePlans({ text, ground }: PagePlansProps) {
  const category = planCategories.find(({ id }) => id === text.category);
  return (
    <HeadedSection id={text.anchor} title={text.title} lede={text.lede} ground={ground}>
      {category && <PlanCards category={category} period="monthly" />}
    </HeadedSection>
  );
}
