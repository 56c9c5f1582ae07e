/**
 * The nine industries (specification, sections 2 and 3, "Industry card"). Five are on the home page.
 * The specification's route table has pages for four; the others have theirs from the same template,
 * so that no card leads nowhere.
 */
import { type Claim, claims } from "./claims.ts";
import type { Source } from "./source.ts";

export interface Industry {
  readonly id: string;
  readonly slug: string;
  readonly path: `/industries/${string}`;
  readonly name: string;
  /** Name of the icon that stands for it. */
  readonly icon: string;
  /** A caller's own words: how such a call begins. */
  readonly opening: string;
  /** What the calls are about, in a few words. */
  readonly calls: string;
  /** What the agent does for this trade, in one or two sentences. */
  readonly description: string;
  readonly benefits: readonly [string, string, string, string];
  /** The card's one figure. */
  readonly stat: Claim;
  /** Rules the agents keep to in this trade. */
  readonly compliance: readonly Claim[];
  /** One of the home page's five selectable cards. */
  readonly onHome: boolean;
  /** The site has a page for it. Without one it is cited on the overview. */
  readonly hasPage: boolean;
  readonly source: Source;
}

export const industries: readonly Industry[] = [
  {
    id: "home-services",
    slug: "home-services",
    path: "/industries/home-services",
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
    hasPage: true,
    source: { title: "Home Services", href: "/industries/home-services" },
  },
  {
    id: "law-firms",
    slug: "law-firms",
    path: "/industries/law-firms",
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
    hasPage: true,
    source: { title: "Law Firms", href: "/industries/law-firms" },
  },
  {
    id: "healthcare",
    slug: "healthcare",
    path: "/industries/healthcare",
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
    hasPage: true,
    source: { title: "Healthcare", href: "/industries/healthcare" },
  },
  {
    id: "real-estate",
    slug: "real-estate",
    path: "/industries/real-estate",
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
    hasPage: true,
    source: { title: "Real Estate", href: "/industries/real-estate" },
  },
  {
    id: "saas",
    slug: "saas",
    path: "/industries/saas",
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
    hasPage: true,
    source: { title: "SaaS & Software", href: "/industries/saas" },
  },
  {
    id: "mortgage",
    slug: "mortgage",
    path: "/industries/mortgage",
    name: "Mortgage",
    icon: "landmark",
    opening: "Rates dropped. Should I refinance now?",
    calls: "Rate inquiries, applications",
    description:
      "Borrowers call several lenders in an hour. The agent answers first, takes the facts of the loan and books the loan officer. It quotes no rates.",
    benefits: [
      "Rate inquiries answered and passed on",
      "Missing documents asked for by phone",
      "Loan officers booked by state and product",
      "Calls kept in line with TRID and fair lending",
    ],
    stat: claims.mortgageFollowUp,
    compliance: [claims.mortgageDisclosure, claims.fairLending],
    onHome: false,
    hasPage: true,
    source: { title: "Mortgage", href: "/industries/mortgage" },
  },
  {
    id: "automotive",
    slug: "automotive",
    path: "/industries/automotive",
    name: "Automotive",
    icon: "car",
    opening: "Do you still have the gray one, and can I drive it tomorrow?",
    calls: "Test drives, service bookings",
    description:
      "Sales and service share one number. The agent tells them apart, books test drives and service bays, and calls online leads back.",
    benefits: [
      "Test drives booked by car and hour",
      "Service bays filled without hold music",
      "Online leads called back the same hour",
      "Recall and service reminders by phone",
    ],
    stat: claims.automotiveTestDrives,
    compliance: [],
    onHome: false,
    hasPage: true,
    source: { title: "Automotive", href: "/industries/automotive" },
  },
  {
    id: "financial-services",
    slug: "financial-services",
    path: "/industries/financial-services",
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
    hasPage: true,
    source: { title: "Financial Services", href: "/industries/financial-services" },
  },
  {
    id: "e-commerce",
    slug: "e-commerce",
    path: "/industries/e-commerce",
    name: "E-commerce",
    icon: "shopping-bag",
    opening: "Where is my order? It should have come on Tuesday.",
    calls: "Orders, returns, abandoned carts",
    description:
      "Most calls ask where the parcel is. The agent looks it up, starts the return and calls buyers who left a full cart.",
    benefits: [
      "Order status read out from your shop",
      "Returns started on the call",
      "Abandoned carts followed up by phone",
      "Peak days answered without a queue",
    ],
    stat: claims.ecommerceRecovery,
    compliance: [],
    onHome: false,
    hasPage: true,
    source: { title: "E-commerce", href: "/industries/e-commerce" },
  },
];
