import type { Statement } from "../../foundations/json-ld/statement.ts";
import type { PlanCardProps } from "./plan-card.tsx";

/** The props of a `PlanCard` that are in the structured data. */
export type PricedPlan = Pick<PlanCardProps, "currency" | "name" | "price">;

/** The product that the plans belong to. */
export interface PricedProduct {
  /** Its name: "AI Receptionist". */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** Absolute URL of its plans. */
  readonly url: string;
}

/** Codes of months and years in UN/CEFACT Recommendation 20. */
const unitCodes = { monthly: "MON", annual: "ANN" } as const;

/** A plan's offer, with its monthly and its annual price; none for a plan without a price. */
function offersOf({ currency = "USD", name, price }: PricedPlan): Statement[] {
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
 * Structured data for a product and its plans' prices (https://schema.org/Product, an `Offer` for
 * each plan), from the props of their `PlanCard`s.
 */
export function plansStatement(product: PricedProduct, plans: readonly PricedPlan[]): Statement {
  return { "@type": "Product", ...product, offers: plans.flatMap(offersOf) };
}
