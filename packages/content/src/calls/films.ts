/**
 * Scripts of the films: one for each industry on the home page, and one for lead generation.
 * After a change, run `npm run media`, which makes the films again.
 */
import { brand } from "../brand.ts";
import type { FilmScript, ScriptLine } from "./call-script.ts";

/** A line that the agent speaks. */
const agent = (line: Pick<ScriptLine, "text" | "done" | "to">): ScriptLine => ({
  by: "agent",
  speaker: brand.name,
  ...line,
});
/** A line that the other party speaks. */
const caller = (speaker: string, line: Pick<ScriptLine, "text" | "done" | "to">): ScriptLine => ({
  by: "caller",
  speaker,
  ...line,
});

/** The scripts by the id of their industry or solution. */
export const callFilms = {
  "home-services": {
    label: "A burst pipe at 11:52 PM: Maria Ortiz calls, and a plumber is booked",
    caller: "Maria Ortiz",
    time: "11:52 PM",
    destinations: ["On-call phone", "Calendar", "Text message"],
    lines: [
      caller("Maria", { text: "There’s water coming through my kitchen ceiling." }),
      agent({
        text: "Let’s stop it first. Is the main valve under the sink?",
        done: "marks the call urgent",
        to: "On-call phone",
      }),
      caller("Maria", { text: "Yes. It’s off. It’s slowing down." }),
      agent({
        text: "Good. Leo will be with you at 7:30, and I’m texting you his number now.",
        done: "books Leo, Thu, 7:30 AM",
        to: "Calendar",
      }),
      caller("Maria", {
        text: "Thank you so much.",
        done: "sends her Leo’s number",
        to: "Text message",
      }),
    ],
    outcome: "Water stopped. Plumber booked for Thu, 7:30 AM.",
  },
  "law-firms": {
    label: "An injured client’s intake at 9:47 PM: Omar Haddad calls, and a consultation is booked",
    caller: "Omar Haddad",
    time: "9:47 PM",
    destinations: ["Case file", "Conflict check", "Calendar"],
    lines: [
      caller("Omar", { text: "I was in a car accident on Friday and I need a lawyer." }),
      agent({
        text: "I’m sorry. Before you tell me more: who drove the other car?",
        done: "opens an intake",
        to: "Case file",
      }),
      caller("Omar", {
        text: "His name is Gray. Russell Gray.",
        done: "notes both names",
        to: "Conflict check",
      }),
      agent({
        text: "Thank you, Omar. Ms. Finch can see you tomorrow at 9. Does that work?",
      }),
      caller("Omar", { text: "Yes. I’ll be there.", done: "books Tue, 9 AM", to: "Calendar" }),
    ],
    outcome: "Intake taken. Consultation booked for Tue, 9 AM.",
  },
  healthcare: {
    label:
      "A checkup is moved at 12:20 PM: Grace Lin calls, and her slot is free for somebody else",
    caller: "Grace Lin",
    time: "12:20 PM",
    destinations: ["Calendar", "Waiting list", "Text message"],
    lines: [
      caller("Grace", { text: "I can’t make my checkup tomorrow. Can I move it?" }),
      agent({ text: "Of course, Grace. Dr. Brandt has Thursday at 9, or Friday at 2." }),
      caller("Grace", {
        text: "Thursday at 9, please.",
        done: "moves it to Thu, 9 AM",
        to: "Calendar",
      }),
      agent({
        text: "Done. I’ll offer your old time to the waiting list.",
        done: "offers Tue, 10 AM to the next one",
        to: "Waiting list",
      }),
      caller("Grace", {
        text: "Could you text me the day before?",
        done: "sets a reminder for Wed",
        to: "Text message",
      }),
    ],
    outcome: "Checkup moved to Thu, 9 AM. The old slot is offered on.",
  },
  "real-estate": {
    label: "A viewing on Saturday: Priya Nair calls from the curb, and the visit is booked",
    caller: "Priya Nair",
    time: "Thursday, 6:15 PM",
    destinations: ["Listings", "Buyer notes", "Calendar"],
    lines: [
      caller("Priya", { text: "I’m standing in front of the house. Is it still for sale?" }),
      agent({
        text: "The white one on Cedar Lane? It is. Three bedrooms, and a new roof.",
        done: "finds the listing",
        to: "Listings",
      }),
      caller("Priya", {
        text: "Could we see it on Saturday? Our loan is approved.",
        done: "notes: loan approved",
        to: "Buyer notes",
      }),
      agent({
        text: "Saturday at 10, then. Ana will meet you at the door.",
        done: "books Ana, Sat, 10 AM",
        to: "Calendar",
      }),
    ],
    outcome: "Viewing booked for Sat, 10 AM. Loan approved.",
  },
  saas: {
    label: "A demo request at 10:12 AM: Nadia Karim calls, and the demo is booked",
    caller: "Nadia Karim",
    time: "10:12 AM",
    destinations: ["Trial", "CRM", "Calendar"],
    lines: [
      caller("Nadia", { text: "We’re on a trial. Who can show us the reporting?" }),
      agent({
        text: "I’ll find somebody now. How many of you will use it?",
        done: "looks up the trial",
        to: "Trial",
      }),
      caller("Nadia", {
        text: "Forty, in two time zones. We decide this week.",
        done: "scores the lead 9 of 10",
        to: "CRM",
      }),
      agent({
        text: "Then Erik is the right one. He is free at 2, your time.",
        done: "books a demo, 2 PM",
        to: "Calendar",
      }),
    ],
    outcome: "Forty seats. Demo with Erik at 2 PM today.",
  },
  "lead-generation": {
    label: "A call back to Erin Cole, who asked for a demo: the meeting is booked",
    caller: "To Erin Cole",
    time: "8:41 PM",
    destinations: ["Web form", "CRM", "Calendar"],
    lines: [
      agent({
        text: "You asked for a demo. How many people would use it?",
        done: "rings 40 seconds after the form",
        to: "Web form",
      }),
      caller("Erin", {
        text: "Forty. We have to decide by the end of the month.",
        done: "marks her as a buyer",
        to: "CRM",
      }),
      agent({ text: "Sam can show you tomorrow at 10. Does that work?" }),
      caller("Erin", {
        text: "Wednesday at 10 is perfect.",
        done: "books Sam, Wed, 10 AM",
        to: "Calendar",
      }),
    ],
    outcome: "A buyer, met tomorrow: Sam, Wed, 10 AM.",
  },
} as const satisfies Readonly<Record<string, FilmScript>>;

/** Id of a film: the id of its industry or solution. */
export type FilmId = keyof typeof callFilms;
