import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “Home Services”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const homeServices = {
  id: "home-services",
  name: "Home Services",
  icon: "wrench",
  opening: "There’s water coming through my kitchen ceiling.",
  calls: "Emergencies, quotes, bookings",
  description:
    "Burst pipes do not wait for office hours. The agent answers, asks the right questions and books the visit while your crew sleeps or drives.",
  benefits: [
    "Emergency calls sorted first",
    "Visits booked by area and crew",
    "Quotes followed up by phone",
    "Spam kept off your line",
  ],
  stat: claims.homeServicesBookings,
  compliance: [],
  onHome: true,
} as const satisfies IndustryEntry;
