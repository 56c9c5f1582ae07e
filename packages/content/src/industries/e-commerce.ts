import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “E-commerce”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const ecommerce = {
  id: "e-commerce",
  name: "E-commerce",
  icon: "shopping-bag",
  opening: "Where is my order? It should have come on Tuesday.",
  calls: "Orders, returns, abandoned carts",
  description:
    "Most calls ask where the package is. The agent looks it up, starts the return and calls buyers about an abandoned cart.",
  benefits: [
    "Order status read out from your store",
    "Returns started on the call",
    "Abandoned carts followed up by phone",
    "Peak days answered without a queue",
  ],
  stat: claims.ecommerceRecovery,
  compliance: [],
  onHome: false,
} as const satisfies IndustryEntry;
