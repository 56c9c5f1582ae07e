/** The two products (specification, section 2, "Product and solution pages"). */
import type { PlanCategoryId } from "./plans.ts";
import type { Source } from "./source.ts";

export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly path: `/products/${string}`;
  readonly name: string;
  /** What the product does, in one or two sentences. */
  readonly summary: string;
  /** What the product does, one capability per entry. */
  readonly points: readonly string[];
  /** Category of its plans. */
  readonly planCategory: PlanCategoryId;
  readonly source: Source;
}

export const products: readonly Product[] = [
  {
    id: "outbound-ai-agents",
    slug: "outbound-ai-agents",
    path: "/products/outbound-ai-agents",
    name: "Outbound AI Agents",
    summary:
      "Agents that call your leads for you. They call new leads at once and old ones in turn, ask your questions and hand over whoever is ready to buy.",
    points: [
      "Calls a new lead while the form is still open",
      "Works through a list without getting tired or skipping a name",
      "Asks every lead the same qualifying questions",
      "Books a meeting, or puts a ready lead through to a person",
      "Writes the outcome of each call to your CRM",
    ],
    planCategory: "outbound",
    source: { title: "Outbound AI Agents", href: "/products/outbound-ai-agents" },
  },
  {
    id: "ai-receptionist",
    slug: "ai-receptionist",
    path: "/products/ai-receptionist",
    name: "AI Receptionist",
    summary:
      "An agent that answers your phone at any hour. It books appointments, screens callers, takes messages and puts urgent calls through.",
    points: [
      "Picks up at any hour, even when two people call at once",
      "Books, moves and cancels appointments in your calendar",
      "Screens out spam and sales calls",
      "Answers questions about hours, prices and services",
      "Puts urgent callers through to the right person",
      "Writes callers and notes to your CRM",
    ],
    planCategory: "receptionist",
    source: { title: "AI Receptionist", href: "/products/ai-receptionist" },
  },
];
