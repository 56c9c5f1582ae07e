import { type PlanCategory, currency, planButtons, popularBadge } from "@larkline/content/plans";
import { pricingBoard } from "@larkline/content/pricing";
import { Button } from "@larkline/ui/button";
import { PlanCard } from "@larkline/ui/plan-card";
import { PlanGrid } from "@larkline/ui/plan-grid";

import type { Period } from "./period.ts";
import { planTones } from "./plan-tones.ts";

interface PlanCardsProps {
  category: PlanCategory;
  period: Period;
}

/** A category's four plans. */
export function PlanCards({ category: { color, id, plans }, period }: PlanCardsProps) {
  const tone = planTones[color];
  return (
    <PlanGrid tone={tone}>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          name={plan.name}
          description={plan.description}
          price={plan.price}
          currency={currency}
          calls={plan.callsIncluded}
          features={plan.features}
          period={period}
          badge={plan.isPopular ? popularBadge : undefined}
          tone={tone}
          // Outbound plans include thousands of calls, which need smaller rings. All cards of a category use the
          // same size, so that they can be compared.
          scale={id === "outbound" ? "double" : "single"}
          actions={
            <Button
              href={pricingBoard.planHref}
              variant={plan.isPopular ? "primary" : "outline"}
              fullWidth
            >
              {planButtons[plan.cta]}
            </Button>
          }
        />
      ))}
    </PlanGrid>
  );
}
