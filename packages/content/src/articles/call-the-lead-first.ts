/** Text of the blog article "Call the lead before the tab is closed" (`/blog/call-the-lead-first`). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { Article } from "./article.ts";

export const callTheLeadFirst = {
  slug: "call-the-lead-first",
  meta: {
    title: `Call the lead before the tab is closed | ${brand.name}`,
    description:
      "What to say first to a web lead that asked for a call, how often to try again, and when to leave a person alone. With a script to read.",
  },
  blocks: [
    {
      kind: "text",
      text: "Somebody is looking at your page. They fill out a form, check the box that says you may call, and press the button. For the next few minutes your company is the only thing on their screen. After that comes dinner, or the next tab with the next company in it.",
    },
    {
      kind: "text",
      text: `Most teams know this and still call back the next day, for a reason that has nothing to do with will. One person dials ${claims.manualDialing.value} numbers a day, and the new lead lands at the end of that list. Being first is mostly a question of who is free at that moment. That is a job for a machine, and it is the part of outbound calling that we would automate before any other.`,
    },
    { kind: "heading", text: "The first sentence" },
    {
      kind: "text",
      text: "A call that comes seconds after a form has one advantage over every other sales call: there is nothing to explain. The caller should use it, and say in one breath who is calling and why the phone is ringing.",
    },
    {
      kind: "speech",
      text: "Hi, this is Summit Solar’s assistant. You asked us for a quote a minute ago. Is now all right?",
      note: "An opening for an invented company",
    },
    {
      kind: "text",
      text: "“You asked us” is the important part. It tells the person that this is not a cold call, and it is true, which they can check by looking at their screen. “Is now all right?” costs two seconds. Those who say no would not have listened anyway, and they will tell you when to call instead.",
    },
    {
      kind: "text",
      text: "What does not belong there is “How are you today?” On a call from a stranger it is heard as the sound of a script. Neither does the company’s history, or a question about budget. The money question is fine as the third one, when there is something to price.",
    },
    { kind: "heading", text: "Three questions, then a person" },
    {
      kind: "text",
      text: "The purpose of this call is small. It should find out whether somebody in your team ought to talk to this person, and when. Three questions do that for most trades: what is it for, by when, and who else decides. Each of them should be answerable by a person who is standing in a hallway.",
    },
    {
      kind: "call",
      caption: "The whole call, when it goes well",
      lines: [
        {
          speaker: "Agent",
          text: "You asked for a quote on solar. Is it your own roof?",
          done: "rings while the form is open",
        },
        { speaker: "Lead", text: "Yes, and I’d like it done before summer." },
        { speaker: "Agent", text: "Is it only you who decides, or somebody else as well?" },
        { speaker: "Lead", text: "My wife. She’s home after five." },
        {
          speaker: "Agent",
          text: "Then Ana will call you both at 5:30 today. Will that do?",
          done: "books Ana, today, 5:30 PM",
        },
      ],
    },
    {
      kind: "text",
      text: "If somebody asks whether they are talking to a machine, the answer is yes. Our agents say so when they are asked. In our experience the question is seldom hostile. People want to know how to talk, and they go on once they do.",
    },
    { kind: "heading", text: "When nobody picks up" },
    {
      kind: "text",
      text: "Many will not answer the first time, however fast you are. They do not know the number, or they are on another call. What you do next decides whether you are remembered as quick or as a nuisance.",
    },
    {
      kind: "steps",
      items: [
        "Send one text message right away, with the company’s name and what they asked for. Then the second call comes from somebody they have heard of.",
        "Try again the same day at a different hour, early evening if the form was sent at work.",
        "Try once on the next day, and once a few days later. Change the hour each time.",
        "Then write that you will not call again, and how to reach you. That message brings back some who were only busy.",
      ],
    },
    {
      kind: "text",
      text: "Four tries are enough for a lead that asked to be called. We would not go further even where it is allowed. A phone that has rung four times without an answer has given one.",
    },
    { kind: "heading", text: "When to leave a person alone" },
    {
      kind: "text",
      text: "“Not interested” ends it. So does “stop,” “take me off,” a sigh and a hang-up in the first sentence. None of these need to be argued with. All of them should be on the list within the minute, so that no second campaign calls the same number on Friday.",
    },
    {
      kind: "text",
      text: "In the United States part of this is law. Marketing calls to homes are limited to the hours between 8 in the morning and 9 at night where the person called is. Calls with an artificial voice need consent beforehand, and for marketing the consent has to be in writing, which a clearly worded form can be. States add rules of their own. This paragraph is not legal advice; have your form’s wording read by somebody who can give it.",
    },
    {
      kind: "text",
      text: "Two practical things follow. Keep the wording of the consent, the time and the page together with the lead, because that is what you will be asked for. And take the time zone from the address or ask for it, since an area code only says where a phone was bought.",
    },
    { kind: "heading", text: "What to measure" },
    {
      kind: "text",
      text: "Measure the time from form to first ring, and look at the slowest tenth of it, because an average hides the weekend. Then count how many of those who picked up got to a meeting. If the first figure is good and the second is not, listen to ten of the calls. The trouble is nearly always in the first sentence.",
    },
    {
      kind: "text",
      text: "Start small. Ten leads are enough to hear whether the opening works, and a wrong word in it costs you ten people and not a thousand.",
    },
    { kind: "link", label: "How lead generation works", href: "/solutions/lead-generation" },
  ],
  cta: {
    title: "Whom would you call first?",
    description: "Ask in the chat how a form becomes a call within seconds.",
  },
} as const satisfies Article;
