/** The four solutions (specification, section 2, "Product and solution pages"). */
import { claims } from "./claims.ts";
import { integrationNames } from "./integrations.ts";
import type { Source } from "./source.ts";

export interface Solution {
  readonly id: string;
  readonly slug: string;
  readonly path: `/solutions/${string}`;
  readonly name: string;
  /** What the solution does, in one or two sentences. */
  readonly summary: string;
  /** What the solution does, one capability per entry. */
  readonly points: readonly string[];
  /** Names of the tools that it works with; empty if the page names none. */
  readonly tools: readonly string[];
  readonly source: Source;
}

export const solutions: readonly Solution[] = [
  {
    id: "lead-generation",
    slug: "lead-generation",
    path: "/solutions/lead-generation",
    name: "Lead Generation",
    summary: `Agents call your list and your web leads and pass on the ones worth a salesperson’s time. Dialing by hand, one person reaches ${claims.manualDialing.value} calls a day.`,
    points: [
      "Calls web leads as they come in",
      "Qualifies each lead by your criteria",
      "Tries again at a better hour when nobody picks up",
      "Books meetings and writes results to your CRM",
    ],
    tools: [],
    source: { title: "Lead Generation", href: "/solutions/lead-generation" },
  },
  {
    id: "appointment-scheduling",
    slug: "appointment-scheduling",
    path: "/solutions/appointment-scheduling",
    name: "Appointment Scheduling",
    summary:
      "Callers book, move and cancel appointments while they are on the line, straight into your calendar. Reminder calls go out before each one.",
    points: [
      "Offers only times that are free",
      "Books, moves and cancels during the call",
      "Calls before the appointment to confirm it",
      "Fills a canceled slot from the waiting list",
    ],
    tools: integrationNames("calendar"),
    source: { title: "Appointment Scheduling", href: "/solutions/appointment-scheduling" },
  },
  {
    id: "call-screening",
    slug: "call-screening",
    path: "/solutions/call-screening",
    name: "Call Screening",
    summary:
      "The agent answers first, asks who is calling and why, and rings your phone only for calls you want. Law firms, real estate and mortgage offices get screening questions of their own.",
    points: [
      "Blocks spam and robocalls",
      "Asks who is calling and what about",
      "Ranks callers by urgency",
      "Puts through, takes a message or declines, by your rules",
    ],
    tools: [],
    source: { title: "Call Screening", href: "/solutions/call-screening" },
  },
  {
    id: "crm-integration",
    slug: "crm-integration",
    path: "/solutions/crm-integration",
    name: "CRM Integration",
    summary:
      "Each call is in your CRM before the next one starts: the contact, the log, the summary and the lead’s score.",
    points: [
      "Creates contacts automatically",
      "Logs each call as an activity",
      "Adds a summary of what was said",
      "Scores leads by your criteria",
    ],
    tools: integrationNames("crm"),
    source: { title: "CRM Integration", href: "/solutions/crm-integration" },
  },
];
