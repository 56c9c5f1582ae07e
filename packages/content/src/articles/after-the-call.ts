/** Text of the blog article "After the call: nine fields worth writing down" (`/blog/after-the-call`). */
import { brand } from "../brand.ts";
import type { Article } from "./article.ts";

export const afterTheCall = {
  slug: "after-the-call",
  meta: {
    title: `Nine CRM fields worth writing down | ${brand.name}`,
    description:
      "Which nine CRM fields are read after a phone call, what belongs in each of them, and how a voice agent fills them in while it talks.",
  },
  blocks: [
    {
      kind: "text",
      text: "Open a contact in your CRM and scroll. There is a field for the fax number. There is one that somebody added for a trade show, and two that mean the same thing. Then ask a colleague which of them they look at before they call the person back. You will get a short list, and it will be nearly the same as the next colleague’s.",
    },
    {
      kind: "text",
      text: "An agent could fill in all forty. It hears everything and does not get tired of typing. That would make the record longer and no better, because the nine fields that people do read would be harder to find. So we set our lines up the other way around, beginning with what the next person needs.",
    },
    { kind: "heading", text: "The nine" },
    {
      kind: "table",
      caption: "What to write down after a call, and for whom",
      head: ["Field", "What goes in", "Who needs it"],
      rows: [
        ["Name", "As the caller spells it, read back once", "Everybody"],
        ["Way back", "A number and the hours at which it is answered", "Whoever calls back"],
        ["Reason", "One sentence in the caller’s own words", "Whoever calls back"],
        ["Object", "The address, the car, the order, the matter", "Whoever does the work"],
        ["By when", "A date, or what happens if it takes longer", "Whoever plans the week"],
        ["Promise", "What the caller was told would happen", "Whoever has to keep it"],
        ["Next", "One task, one name, one day", "That person"],
        ["Consent", "What they agreed to, and when", "You, if anybody asks"],
        ["Source", "How they found you, if they say so", "Whoever pays for ads"],
      ],
    },
    { kind: "heading", text: "Three that are usually missing" },
    {
      kind: "text",
      text: "Name and number are in every record. The fields that we find empty most often are the ones that cost the most later.",
    },
    {
      kind: "text",
      text: "“Promise” is one of them. If the caller was told that somebody will call before noon, that is now a debt, and whoever opens the contact at eleven should see it before anything else. Without the field, the promise lives in the memory of the person who gave it.",
    },
    {
      kind: "text",
      text: "“By when” is another. People rarely give a date unasked. They say “before the baby comes” or “the inspection is on the ninth.” Both can be put on a calendar, and both say more than a priority of high, medium or low.",
    },
    {
      kind: "text",
      text: "The third is the reason in the caller’s own words. A category such as “heating, repair” is good for counting. “It bangs at night and wakes the kids” is good for calling back, since you can begin with it.",
    },
    { kind: "heading", text: "Filling them in during the call" },
    {
      kind: "text",
      text: "Notes that are typed up afterward describe what the writer remembers. An agent can write while it talks, which changes what it should ask. When the object is still empty, it asks about the object. When all nine are full, it stops asking, and the call gets shorter.",
    },
    {
      kind: "call",
      caption: "Four fields from two sentences",
      lines: [
        {
          speaker: "Caller",
          text: "Amir Patel here. Our boiler bangs at night, and my parents come on the twentieth.",
          done: "fills in name, reason, object, by when",
        },
        { speaker: "Agent", text: "P, A, T, E, L? And is it the house on Third Street?" },
        { speaker: "Caller", text: "Yes to both.", done: "finds the contact, adds no second one" },
        {
          speaker: "Agent",
          text: "Lou will call you by noon tomorrow. Is this number good then?",
          done: "writes the promise and a task for Lou",
        },
      ],
    },
    { kind: "text", text: "Three rules keep such a record honest." },
    {
      kind: "list",
      items: [
        "An empty field stays empty. If the caller gave no date, the agent does not guess one from the tone of voice.",
        "What was said is kept apart from what was concluded. A lead’s score stands next to the sentence that earned it.",
        "What is not needed is not written. Card numbers, diagnoses and remarks about third persons have no place in a note that the whole team can read.",
      ],
    },
    { kind: "heading", text: "How to get there from forty" },
    {
      kind: "steps",
      items: [
        "For one week, have everybody who calls back mark the fields that they looked at. A printout and a pen will do.",
        "Match the marked ones to the nine above. Your trade will have one or two of its own, such as the date of a loss for insurers.",
        "Hide the others from the first screen. You do not have to delete anything.",
        "Connect the agent to those fields only, make a test call, and watch them fill in.",
      ],
    },
    {
      kind: "text",
      text: "After a month, look at which fields are still empty in most records. Either callers do not know the answer, and the question should go, or nobody asks, and the script needs a line. Both take five minutes to fix.",
    },
    { kind: "link", label: "What the CRM integration writes", href: "/solutions/crm-integration" },
  ],
  cta: {
    title: "Which nine are yours?",
    description: "Name your CRM in the chat, and ask what a call writes into it.",
  },
} as const satisfies Article;
