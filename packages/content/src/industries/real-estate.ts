import { claims } from "../claims.ts";
import type { IndustryEntry } from "./industry.ts";

/** The industry “Real Estate”, listed in `industries.ts`. Its page's texts are in `industry-pages/`. */
export const realEstate = {
  id: "real-estate",
  name: "Real Estate",
  icon: "house",
  opening: "I’m standing in front of the house. Is it still for sale?",
  calls: "Viewings, buyer questions",
  description:
    "Buyers call from the curb. The agent knows your listings, answers their questions and books the viewing before they drive on.",
  benefits: [
    "Questions about listings answered at once",
    "Viewings booked around your day",
    "Buyers asked about budget and timing",
    "Sign calls answered on Sundays",
  ],
  stat: claims.realEstateResponse,
  compliance: [],
  onHome: true,
} as const satisfies IndustryEntry;
