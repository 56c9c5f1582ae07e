/** Text of the blog article "A reminder that people answer" (`/blog/no-shows`). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { Article } from "./article.ts";

export const noShows = {
  slug: "no-shows",
  meta: {
    title: `A reminder call that people answer | ${brand.name}`,
    description:
      "Reminder by text message or by call: what each is good for, when to send it, what to say, and how the gap after a moved visit is filled.",
  },
  blocks: [
    {
      kind: "text",
      text: "A missed visit is seldom a decision. People mean to come, and then a shift changes or a child gets sick, and calling the practice at half past seven in the morning is one thing too many. They are embarrassed afterward, which makes them put off the next visit as well.",
    },
    {
      kind: "text",
      text: "A reminder does not change any of this by itself. What helps is a way to say “I can’t” that takes less effort than not saying it. With that in mind we spent last summer comparing the two usual kinds of reminder, the text message and the call. It was not a trial, and we counted nothing. These are our notes on what each of the two is good for.",
    },
    { kind: "heading", text: "What a text message does well" },
    {
      kind: "text",
      text: "It arrives while people are at work, it can be read in a meeting, and it stays on the phone with the address in it. For people who were going to come anyway, it is all they need. Nearly every practice should send one.",
    },
    {
      kind: "text",
      text: "Its weakness shows with the others. A message that says “Reply C to cancel” gets few replies, even from people who will not come. Canceling is not what they want. They want another time, and the message cannot offer one. So they plan to call about it later, and later is after hours.",
    },
    { kind: "heading", text: "What a call does well" },
    {
      kind: "text",
      text: "A call puts the question at a moment when it can be answered, and the answer can be a different day. That is the whole difference. Nobody’s memory gets better because the phone rang. But visits are moved a day ahead, when the gap can still be filled.",
    },
    {
      kind: "call",
      caption: "Twenty seconds, the afternoon before",
      lines: [
        {
          speaker: "Agent",
          text: "Hi, Grace, it’s Dr. Brandt’s office, about your visit tomorrow at ten. Can you make it?",
        },
        { speaker: "Grace", text: "Oh. No, I’m working tomorrow after all. Sorry." },
        {
          speaker: "Agent",
          text: "No problem. Thursday at 9, or Friday at 2?",
          done: "looks for free times",
        },
        { speaker: "Grace", text: "Thursday at 9.", done: "moves it, and offers ten on" },
      ],
    },
    {
      kind: "text",
      text: "Calls have a weakness of their own. Many people do not pick up for a number they do not know, and a reminder left on a voicemail is a text message that is harder to read. So the call has to come from the number that the practice is known by. If nobody answers, a short text should follow.",
    },
    {
      kind: "table",
      caption: "What each reminder is good for",
      head: ["The reminder", "Text message", "Call"],
      rows: [
        ["reaches people who", "are at work or in class", "are at home in the afternoon"],
        ["is best for", "address, time, what to bring", "moving the visit"],
        ["goes wrong when", "somebody needs another time", "the number is unknown to them"],
        ["is sent", "three days before", "the day before, from four to six"],
      ],
    },
    { kind: "heading", text: "When, and what to say" },
    {
      kind: "text",
      text: "The day before is right for most visits, in the late afternoon. Earlier than that, people do not yet know. On the same morning they do know, but nobody else can take the slot. Visits that need preparation are the exception. Somebody who has to fast, or to find a driver, should hear from you three days ahead.",
    },
    { kind: "text", text: "The wording can be short. Ours follows four rules." },
    {
      kind: "list",
      items: [
        "Ask, so that there is something to answer. “Can you make it?” gets an answer where “We remind you of your visit” does not.",
        "Offer two times as soon as they say no, and not the whole week. Two can be compared in one’s head.",
        "Leave out the reason for the visit. Whoever picks up may be a roommate, and the voicemail may be heard in the kitchen.",
        "Do not scold. A fee for missed visits belongs in the papers people signed, and it has no place in a reminder.",
      ],
    },
    {
      kind: "text",
      text: `The third rule is more than good manners. In healthcare, ${claims.healthPrivacy.value} asks that no more is said than the purpose needs. Name, practice, day and hour are enough for a reminder. The department can already be too much.`,
    },
    { kind: "heading", text: "The second call is the one that earns" },
    {
      kind: "text",
      text: "Moving Grace’s visit leaves a gap at ten tomorrow. If nobody fills it, the practice has exchanged an empty chair that it learned about at ten for one that it learned about the day before. That is nicer for the mood and costs the same.",
    },
    {
      kind: "text",
      text: "So keep a waiting list, and ask for it when people book: “If something opens up sooner, shall we call you?” Then the same afternoon’s calls go on. The person who has waited longest is asked first, and the list ends when somebody says yes. A desk with two patients in front of it will not get around to this. It is the most useful thing that an agent can do for a calendar.",
    },
    { kind: "heading", text: "What to expect" },
    {
      kind: "text",
      text: `${claims.noShows.statement} That is what they tell us about reminders and easier rescheduling taken together, and your own figure depends on where you start. A practice that already calls everybody by hand has less to gain than one that sends nothing.`,
    },
    {
      kind: "text",
      text: "To find out, write down two numbers for four weeks before you change anything: visits missed without a word, and visits moved a day or more ahead. The first should fall and the second should rise. If the first falls and the second does not, people cancel instead of moving, and the offer of a new time comes too late in the call.",
    },
    {
      kind: "link",
      label: "How appointment scheduling works",
      href: "/solutions/appointment-scheduling",
    },
  ],
  cta: {
    title: "Let them move it, as Grace did.",
    description: "Ask in the chat how a caller moves an appointment.",
  },
} as const satisfies Article;
