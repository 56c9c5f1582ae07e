/**
 * Text of the blog article "Client intake by phone: what law firms ask, and in which order"
 * (`/blog/intake-by-phone`).
 */
import { brand } from "../brand.ts";
import type { Article } from "./article.ts";

export const intakeByPhone = {
  slug: "intake-by-phone",
  meta: {
    title: `Client intake by phone for law firms | ${brand.name}`,
    description:
      "An order of questions for the first call to a law firm, why names come before the story, and what an intake by phone should leave out.",
  },
  blocks: [
    {
      kind: "text",
      text: "Nobody calls a law firm on a good day. There was an accident, a letter from a court, a marriage that ended over breakfast. The person on the line has often never spoken to a lawyer, does not know what matters, and is afraid of saying something wrong. Then a voice asks for their date of birth.",
    },
    {
      kind: "text",
      text: "Four firms let us read their intake sheets. The questions on them were much the same. The order was not, and we came to think that the order decides whether a frightened person is still there at the end. This is the order we would use now, with the reasons.",
    },
    { kind: "heading", text: "Begin with a sentence that is not a question" },
    {
      kind: "text",
      text: "Most of them began with the caller’s name. The best one began with something to read aloud before any question was asked.",
    },
    {
      kind: "speech",
      text: "I’m glad you called. I’ll ask you a few things, so that the right lawyer can call you back. Stop me whenever you like.",
      note: "How such an opening can sound",
    },
    {
      kind: "text",
      text: "It tells callers what they want to know and would not ask. They have done nothing wrong by calling, the questions have a purpose, and they can stop. It also takes about eight seconds, in which most people get their breath back.",
    },
    { kind: "heading", text: "Then in this order" },
    {
      kind: "steps",
      items: [
        "Is anybody hurt or in danger now? If so, the intake is over and the call is about 911, a doctor, or a safe place.",
        "Your name, and a number in case we are cut off. Also whether it is safe to call it and to leave a message. In a family matter this may be the most important answer of all.",
        "Who is on the other side? Both people and companies, spelled out and read back.",
        "In a sentence or two, what happened, and when?",
        "Is there a date coming up? A hearing, a deadline in a letter, a closing.",
        "Has anybody given you papers, or have you signed any?",
        "Do you already have a lawyer for this?",
        "How did you find us, and when can a lawyer call you back?",
      ],
    },
    {
      kind: "text",
      text: "The third question stands where it does for a reason. A firm that already acts for the other driver, the employer or the husband must not hear this caller’s story, and has to find out before it is told. Ask for names first and hold the story back, kindly. “Before you tell me more” are the words that do it.",
    },
    {
      kind: "call",
      caption: "Names before the story",
      lines: [
        { speaker: "Caller", text: "I was in a car accident on Friday and I need a lawyer." },
        {
          speaker: "Agent",
          text: "I’m sorry. Before you tell me more: who drove the other car?",
          done: "opens an intake",
        },
        { speaker: "Caller", text: "His name is Gray. Russell Gray." },
        {
          speaker: "Agent",
          text: "G, R, A, Y. Thank you. And do you know who insures him?",
          done: "notes the name for the conflict check",
        },
      ],
    },
    {
      kind: "text",
      text: "Spelling matters more than it seems to. A conflict check that looks for Grey will not find Gray. Read each name back letter by letter, including the easy ones, and ask for the name of a company as it stands on its letters.",
    },
    { kind: "heading", text: "Dates are the part that cannot wait" },
    {
      kind: "text",
      text: "Claims expire, and some of the periods are much shorter than people think. A claim against a city may need a notice within months. So the date of what happened, and any date on a piece of paper, should be on the sheet even if the caller hangs up in the middle. This is also why the question comes fifth and not last.",
    },
    {
      kind: "text",
      text: "Ask for the day and write down how sure they are. “Friday” is good. “Sometime in March” is worth writing as exactly that. The intake is no place to turn a guess into a date, because whoever reads it later will take it for one.",
    },
    { kind: "heading", text: "What to leave out" },
    {
      kind: "text",
      text: "Intake sheets grow. After some years they ask for a Social Security number and for the name of the family doctor. All of that may be needed one day. None of it helps to decide who should call back.",
    },
    {
      kind: "list",
      items: [
        "Numbers that can be stolen. Social Security, accounts and cards can wait for the signed agreement.",
        "“Whose fault was it?” The answer helps nobody at this point and may be found in the file later.",
        "The whole story. Two sentences are enough to choose a lawyer, who will want to hear it firsthand.",
        "Any view on the case. “That sounds strong” is kindly meant and is still an opinion on the law.",
      ],
    },
    {
      kind: "text",
      text: "The last point holds for people and agents alike. Whoever takes the call should say that they are no lawyer, that calling does not yet make the caller a client, and that what they say is treated as confidential. Your own rules of conduct say how to word it. Have a partner write those sentences once, and use them without changes.",
    },
    { kind: "heading", text: "When the caller cannot go on" },
    {
      kind: "text",
      text: "Some callers cry, and some stop in the middle of a word. A sheet has no line for that, so people who work from one tend to read out the next question. It is better to say that there is no hurry, and then to wait. If the caller cannot go on at all, name and number are already there from question two. “Shall Ms. Finch call you tomorrow morning instead?” is then a complete intake.",
    },
    { kind: "heading", text: "Who should ask" },
    {
      kind: "text",
      text: "During the day a good paralegal will always do it better than an agent, since she can hear what is left unsaid. The comparison that counts is a different one. At nine in the evening the alternative is a voicemail, and a person in trouble does not leave their story there. They call the next firm.",
    },
    {
      kind: "text",
      text: "If you let an agent ask at those hours, give it your own sheet in your own order, and read its first ten intakes against the recordings. Cross out every question whose answer nobody used. You will end up with about eight.",
    },
    { kind: "link", label: "What an agent does for law firms", href: "/industries/law-firms" },
  ],
  cta: {
    title: "Your sheet has its own questions.",
    description: "Ask in the chat what the agent asks a new client.",
  },
} as const satisfies Article;
