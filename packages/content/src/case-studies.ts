/**
 * The six case studies and the texts of their page (specification, sections 2 and 3, "Case study").
 * The figures of a case study are reported by that customer. Figures about all customers are claims
 * (`claim-list.ts`).
 */
import { brand } from "./brand.ts";
import { type Claim, claims } from "./claims.ts";
import type { PageMeta } from "./page-meta.ts";
import {
  type Quote,
  alderAndFinch,
  cedarStreetPediatrics,
  harborPlumbing,
  tidemark,
} from "./quotes.ts";

/** Filter labels from the original specification (not in this repository). The first one clears the filter. */
export const caseStudyFilters = [
  "All Industries",
  "Home Services",
  "Law Firms",
  "Healthcare",
  "Real Estate",
  "SaaS & Software",
  "Mortgage",
] as const;

export type CaseStudyIndustry = Exclude<(typeof caseStudyFilters)[number], "All Industries">;

export interface CaseStudyMetric {
  /** The figure as a meter shows it, such as "38%". */
  readonly value: string;
  readonly label: string;
}

export interface CaseStudy {
  readonly id: string;
  readonly company: string;
  readonly industry: CaseStudyIndustry;
  /** Name of its drawing, one of those in `apps/site/src/drawings/names.ts`. */
  readonly image: string;
  readonly headline: string;
  readonly summary: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly string[];
  readonly metrics: readonly CaseStudyMetric[];
  readonly testimonial?: Quote;
  /** Whether it is always shown at the top of the page, whatever the filter selects. */
  readonly featured: boolean;
  /**
   * Number of calls in each hour of one week: one string for each day from Monday, with one digit for each of
   * the 24 hours. A featured case study shows the week as a drawing.
   */
  readonly week?: readonly string[];
  /** Office hours in that week: full hours of the day, from 0 to 24. */
  readonly officeHours?: { readonly from: number; readonly to: number };
}

export const caseStudies: readonly CaseStudy[] = [
  {
    id: "harbor-plumbing",
    company: "Harbor Plumbing",
    industry: "Home Services",
    image: "home-services",
    headline: "The night shift that nobody has to work.",
    summary:
      "A family business with eleven vans stopped losing the calls that come after supper. The agent sorts them, books them and wakes the crew only for water that is running.",
    challenge:
      "Over half of the calls came after hours. An answering service took names, and most callers had found another plumber by morning.",
    solution: `${brand.name} answers every call, asks where the water is and whether the main is shut, and books the visit by district. Only real emergencies reach the plumber on call.`,
    results: [
      "Calls after hours are booked, not written down",
      "The on-call plumber is woken for emergencies only",
      "Quotes are followed up within the hour",
    ],
    metrics: [
      { value: "412", label: "calls in the first month" },
      { value: "61", label: "booked at night" },
      { value: "9s", label: "to an answer" },
    ],
    testimonial: harborPlumbing,
    featured: true,
    week: [
      "100000103210020201201010",
      "001000012301002001020100",
      "000000103020200110210001",
      "010000002203010010102010",
      "000000012010001102120101",
      "100000012212010010101010",
      "000100000210100102010100",
    ],
    officeHours: { from: 8, to: 17 },
  },
  {
    id: "alder-and-finch",
    company: "Alder & Finch",
    industry: "Law Firms",
    image: "law-firms",
    headline: "Intake done while the accident is still in the rearview mirror.",
    summary:
      "A personal injury firm with four lawyers takes every intake on the first call, in English and Spanish, and sees the file before it calls back.",
    challenge:
      "People who call after an accident call three firms and hire the first that listens. The front desk could listen from nine to five.",
    solution: `${brand.name} takes the intake by the firm’s own questions, collects the names for the conflict check and books a consultation with the right lawyer.`,
    results: [
      "Intakes are complete before a lawyer reads them",
      "Names for the conflict check are there from the start",
      "Spanish-speaking clients are answered in Spanish",
    ],
    metrics: [
      { value: "7 min", label: "for a full intake" },
      { value: "3 in 10", label: "come at night" },
      { value: "0", label: "sent to voicemail" },
    ],
    testimonial: alderAndFinch,
    featured: true,
    week: [
      "000000001211002010100100",
      "000000000120010120011000",
      "000000010102001101000010",
      "000000000210101010200001",
      "000000000101010210021010",
      "010000000010100100001002",
      "101000000001001000100100",
    ],
    officeHours: { from: 9, to: 17 },
  },
  {
    id: "cedar-street-pediatrics",
    company: "Cedar Street Pediatrics",
    industry: "Healthcare",
    image: "healthcare",
    headline: "Monday morning without a queue on the line.",
    summary:
      "A practice with three doctors books, moves and confirms visits by phone at any hour. Nurses get the calls that need a nurse.",
    challenge:
      "From seven to nine on a Monday every line was busy. Parents gave up, and children with a fever waited as long as vaccinations.",
    solution:
      "The agent books routine visits at once, asks the practice’s own questions about symptoms and passes urgent calls to the nurse on duty.",
    results: [
      "Routine visits are booked without a person",
      "Urgent calls reach a nurse first",
      "Reminder calls go out the day before",
    ],
    metrics: [
      { value: "38", label: "calls at once" },
      { value: "12 min", label: "less waiting" },
    ],
    testimonial: cedarStreetPediatrics,
    featured: false,
  },
  {
    id: "northgate-homes",
    company: "Northgate Homes",
    industry: "Real Estate",
    image: "real-estate",
    headline: "A viewing booked before the sign is out of sight.",
    summary:
      "Buyers call from the car in front of the house. The agent knows the listing, asks what they look for and books the viewing.",
    challenge:
      "Agents were showing houses when new buyers called. By the time somebody called back, the buyer had seen another house.",
    solution: `${brand.name} answers calls about every listing, qualifies the buyer with six questions and puts the viewing into the agent’s calendar.`,
    results: [
      "Every sign call is answered by somebody who knows the house",
      "Agents arrive knowing the budget and the moving date",
      "Leads are in the CRM by themselves",
    ],
    metrics: [
      { value: "26", label: "viewings, one Saturday" },
      { value: "6", label: "questions to a buyer" },
    ],
    featured: false,
  },
  {
    id: "tidemark",
    company: "Tidemark",
    industry: "SaaS & Software",
    image: "saas",
    headline: "Called back while the form is still open.",
    summary:
      "A maker of scheduling software calls each demo request within a minute, asks three questions and books the right salesperson.",
    challenge:
      "Demo requests were answered in four hours on average. Half of the people who had asked no longer picked up.",
    solution:
      "The agent calls as the form is sent, qualifies by team size and tools, and books the demo while the interest is there.",
    results: [
      "Requests at night are called at the hour they asked for",
      "Salespeople begin with the answers on the screen",
      "Tickets that are not sales go to support",
    ],
    metrics: [
      { value: "48s", label: "from form to call" },
      { value: "3", label: "questions asked" },
    ],
    testimonial: tidemark,
    featured: false,
  },
  {
    id: "bluestem-lending",
    company: "Bluestem Lending",
    industry: "Mortgage",
    image: "mortgage",
    headline: "Rate questions end with a loan officer, not with a guess.",
    summary:
      "A broker with nine loan officers lets the agent take the first call: documents, dates, appointments. Rates are for licensed people, and the agent says so.",
    challenge:
      "Borrowers called about documents in the middle of closings. Loan officers called back in the evening, to voicemail.",
    solution:
      "The agent asks what is missing, sends the list by text message and books a call with a licensed loan officer for everything else.",
    results: [
      "Documents are complete sooner",
      "No rate is quoted by anybody without a license",
      "Each call is logged for the file",
    ],
    metrics: [
      { value: "4 days", label: "sooner to a full file" },
      { value: "1", label: "log of every call" },
    ],
    featured: false,
  },
];

