import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “Law Firms”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const lawFirms = {
  id: "law-firms",
  name: "Law Firms",
  icon: "scale",
  opening: "I was in a car accident on Friday and I need a lawyer.",
  calls: "Client intake, conflict checks",
  description:
    "The first firm that answers often gets the case. The agent takes the intake, asks for the names your conflict check needs and books the consultation.",
  benefits: [
    "Intake taken on the first call",
    "Names collected for the conflict check",
    "Consultations booked by practice area",
    "Existing clients put through to their lawyer",
  ],
  stat: claims.lawFirmsLeadQuality,
  compliance: [],
  onHome: true,
} as const satisfies IndustryEntry;
