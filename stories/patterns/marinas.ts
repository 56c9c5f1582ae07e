/**
 * Texts of `tenth-industry.tsx`, for an invented industry. Texts of the site's nine industries are in
 * `packages/content`.
 */
import { brand } from "@larkline/content/brand";
import { claims } from "@larkline/content/claims";

export const pairs = [
  {
    challenge: "The office is a hut, and the dockmaster is on the dock.",
    solution: "Every call is answered after two rings.",
  },
  {
    challenge: "Boats call ahead at sunset, when nobody is in.",
    solution: "A berth is held, with length, draft and arrival.",
  },
  {
    challenge: "Half of the calls ask about wind and fuel.",
    solution: "They are told, from your own notes.",
  },
  {
    challenge: "Winter storage is booked on paper.",
    solution: "Lift-outs are in the calendar before the call ends.",
  },
];

export const features = [
  {
    plate: "Berths",
    title: "Holds a berth by length and draft",
    description:
      "It asks the three figures that matter and looks at your plan while the skipper waits.",
  },
  {
    plate: "Lifts",
    title: "Books the crane",
    description: "Lift-outs and launches go where the tide and the crew are.",
  },
  {
    plate: "Watch",
    title: "Wakes the harbor for trouble",
    description:
      "Taking on water, adrift, fire: these ring the person on watch. Emergencies are told to call the coast guard.",
  },
  {
    plate: "Season",
    title: "Calls last year’s guests",
    description:
      "In March it rings everybody who stayed, and asks whether they want the same berth.",
  },
];

export const steps = [
  {
    plate: "Plan",
    title: "Give it your berths",
    description: "A list of piers, lengths and depths.",
  },
  {
    plate: "Rules",
    title: "Say who may lie where",
    description: "Members, guests, charter, and the hours of the fuel dock.",
    live: true,
  },
  {
    plate: "Line",
    title: "Forward the harbor’s number",
    description: `It answers in ${claims.setup.value}.`,
  },
];

export const specialties = [
  { name: "Marinas", line: "Berths, power, showers, the code for the gate" },
  { name: "Boatyards", line: "Lift-outs, quotes, when the paint is dry" },
  { name: "Charter", line: "Weeks, skippers, deposits" },
  { name: "Sailing Schools", line: "Courses, weather, what to bring" },
  { name: "Ferries", line: "Timetables, cars, strong wind" },
  { name: "Yacht Clubs", line: "Guests, moorings, regatta desks" },
];

export const transcript = [
  { speaker: "Skipper", text: "Forty-two feet, six and a half of draft. Can we come in tonight?" },
  {
    speaker: brand.name,
    text: "Pier C has water enough until ten. Shall I hold C-14 for you?",
    done: "holds berth C-14",
  },
];

/** Loudness of the call over time, 0 to 1, for the waveform. */
export const peaks = [
  0.2, 0.5, 0.8, 0.4, 0.1, 0, 0.3, 0.7, 0.9, 0.6, 0.3, 0.1, 0, 0.4, 0.6, 0.5, 0.2, 0,
];

export const questions = [
  {
    id: "vhf",
    question: "Does it answer the radio, too?",
    answer: "No. It answers the phone. Channel 9 stays yours.",
  },
  {
    id: "draft",
    question: "What if a skipper gets the draft wrong?",
    answer: "It repeats every figure before it holds a berth, and writes down who said it.",
  },
  {
    id: "winter",
    question: "Do we pay in winter?",
    answer: "Plans run by the month, and end when you say so.",
  },
];
