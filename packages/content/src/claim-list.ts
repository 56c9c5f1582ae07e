/**
 * Every figure that the site claims (specification, sections 1, 2, 3 and 9). The only file that contains
 * these figures: other texts use `value`, `label` or `statement` from here. Each claim is a separate
 * constant, so that a page's bundle contains only the claims that it shows.
 *
 * Some claims of the specification contradict each other. Both are kept, each with the page that makes it
 * (`scope`), and `disagreesWith` names the other. Results are reported, never promised: a claim that has an
 * `attribution` may only be shown with it, and its `statement` says who reports the result.
 */
import { brand } from "./brand.ts";
import { type Claim, customersReport } from "./claim.ts";
import type { Source } from "./source.ts";

const places = {
  home: { title: "Home", href: "/" },
  pricing: { title: "Pricing", href: "/pricing" },
  outbound: { title: "Outbound AI Agents", href: "/products/outbound-ai-agents" },
  receptionist: { title: "AI Receptionist", href: "/products/ai-receptionist" },
  leads: { title: "Lead Generation", href: "/solutions/lead-generation" },
  scheduling: { title: "Appointment Scheduling", href: "/solutions/appointment-scheduling" },
  screening: { title: "Call Screening", href: "/solutions/call-screening" },
  industries: { title: "Industries", href: "/industries" },
  mortgage: { title: "Mortgage", href: "/industries/mortgage" },
  caseStudies: { title: "Case Studies", href: "/case-studies" },
  support: { title: "Support", href: "/support" },
} as const satisfies Record<string, Source>;

export const callsHandled = {
  value: "500K+",
  label: "calls handled",
  spoken: "more than 500,000",
  statement: `${brand.name} has handled more than 500,000 calls (500K+).`,
  scope: "Home page",
  source: places.home,
} as const satisfies Claim;

export const businessesServed = {
  value: "500+",
  label: "businesses served",
  statement: `More than 500 businesses (500+) use ${brand.name}.`,
  scope: "Industries page",
  source: places.industries,
} as const satisfies Claim;

export const industriesServed = {
  value: "9+",
  label: "industries",
  statement: `${brand.name} works in 9+ industries, from home services to e-commerce.`,
  scope: "Industries page",
  source: places.industries,
} as const satisfies Claim;

export const languages = {
  value: "50+",
  label: "languages spoken",
  spoken: "more than 50",
  statement: "The agents speak 50+ languages.",
  scope: "Home page and pricing page",
  source: places.home,
} as const satisfies Claim;

export const uptime = {
  value: "99.9%",
  label: "uptime",
  statement: "The service is up 99.9% of the time, as the home page states.",
  scope: "Home page",
  source: places.home,
} as const satisfies Claim;

export const accuracy = {
  value: "99.2%",
  label: "accuracy",
  statement: "The agents reach 99.2% accuracy across 50+ languages, as the pricing page states.",
  scope: "Pricing page",
  source: places.pricing,
} as const satisfies Claim;

export const availability = {
  value: "24/7",
  label: "availability",
  spoken: "24 hours a day, 7 days a week",
  statement: "The agents answer and place calls 24/7, nights and holidays included.",
  scope: "Home page and product pages",
  source: places.home,
} as const satisfies Claim;

export const integrations = {
  value: "5,000+",
  label: "integrations",
  spoken: "over 5,000",
  statement: `${brand.name} connects to over 5,000 integrations, as the home page states.`,
  scope: "Home page",
  source: places.home,
  disagreesWith: "integrationsInFaq",
} as const satisfies Claim;

export const integrationsInFaq = {
  value: "100+",
  label: "integrations",
  statement: "The support FAQ counts 100+ integrations.",
  scope: "Support FAQ",
  source: places.support,
  disagreesWith: "integrations",
} as const satisfies Claim;

export const security = {
  value: "SOC 2 Type II",
  label: "compliance",
  statement: `${brand.name} is SOC 2 Type II compliant and encrypts calls end to end.`,
  scope: "Pricing page",
  source: places.pricing,
} as const satisfies Claim;

export const healthPrivacy = {
  value: "HIPAA",
  label: "compliance in healthcare",
  statement: "For healthcare, the agents work in compliance with HIPAA.",
  scope: "Industries page",
  source: places.industries,
} as const satisfies Claim;

export const mortgageDisclosure = {
  value: "TRID",
  label: "compliance in mortgage lending",
  statement: "For mortgage lenders, the agents work in compliance with TRID and RESPA.",
  scope: "Mortgage page",
  source: places.mortgage,
} as const satisfies Claim;

export const fairLending = {
  value: "Fair lending",
  label: "compliance in mortgage lending",
  statement: "For lenders, the agents work in compliance with fair lending rules.",
  scope: "Mortgage page",
  source: places.mortgage,
} as const satisfies Claim;

export const staffingCost = {
  value: "85%",
  label: "staffing cost reduction",
  statement: "Customers report staffing costs that are 85% lower.",
  scope: "Industries page",
  source: places.industries,
  attribution: customersReport,
} as const satisfies Claim;

export const chatDemo = {
  value: "15-minute",
  label: "demo in the chat",
  statement: "A 15-minute demo runs in the chat on this site.",
  scope: "Home page",
  source: places.home,
} as const satisfies Claim;

export const setup = {
  value: "24-48 hours",
  label: "to set up",
  statement: "Setup takes 24-48 hours.",
  scope: "Support FAQ",
  source: places.support,
} as const satisfies Claim;

export const supportReply = {
  value: "24 hours",
  label: "to a reply from support",
  statement: "Support replies within 24 hours.",
  scope: "Support page",
  source: places.support,
} as const satisfies Claim;

