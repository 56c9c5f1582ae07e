/** Sample calls of a plumbing company, Monday to Thursday, for the dashboard pattern (dashboard.tsx). */
export type Outcome = "Booked" | "Forwarded" | "Message taken" | "Answered";

export interface Call {
  id: string;
  caller: string;
  about: string;
  /** Time of the call, in UTC. */
  at: Date;
  /** Duration of the call. */
  seconds: number;
  outcome: Outcome;
}

const callRows: readonly (readonly [
  caller: string,
  about: string,
  at: string,
  seconds: number,
  outcome: Outcome,
])[] = [
  ["Tom Alder", "Wants to speak to billing", "2026-03-12T09:12Z", 38, "Forwarded"],
  ["Priya Nair", "Boiler shows error E4", "2026-03-12T08:47Z", 242, "Booked"],
  ["Marcus Webb", "Asks what a tune-up costs", "2026-03-12T08:05Z", 61, "Answered"],
  ["Erin Cole", "Moves Friday's visit to Monday", "2026-03-12T07:31Z", 96, "Booked"],
  ["Dana Ruiz", "Burst pipe in the basement", "2026-03-12T02:14Z", 184, "Forwarded"],
  ["Lena Hart", "Kitchen tap drips", "2026-03-11T16:40Z", 118, "Booked"],
  ["Owen Price", "Asks for a copy of an invoice", "2026-03-11T14:22Z", 54, "Message taken"],
  ["Sofia Marin", "New bathroom, wants an estimate", "2026-03-11T11:03Z", 275, "Booked"],
  ["Jonas Reed", "Are you open on Saturday?", "2026-03-11T09:50Z", 29, "Answered"],
  ["Amina Diallo", "No hot water since the morning", "2026-03-10T19:18Z", 163, "Booked"],
  ["Victor Lang", "Supplier, delivery on Thursday", "2026-03-10T13:35Z", 71, "Message taken"],
  ["Grace Okoro", "Yearly check of the heating", "2026-03-10T10:12Z", 132, "Booked"],
  ["Ben Talbot", "Drain in the yard is blocked", "2026-03-10T07:44Z", 149, "Booked"],
  ["Helen Moss", "Thanks the crew for Friday", "2026-03-09T15:20Z", 44, "Message taken"],
  ["Ravi Shah", "Toilet runs without a stop", "2026-03-09T12:08Z", 107, "Booked"],
  ["Clara Voss", "Asks about a water softener", "2026-03-09T08:30Z", 138, "Answered"],
];

export const calls: readonly Call[] = callRows.map(([caller, about, at, seconds, outcome]) => ({
  id: at,
  caller,
  about,
  at: new Date(at),
  seconds,
  outcome,
}));

/** The dashboard's current day. */
export const today = new Date("2026-03-12T00:00Z");
