/** Text of the blog article "Screening rules that do not lose a customer" (`/blog/screening-rules`). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { Article } from "./article.ts";

export const screeningRules = {
  slug: "screening-rules",
  meta: {
    title: `Call screening that loses no customer | ${brand.name}`,
    description:
      "Three questions that tell a customer from a sales call, six call screening rules to start from, and why every caller is offered a message.",
  },
  blocks: [
    {
      kind: "text",
      text: "It is easy to build a filter that stops every unwanted call. Answer nobody you do not know, and the phone is quiet. It will also be quiet when a new customer calls from a borrowed phone, or when somebody’s grandmother calls from a landline that crackles. A filter shows you what it stopped only if you go and look.",
    },
    {
      kind: "text",
      text: "So there are two mistakes to count. One is the sales call that gets through and costs a minute. The other is the customer who does not get through and costs a customer. They are nowhere near equal, and the rules below are all built on that.",
    },
    { kind: "heading", text: "Why the number tells you little" },
    {
      kind: "text",
      text: "The first idea is always a list: let known numbers through, block the others. A list of known numbers is useful, since regulars should never have to explain themselves. As a wall it fails in both directions.",
    },
    {
      kind: "text",
      text: "The number on the screen can be forged, and callers with something to hide often show one from your own area code. A label such as “spam likely” is a carrier’s guess, made from how many calls a number places. A school that phones all parents about a snow day looks much the same. What a number is good for is recognizing a friend. It is poor evidence against a stranger.",
    },
    { kind: "heading", text: "The three questions" },
    {
      kind: "text",
      text: "A short conversation tells more. Three questions are enough for nearly all calls, and a good receptionist asks them without anybody feeling examined.",
    },
    {
      kind: "steps",
      items: [
        "“Who’s calling, please?” A recording does not answer, or it answers something else. This alone ends most robocalls.",
        "“What is it about?” Customers say what they need: a leak, a bill, Thursday. Sellers say what they would like to talk about.",
        "“Whom do you usually speak with here?” Somebody who knows you has an answer, or says that it is their first call. Somebody with a list asks for the owner.",
      ],
    },
    {
      kind: "text",
      text: "No single answer decides. A customer may ask for the owner, because she sold him the car. A salesman may have a good story about a leak. But it is hard to be vague on all three and still want something real. A caller who is clear on one of them should be given the benefit of the doubt.",
    },
    {
      kind: "call",
      caption: "A bad line, and a customer",
      lines: [
        { speaker: "Agent", text: "Good morning. Who’s calling, please?" },
        { speaker: "Caller", text: "It’s about the, hello? The heat is" },
        {
          speaker: "Agent",
          text: "I can hardly hear you. Is it about your heating?",
          done: "asks again, blocks nothing",
        },
        { speaker: "Caller", text: "Yes, the heat, since last night. This is Ruth Abel." },
        {
          speaker: "Agent",
          text: "Thank you, Mrs. Abel. I’m putting you through to Lou.",
          done: "rings Lou with the name and the matter",
        },
      ],
    },
    {
      kind: "text",
      text: "The line was so poor that the first two questions failed. A rule that counted wrong answers would have hung up on her. Noise should never count against a caller. If the agent cannot understand somebody, it asks again in a way that can be answered with yes or no.",
    },
    { kind: "heading", text: "Rules to start from" },
    {
      kind: "text",
      text: "A rule says who, about what, and when, and then what happens. You need fewer than you think. These six cover most small offices, and the order matters, because the first that fits is used.",
    },
    {
      kind: "table",
      caption: "Six rules, from the top",
      head: ["If the caller", "Then"],
      rows: [
        ["names an emergency of yours", "put through, at any hour"],
        ["is known to you", "put through in office hours, message after"],
        ["asks about something you do", "answer, book, or put through"],
        ["cannot be understood", "ask again, then offer a message"],
        ["sells something", "offer a message, call nobody"],
        ["is a recording", "end the call, keep it on the list"],
      ],
    },
    {
      kind: "text",
      text: "The emergencies stand first so that nothing can come before them. Write them as your callers would say them: “no heat,” “water coming in,” “he fell.” And keep the list short. If everything is urgent, somebody will switch the rule off in the second week.",
    },
    { kind: "heading", text: "Always offer a message" },
    {
      kind: "text",
      text: "Every rule but the last ends with the caller being able to leave something. We hold to this even for salespeople, and it is the part that owners argue with most. Why take down a message that nobody wants?",
    },
    {
      kind: "text",
      text: "Because the agent will be wrong sometimes, and a message is what turns that mistake into a delay. The grandmother who was taken for a robocall and hung up on is gone. The one who left her name is a call back at eleven. The price is a list with some advertising on it, which takes a minute to read.",
    },
    {
      kind: "text",
      text: "It also changes how the refusal sounds. “She’s with a customer. May I write something down for her?” is what a person at a desk would say. It is polite to a salesman, and it is true.",
    },
    { kind: "heading", text: "Read what was stopped" },
    {
      kind: "text",
      text: `${claims.spamBlocked.statement} A figure like that is worth having, and it only speaks of one of the two mistakes. The other one has to be looked for. Once a week, go through the calls that did not reach you, and listen to any in which a person spoke.`,
    },
    {
      kind: "list",
      items: [
        "A customer among them means that a rule is too strict. Find out which one, and what the caller said.",
        "The same seller several times means that one answer is missing. “Please take us off your list” can be said by an agent.",
        "A subject that you have never thought of means a seventh rule, or a line in the answers that the agent may give.",
      ],
    },
    {
      kind: "text",
      text: "In the first two weeks, do it every day and begin with mild rules. It is easier to shut out one more kind of call than to learn that a customer tried three times in March.",
    },
    { kind: "link", label: "How call screening decides", href: "/solutions/call-screening" },
  ],
  cta: {
    title: "Would your rules have let her through?",
    description: "Ask in the chat which calls get through, and who decides it.",
  },
} as const satisfies Article;
