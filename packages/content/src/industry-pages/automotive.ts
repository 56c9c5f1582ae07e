/** Texts of the page 'Automotive' (specification, section 2, "Industry pages"). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { IndustryPage } from "./industry-page.ts";

interface AutomotivePage extends IndustryPage {
  /** The chart: one dealership's calls answered, month by month. */
  readonly metrics: {
    readonly title: string;
    readonly lede: string;
    /** What the figures count: title of the chart and caption of its table. */
    readonly heading: string;
    /** Name of the chart's axis, and heading of the table's first column. */
    readonly pointHeading: string;
    /** Heading of the table's second column. */
    readonly valueHeading: string;
    readonly points: readonly {
      readonly label: string;
      /** The label, shortened for the chart's axis. */
      readonly short: string;
      /** In percent. */
      readonly value: number;
    }[];
    /** Source of the figures. */
    readonly note: string;
  };
  /** Dealer systems by name. */
  readonly systems: {
    readonly title: string;
    readonly lede: string;
    readonly names: readonly string[];
  };
}

export const automotivePage = {
  meta: {
    title: `AI receptionist for car dealerships | ${brand.name}`,
    description:
      "AI receptionist for car dealerships: test drives booked, service appointments made and leads called back, while your people talk to people.",
  },
  hero: {
    headline: "The showroom is full. So is the line.",
    lede: "An AI receptionist for car dealerships books test drives and service visits, knows what is on the lot and calls leads back while your people talk to people.",
    action: "Book a Consultation",
    scroll: "See what it does",
  },
  call: {
    label: "A call in progress: Lena Moss, 36 seconds",
    caller: "Lena Moss",
    time: "Saturday, 11:20 AM",
    elapsed: "00:36",
    elapsedLabel: "36 seconds",
    transcript: [
      { speaker: "Lena", text: "Do you still have the gray one, and can I drive it tomorrow?" },
      {
        speaker: brand.name,
        text: "The gray wagon? It is here, and nobody has it tomorrow.",
        done: "checks the lot",
      },
      { speaker: "Lena", text: "Ten o’clock?" },
      {
        speaker: brand.name,
        text: "Ten it is. Bring your license, and ask for Sam.",
        done: "books Sun, 10:00 AM",
      },
    ],
  },
  comparison: {
    title: "Three departments, one phone number.",
    challengesTitle: "What callers meet",
    challenges: [
      "A switchboard that rings through to an empty desk",
      "Leads from the weekend, called on Tuesday",
      "Service callers on hold while a car is handed over",
      "Questions about a car that was sold last week",
    ],
    solutionsTitle: "What they meet now",
    solutions: [
      "Sales, service and parts, answered after two rings",
      "A call while they are still comparing prices",
      "A time in the service bay, with the right technician",
      "The stock as it is this minute",
    ],
  },
  features: {
    anchor: "features",
    title: "What it does for a dealership",
    items: [
      {
        title: "Test drives",
        description:
          "Car, color, license, time. The keys are ready and the salesperson knows the name.",
      },
      {
        title: "Service appointments",
        description: "Mileage, symptom, loaner. Written into the service schedule, with reminders.",
      },
      {
        title: "Stock on the phone",
        description: "It looks a car up while the caller waits, and says when it is not there.",
      },
      {
        title: "Lead callbacks",
        description:
          "Leads from portals and forms are called within the minute, and tried again at a better hour.",
      },
    ],
  },
  specialties: {
    title: "Departments it answers for",
    items: [
      { title: "New Cars", description: "Configurations, deliveries, test drives." },
      { title: "Used Cars", description: "Stock, history, trade-ins." },
      { title: "Service", description: "Appointments, pickup, status." },
      { title: "Parts", description: "Numbers, prices from your system, reservations." },
      { title: "Fleet", description: "Quotes, drivers, service by plate." },
      { title: "Recalls", description: "Owners called in turn, until each has a date." },
    ],
  },
  metrics: {
    title: "Six months on one line",
    lede: "Calls answered at a dealership with two showrooms, before and after the agent took the number.",
    heading: "Calls that somebody answered",
    pointHeading: "Month",
    valueHeading: "Calls answered",
    points: [
      { label: "January", short: "Jan", value: 58 },
      { label: "February", short: "Feb", value: 61 },
      { label: "March", short: "Mar", value: 88 },
      { label: "April", short: "Apr", value: 93 },
      { label: "May", short: "May", value: 96 },
      { label: "June", short: "Jun", value: 97 },
    ],
    note: "An example of one customer. The agent took over in March.",
  },
  systems: {
    title: "Plugged into the dealer system",
    lede: "It reads stock and the service schedule, and writes leads and visits.",
    names: ["CDK", "Reynolds and Reynolds", "Dealertrack", "VinSolutions", "Tekion", "Autosoft"],
  },
  results: {
    title: "What dealers report",
    claims: [claims.automotiveTestDrives, claims.staffingCost, claims.availability],
    attribution: "Test drives and cost as dealerships and other customers report them.",
  },
  cta: {
    title: "Let it book one Saturday.",
    description: "We go through your lines, desks and hours, and set up the first one with you.",
    button: "Book a Consultation",
    ends: ["Your showroom", brand.name],
  },
} as const satisfies AutomotivePage;
