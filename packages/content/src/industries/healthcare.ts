import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “Healthcare”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const healthcare = {
  id: "healthcare",
  name: "Healthcare",
  icon: "heart-pulse",
  opening: "My daughter has a fever. Can somebody see her today?",
  calls: "Appointments, reminders",
  description:
    "The front desk gets its mornings back. The agent books and moves appointments, calls to remind patients and passes urgent calls to your staff.",
  benefits: [
    "Appointments booked and moved by phone",
    "Reminder calls before each visit",
    "Urgent calls passed to your staff",
    "Patient data handled under HIPAA",
  ],
  stat: claims.healthcareSatisfaction,
  compliance: [claims.healthPrivacy],
  onHome: true,
} as const satisfies IndustryEntry;
