/** Text of the blog article "Two rings: what callers decide before you say hello" (`/blog/two-rings`). */
import { brand } from "../brand.ts";
import type { Article } from "./article.ts";

export const twoRings = {
  slug: "two-rings",
  meta: {
    title: `Two rings: what callers decide before hello | ${brand.name}`,
    description:
      "How long callers wait for an answer, what a phone greeting should hold, and five test calls to make to your own number this week.",
  },
  blocks: [
    {
      kind: "text",
      text: "By the time somebody says hello, the caller has made up their mind about a few things. Are you open? Is a person near the phone? Is it worth explaining the problem at all? To find out when those decisions are made, we listened to the first ten seconds of a thousand calls and to nothing after that.",
    },
    {
      kind: "text",
      text: "What follows are a listener’s notes. The calls came from the trades we work with, so they say little about anybody else’s. But the same few moments came back so often that we now try every greeting against them before it goes on a line.",
    },
    { kind: "heading", text: "How long two rings are" },
    {
      kind: "text",
      text: "On an American line, a ring is two seconds of sound and four of silence. Two rings come to about ten seconds. That is short for whoever is running to the phone with wet hands, and long for whoever is standing there with it at their ear.",
    },
    {
      kind: "text",
      text: "During the first two rings people wait. With the third they start on something else. You can hear it when the call is picked up late: typing, a car door, somebody in the room being told that nobody answers there. These callers have not hung up, but they are halfway to the next name on the list, and the first sentence they hear has to bring them back.",
    },
    {
      kind: "text",
      text: "A voicemail after four rings brings almost nobody back. They hear the recorded voice begin and are gone before the tone. If you only count the messages you receive, these calls do not exist.",
    },
    { kind: "heading", text: "The gap after the first sentence" },
    {
      kind: "text",
      text: "The ring is the delay that everybody knows about. There is a second one that we had not expected to matter as much. It comes after the caller has said what they want, and before anything tells them that they were heard.",
    },
    {
      kind: "text",
      text: "People leave each other very little time there. When the gap grows past about a second, the caller says “Hello?” once more. From then on they speak more slowly, more loudly and in shorter pieces, as one talks to a bad machine. They rarely go back to normal in the same call.",
    },
    {
      kind: "text",
      text: "An agent that has to look something up cannot always have the answer within a second. What it can do is repeat the word that mattered: “Thursday, let me see.” It is a small thing, and it does two jobs. The caller knows that somebody is listening, and if the word was wrong, they can say so before a visit is booked on it.",
    },
    { kind: "heading", text: "What a greeting needs" },
    {
      kind: "text",
      text: "Most of the greetings we heard were too long. They had been written to be complete, usually by several people, and nobody had listened to them on a phone. The good ones had four things in common.",
    },
    {
      kind: "list",
      items: [
        "The name of the business comes first, slowly enough to be understood. Callers check it before they listen to anything else.",
        "Then an offer, in a few words. “How can I help?” is plain and it works.",
        "Nothing about the website. Whoever calls has either been there or decided against it.",
        "Then silence. A greeting that goes on for more than six or seven seconds gets talked over, and nobody knows whose turn it is.",
      ],
    },
    {
      kind: "text",
      text: "Here is the same caller at the same practice, with two different greetings.",
    },
    {
      kind: "call",
      caption: "A greeting that says everything",
      lines: [
        {
          speaker: "Recording",
          text: "Thank you for calling. Your call is important to us. Please listen carefully, as our options have changed.",
        },
        { speaker: "Caller", text: "Hello? Is this the dentist?" },
      ],
    },
    {
      kind: "call",
      caption: "A greeting that stops",
      lines: [
        { speaker: "Agent", text: "Dr. Moreno’s office, good morning. How can I help?" },
        { speaker: "Caller", text: "I broke a tooth. Can somebody look at it today?" },
        {
          speaker: "Agent",
          text: "Today, let me see. Does it hurt right now?",
          done: "looks for a free chair today",
        },
      ],
    },
    { kind: "heading", text: "What brings an impatient caller back" },
    {
      kind: "text",
      text: "Some calls began badly and still went well, whoever picked up. Three habits turned up in nearly all of them.",
    },
    {
      kind: "text",
      text: "The first is using the caller’s own word. If they say “the water thing,” the answer is about the water thing, and the correct term can wait for the invoice. The second is asking one question at a time. “Can I have your name, address and a number?” is three questions, and most people answer only the last one.",
    },
    {
      kind: "text",
      text: "The third is saying what is happening whenever there has to be a wait. “I’m looking at tomorrow morning” holds a caller far better than music, because they can picture it. Music only tells them that they have been put somewhere.",
    },
    { kind: "heading", text: "Call your own number" },
    {
      kind: "text",
      text: "You do not need a thousand calls to learn something. Five are enough, and they take one evening and one lunch hour.",
    },
    {
      kind: "steps",
      items: [
        "Call at ten after twelve on a Monday, from a number your people do not know. Count the rings.",
        "Call again at eight in the evening. Write down the first sentence you hear, word for word.",
        "Say what you want in one sentence, then count the seconds until you hear that you were understood.",
        "Interrupt the greeting with a question. See whether anybody notices.",
        "Play the greeting once to a friend who has never heard it, and ask them for the name of the company.",
      ],
    },
    {
      kind: "text",
      text: "If you get past two rings at noon, there are a few remedies. A second person can take the phones from eleven to one. The phone in the back can ring together with the one in front. Or an agent can take the calls that your people cannot. We sell the last one. The first two are worth doing even if you never talk to us.",
    },
    {
      kind: "text",
      text: "Whatever you choose, make the same five calls again two weeks later. It is the only test of a greeting that we trust, because it is the one your callers make.",
    },
    { kind: "link", label: "How the AI receptionist answers", href: "/products/ai-receptionist" },
  ],
  cta: {
    title: "What do your callers hear first?",
    description: "Ask in the chat who writes the greeting, and how long the setup takes.",
  },
} as const satisfies Article;
