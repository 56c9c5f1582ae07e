import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “Automotive”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const automotive = {
  id: "automotive",
  name: "Automotive",
  icon: "car",
  opening: "Do you still have the gray one, and can I drive it tomorrow?",
  calls: "Test drives, service bookings",
  description:
    "Sales and service share one number. The agent tells them apart, books test drives and service bays, and calls online leads back.",
  benefits: [
    "Test drives booked by car and hour",
    "Service bays filled without hold music",
    "Online leads called back within the minute",
    "Recall and service reminders by phone",
  ],
  stat: claims.automotiveTestDrives,
  compliance: [],
  onHome: false,
} as const satisfies IndustryEntry;