const meta: PageMeta = {
  title: `Case studies: AI receptionists at work | ${brand.name}`,
  description: `AI receptionist case studies: how a plumber, a law firm, a practice and others have their calls answered by ${brand.name}, and what came of it.`,
};

/** Figures over all case studies, in the specification's order. */
const stats: readonly Claim[] = [
  claims.averageReturn,
  claims.fasterResponse,
  claims.satisfaction,
  claims.availability,
];

export const caseStudiesPage = {
  meta,
  hero: {
    headline: "What changed when somebody always answered.",
    lede: "Six businesses with AI voice agents, told by what their phones did before and after.",
    /** Opens the chat. */
    talkToSales: "Talk to Sales",
    /** Scrolls to the stories. */
    seeStories: "See Success Stories",
  },
  /** A completed call to the customer of the first case study. */
  call: {
    label: "A call that is over: Bev Carter to Harbor Plumbing, 1 minute and 12 seconds",
    caller: "Bev Carter",
    time: "6:05 PM",
    elapsed: "01:12",
    elapsedLabel: "1 minute and 12 seconds",
    transcript: [
      { speaker: "Bev", text: "I called at lunch and nobody picked up." },
      {
        speaker: brand.name,
        text: "Somebody does now. What is leaking?",
        done: "finds the call at lunch",
      },
      { speaker: "Bev", text: "The water heater. Not much, but it’s rusty." },
      {
        speaker: brand.name,
        text: "Ray’s crew can look at it at 8:15 tomorrow.",
        done: "holds Fri, 8:15 AM",
      },
    ],
  },
  stories: {
    anchor: "stories",
    title: "Success stories",
    filterLabel: "Industry",
    more: "More stories",
    moreLede: "Pick a trade. The two above stay where they are.",
    /** Text after the number of results. */
    count: { one: "story", other: "stories" },
    readMore: "Read Full Case Study",
    /** Read by screen readers between the button's text and the company's name. */
    readMoreOf: "of",
    challenge: "Before",
    solution: "What was done",
    results: "Since then",
  },
  empty: {
    title: "No case studies found",
    description: "Try selecting a different industry or view all case studies",
  },
  stats: {
    title: "Across all stories",
    claims: stats,
    attribution: "The percentages as customers report them.",
  },
  cta: {
    title: "The next story starts with one call.",
    description: "Tell us what your phone sounds like at six in the evening.",
    button: "Open Chat",
    /** Labels at both ends of the drawn cord (decorative). */
    ends: ["Your phone at six", brand.name],
  },
} as const;
