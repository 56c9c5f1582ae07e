/**
 * Scripts of the recorded calls on the pages of products and solutions, by the last segment of the page's
 * path. After a change, run `npm run media`, which makes the recordings again.
 *
 * The call window of each page shows a part of its recording. `calls.test.ts` compares the two: caller and
 * time must be equal, and the shown `elapsed` must be shorter than the recording. Each shown line must be a
 * part of a recorded line of the same speaker, in the same order.
 */
import { brand } from "../brand.ts";
import type { CallScript, ScriptLine } from "./call-script.ts";

/** A line that the agent speaks. */
const agent = (text: string, done?: string): ScriptLine => ({
  by: "agent",
  speaker: brand.name,
  text,
  ...(done !== undefined && { done }),
});
/** Returns a function that makes the lines of one speaker. */
const callerNamed =
  (speaker: string) =>
  (text: string, done?: string): ScriptLine => ({
    by: "caller",
    speaker,
    text,
    ...(done !== undefined && { done }),
  });

const nora = callerNamed("Nora");

/** A patient moves an appointment and keeps her hygienist. */
export const receptionistCall = {
  label: "Recording of a call: Nora Bell moves her visit",
  caller: "Nora Bell",
  time: "6:52 PM",
  lines: [
    agent("Good evening, Dr. Moreno’s office. How can I help?"),
    nora("I have to move my Thursday cleaning. My son has a game.", "finds her visit, Thu, 10 AM"),
    agent("No problem, Nora. Tuesday at 8, or Friday at 3?"),
    nora("Friday at 3.", "moves it to Fri, 3 PM"),
    agent("Friday at 3 it is. Would you like a text the day before?"),
    nora("Yes, please. And could it be Carla again?", "keeps her hygienist"),
    agent("Carla is free, and I have put you down with her."),
    nora("Wonderful. That was quick."),
    agent("See you on Friday, Nora. Good luck to your son.", "sets a reminder for Thu"),
  ],
  outcome: "Visit moved to Fri, 3 PM, with Carla. Nobody at the desk.",
} as const satisfies CallScript;

const marcus = callerNamed("Marcus");

/** A lead is called back within a minute of sending a web form. */
export const outboundCall = {
  label: "Recording of a call to Marcus Webb, who asked for a quote",
  caller: "To Marcus Webb",
  time: "10:03 AM",
  lines: [
    agent(
      "Hi Marcus, this is the AI assistant of Bright Roof. You asked for a quote on solar a minute ago. Is it your own roof?",
      "rings 40 seconds after the form",
    ),
    marcus("That was fast. Yes. It faces south, and I want it done before summer."),
    agent("And what do you pay for power, roughly, in a month?"),
    marcus("Around two hundred and forty, more in August.", "scores the lead 9 of 10"),
    agent("Thank you. Then you should talk to Ana. She is free now.", "puts through to Ana"),
    marcus("Right now? Sure, put her on."),
    agent(
      "Ana, I have Marcus Webb for you. Own roof, facing south, and he wants it done before summer.",
      "hands over with a summary",
    ),
  ],
  outcome: "On the line with Ana, two minutes after the form.",
} as const satisfies CallScript;

const lena = callerNamed("Lena");

/** An old lead is called again. */
export const leadGenerationCall = {
  label: "Recording of a call to Lena Fox, whose quote was four months old",
  caller: "To Lena Fox",
  time: "Tuesday, 5:35 PM",
  lines: [
    agent(
      "Hi Lena, this is the AI assistant of Oak Street Kitchens. You asked us for a quote in March. Is the new kitchen still on your mind?",
      "calls a lead from March",
    ),
    lena("Oh. Yes, it is. The bathroom had to come first.", "marks the lead as open"),
    agent("That makes sense. When would you like to start?"),
    lena("In the fall, if it stays under thirty thousand.", "notes the season and the budget"),
    agent("Then it’s a good time to measure. Paul could come on Thursday at 4, or Saturday at 11."),
    lena("Saturday at 11.", "books Paul, Sat, 11 AM"),
    agent(
      "He’ll be there. I’ll send you the old quote, so that you can compare.",
      "sends the quote",
    ),
  ],
  outcome: "A quote from March, measured on Saturday.",
} as const satisfies CallScript;