export const leadVolume = {
  value: "300%",
  label: "lead volume",
  statement: "Customers report 300% lead volume with outbound agents.",
  scope: "Outbound AI Agents page",
  source: places.outbound,
  attribution: customersReport,
} as const satisfies Claim;

export const leadReturn = {
  value: "300%",
  label: "ROI",
  statement: "Customers report a 300% return on investment from lead generation.",
  scope: "Lead Generation page",
  source: places.leads,
  attribution: customersReport,
  disagreesWith: "averageReturn",
} as const satisfies Claim;

export const qualificationSpeed = {
  value: "5x",
  label: "faster qualification",
  statement: "Customers report that leads are qualified 5x faster.",
  scope: "Outbound AI Agents and Lead Generation pages",
  source: places.outbound,
  attribution: customersReport,
} as const satisfies Claim;

export const manualDialing = {
  value: "50 to 100",
  label: "calls a day, dialed by hand",
  statement: "One person dialing by hand reaches 50 to 100 calls a day.",
  scope: "Lead Generation page",
  source: places.leads,
} as const satisfies Claim;

export const appointments = {
  value: "2x",
  label: "appointments",
  statement: "Customers report 2x the appointments with the receptionist.",
  scope: "AI Receptionist page",
  source: places.receptionist,
  attribution: customersReport,
} as const satisfies Claim;

export const bookings = {
  value: "2x",
  label: "bookings",
  statement: "Customers report a 2x increase in bookings.",
  scope: "Appointment Scheduling page",
  source: places.scheduling,
  attribution: customersReport,
} as const satisfies Claim;

export const noShows = {
  value: "50%",
  label: "fewer no-shows",
  statement: "Customers report 50% fewer no-shows.",
  scope: "AI Receptionist and Appointment Scheduling pages",
  source: places.scheduling,
  attribution: customersReport,
} as const satisfies Claim;

export const spamBlocked = {
  value: "95%",
  label: "of spam calls blocked",
  statement: "Customers report that call screening blocks 95% of spam calls.",
  scope: "Call Screening page",
  source: places.screening,
  attribution: customersReport,
} as const satisfies Claim;

export const averageReturn = {
  value: "180%",
  label: "average ROI increase",
  statement: "Across the case studies, customers report a 180% average increase in ROI.",
  scope: "Case Studies page",
  source: places.caseStudies,
  attribution: customersReport,
  disagreesWith: "leadReturn",
} as const satisfies Claim;

export const fasterResponse = {
  value: "50%",
  label: "faster response",
  statement: "Across the case studies, customers report 50% faster response.",
  scope: "Case Studies page",
  source: places.caseStudies,
  attribution: customersReport,
} as const satisfies Claim;

export const satisfaction = {
  value: "95%",
  label: "satisfaction",
  statement: "Across the case studies, customers report 95% satisfaction.",
  scope: "Case Studies page",
  source: places.caseStudies,
  attribution: customersReport,
} as const satisfies Claim;

// One figure for each industry (section 3, "Industry card"). The original specification (not in this
// repository) gives the labels of the first five figures. For the other four it gives only the figure, and
// this project chose the label.
export const homeServicesBookings = {
  value: "40%",
  label: "More Bookings",
  bandLabel: "more bookings",
  statement: "Home service customers report 40% more bookings.",
  scope: "Home page",
  source: places.home,
  attribution: "reported by home service customers",
} as const satisfies Claim;

export const lawFirmsLeadQuality = {
  value: "65%",
  label: "Lead Quality",
  bandLabel: "better lead quality",
  statement: "Law firms report a 65% gain in lead quality.",
  scope: "Home page",
  source: places.home,
  attribution: "reported by law firms",
} as const satisfies Claim;

export const healthcareSatisfaction = {
  value: "85%",
  label: "Patient Satisfaction",
  bandLabel: "patient satisfaction",
  statement: "Practices report 85% patient satisfaction.",
  scope: "Home page",
  source: places.home,
  attribution: "reported by medical and dental practices",
} as const satisfies Claim;

export const realEstateResponse = {
  value: "90%",
  label: "Response Time",
  bandLabel: "better response time",
  statement: "Real estate agents report a 90% better response time.",
  scope: "Home page",
  source: places.home,
  attribution: "reported by real estate agents",
} as const satisfies Claim;

export const saasDemoConversion = {
  value: "55%",
  label: "Demo Conversion",
  bandLabel: "demo conversion",
  statement: "Software companies report a demo conversion of 55%.",
  scope: "Home page",
  source: places.home,
  attribution: "reported by software companies",
} as const satisfies Claim;

export const mortgageFollowUp = {
  value: "75%",
  label: "Faster Follow-Up",
  bandLabel: "faster follow-up",
  statement: "Mortgage brokers report 75% faster follow-up.",
  scope: "Industries page",
  source: places.industries,
  attribution: "reported by mortgage brokers",
} as const satisfies Claim;

export const automotiveTestDrives = {
  value: "30%",
  label: "More Test Drives",
  bandLabel: "more test drives",
  statement: "Dealerships report 30% more test drives.",
  scope: "Industries page",
  source: places.industries,
  attribution: "reported by dealerships",
} as const satisfies Claim;

export const financialServicesMeetings = {
  value: "60%",
  label: "More Meetings",
  bandLabel: "more meetings",
  statement: "Financial advisers report 60% more meetings.",
  scope: "Industries page",
  source: places.industries,
  attribution: "reported by financial advisers",
} as const satisfies Claim;

export const ecommerceRecovery = {
  value: "45%",
  label: "Orders Recovered",
  bandLabel: "orders recovered",
  statement: "Online stores report that 45% of abandoned orders are recovered.",
  scope: "Industries page",
  source: places.industries,
  attribution: "reported by online stores",
} as const satisfies Claim;
