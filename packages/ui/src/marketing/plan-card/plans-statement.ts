import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { PlanCardProps } from "./plan-card.tsx";

/** What a plan's card says of its price. */
export type PricedPlan = Pick<PlanCardProps, "currency" | "name" | "price">;

/** What the plans are for. */
export interface PricedProduct {
  /** Its name: "AI Receptionist". */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** Where its plans stand, absolute. */
  readonly url: string;
}

/** Months and years, as UN/CEFACT Recommendation 20 codes them. */
const unitCodes = { monthly: "MON", annual: "ANN" } as const;

/** A plan's two prices; one that is priced by agreement makes no offer. */
function offer({ currency = "USD", name, price }: PricedPlan): Statement[] {
  if (price.monthly === null && price.annual === null) return [];
  return [
    {
      "@type": "Offer",
      name,
      priceSpecification: (["monthly", "annual"] as const)
        .filter((period) => price[period] !== null)
        .map((period) => ({
          "@type": "UnitPriceSpecification",
          price: price[period],
          priceCurrency: currency,
          unitCode: unitCodes[period],
        })),
    },
  ];
}

/**
 * What search engines are told about a product and what its plans cost (https://schema.org/Product, an
 * `Offer` for each plan), from the props of their `PlanCard`s.
 */
export function plansStatement(product: PricedProduct, plans: readonly PricedPlan[]): Statement {
  return { "@type": "Product", ...product, offers: plans.flatMap(offer) };
}