const paul = callerNamed("Paul");

/** An appointment is booked at night. */
export const schedulingCall = {
  label: "Recording of a call: Paul Reyes books a checkup",
  caller: "Paul Reyes",
  time: "9:26 PM",
  lines: [
    agent("Good evening, Lakeside Pediatrics. What can I do for you?"),
    paul(
      "My daughter needs her school checkup. Mornings are best.",
      "looks for 30 minutes, mornings",
    ),
    agent("Dr. Kim has Tuesday at 8:30 and Thursday at 9. Which one?", "holds both"),
    paul("Thursday.", "books Thu, 9 AM, room 2"),
    agent("Thursday at 9, with Dr. Kim. Shall I text you the school’s form?"),
    paul("That would help. My wife may bring her. Is that okay?", "sends the form"),
    agent(
      "Of course. Please have her bring the insurance card. I’ll call you the evening before.",
      "sets a reminder call, Wed, 6 PM",
    ),
    paul("Perfect. Thank you."),
  ],
  outcome: "Checkup booked for Thu, 9 AM. The form is on his phone.",
} as const satisfies CallScript;

const unknown = callerNamed("Caller");

/** A sales call is screened: the agent takes a message and puts nobody through. */
export const screeningCall = {
  label: "Recording of a call: an unknown number asks for the owner",
  caller: "Unknown number",
  time: "11:15 AM",
  lines: [
    agent("Harbor Hardware. Who is calling, please?"),
    unknown(
      "Hi there. I need a minute with the owner about your business listing.",
      "asks who and why",
    ),
    agent("Which company are you with, and is it about an order?"),
    unknown("No order. We help businesses get found online.", "marks it as a sales call"),
    agent(
      "Thank you. She is with a customer. I can write down a message for her.",
      "takes a message, rings nobody",
    ),
    unknown("It’s really quite urgent. Can’t you just put me through?"),
    agent("She reads her messages at noon, and calls back if she is interested. Goodbye."),
  ],
  outcome: "One message, read at noon. No phone rang.",
} as const satisfies CallScript;

const amir = callerNamed("Amir");

/** A call is written to the CRM while it is still going on. */
export const crmCall = {
  label: "Recording of a call: Amir Patel asks for a new boiler",
  caller: "New caller",
  time: "4:20 PM",
  lines: [
    agent("Good afternoon, Hill Street Heating. Who am I speaking with?"),
    unknown(
      "Amir Patel here. Our boiler is twenty years old, and it shows.",
      "creates a contact: Amir Patel",
    ),
    agent("Would you like it replaced before winter, Amir?", "opens a deal: new boiler"),
    amir("If we can pay by the month.", "scores it 8 of 10"),
    agent("You can. How large is the house, and do you heat with gas today?"),
    amir("Two floors, gas, and four people in the shower.", "adds the house to the deal"),
    agent(
      "Then June should see it. Monday at 4? She will have all of this in front of her.",
      "books June, Mon, 4 PM",
    ),
    amir("Great. So I don’t have to say it twice."),
    agent("You won’t.", "writes the summary"),
  ],
  outcome: "Contact, deal, score and visit, before he hung up.",
} as const satisfies CallScript;

/** All scripts, by the last segment of the page's path. */
export const recordings = {
  "ai-receptionist": receptionistCall,
  "outbound-ai-agents": outboundCall,
  "lead-generation": leadGenerationCall,
  "appointment-scheduling": schedulingCall,
  "call-screening": screeningCall,
  "crm-integration": crmCall,
} as const satisfies Readonly<Record<string, CallScript>>;

/** Id of a recording: the last segment of its page's path. */
export type RecordingId = keyof typeof recordings;
