import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “Mortgage”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const mortgage = {
  id: "mortgage",
  name: "Mortgage",
  icon: "landmark",
  opening: "Rates dropped. Should I refinance now?",
  calls: "Rate inquiries, applications",
  description:
    "Borrowers call several lenders in an hour. The agent answers first, takes the facts of the loan and books the loan officer. It quotes no rates.",
  benefits: [
    "Rate inquiries taken and passed on",
    "Missing documents asked for by phone",
    "Loan officers booked by state and product",
    "Calls kept in line with TRID and fair lending",
  ],
  stat: claims.mortgageFollowUp,
  compliance: [claims.mortgageDisclosure, claims.fairLending],
  onHome: false,
} as const satisfies IndustryEntry;
