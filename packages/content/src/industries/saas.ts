import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “SaaS & Software”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const saas = {
  id: "saas",
  name: "SaaS & Software",
  icon: "app-window",
  opening: "We’re on a trial. Who can show us the reporting?",
  calls: "Demo requests, follow-up",
  description:
    "A demo request is warm for minutes. The agent calls back right away, finds out the team’s size and need, and books the demo with the right person.",
  benefits: [
    "Demo requests called back right away",
    "Trials followed up by phone",
    "Leads qualified by team size and need",
    "Support calls told apart from sales",
  ],
  stat: claims.saasDemoConversion,
  compliance: [],
  onHome: true,
} as const satisfies IndustryEntry;
