import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/**
 * The industry “Financial Services”, listed in `industries.ts`. Its page's texts are in `industry-pages/`.
 */
export const financialServices = {
  id: "financial-services",
  name: "Financial Services",
  icon: "chart-line",
  opening: "I’d like to talk to somebody about my pension.",
  calls: "Consultations, client reviews",
  description:
    "Clients want a person for advice, and a quick answer for all else. The agent books the meeting, prepares it with a few questions and gives no advice itself.",
  benefits: [
    "Review meetings booked with the right adviser",
    "Questions asked ahead of the meeting",
    "Callers identified by your rules",
    "Each call logged for your records",
  ],
  stat: claims.financialServicesMeetings,
  compliance: [],
  onHome: false,
} as const satisfies IndustryEntry;
