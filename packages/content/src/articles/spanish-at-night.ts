/** Text of the blog article "The same greeting in two languages" (`/blog/spanish-at-night`). */
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";
import type { Article } from "./article.ts";

export const spanishAtNight = {
  slug: "spanish-at-night",
  meta: {
    title: `The same greeting in two languages | ${brand.name}`,
    description:
      "How a voice agent hears which language a caller speaks, switches in mid-sentence, and writes a summary that your team can read.",
  },
  blocks: [
    {
      kind: "text",
      text: "“For English, press one.” It takes four seconds, and everybody has to hear it, including all those who would have started to speak by then. Those for whom it was made hear something else as well: that they are the exception, and that there is a queue for them.",
    },
    {
      kind: "text",
      text: "A good bilingual receptionist has no menu. She says the name of the practice, listens to the first three words that come back, and goes on in that language. We try to build the same thing. This is what it takes, where it goes wrong, and what you have to decide yourself.",
    },
    { kind: "heading", text: "One greeting, or two" },
    {
      kind: "text",
      text: "There are two honest ways to begin. Either the agent greets in one language and switches when it hears the other, or the greeting says a few words in both. The first is shorter. The second invites people who would otherwise try it in broken English, out of politeness, and get half of what they came for.",
    },
    {
      kind: "call",
      caption: "A greeting in both, in under six seconds",
      lines: [
        { speaker: "Agent", text: "Dr. Moreno’s office, good evening." },
        { speaker: "Agent", text: "Buenas noches.", lang: "es" },
        {
          speaker: "Caller",
          text: "Buenas noches, me duele mucho una muela.",
          lang: "es",
          done: "goes on in Spanish",
        },
        {
          speaker: "Agent",
          text: "Lo siento mucho. ¿Puede venir mañana a las ocho?",
          lang: "es",
          done: "holds tomorrow, 8 AM",
        },
      ],
    },
    {
      kind: "text",
      text: "Two languages are as many as fit into a greeting. If your callers speak five, greet in the two most common ones and let the agent hear the others. Nobody who calls in Vietnamese expects to be greeted in it. They are pleased when they are answered in it.",
    },
    { kind: "heading", text: "How it hears which one is spoken" },
    {
      kind: "text",
      text: "The first word is seldom enough. “Hello” is said in many languages, and “no” in even more. Names are worse, since a Spanish name says nothing about the language of the person who bears it. To guess from a name or from an accent would be wrong often, and offensive each time.",
    },
    {
      kind: "text",
      text: "What decides is the first whole sentence, and then every sentence after it. If the agent is unsure, it should stay in the language it is using and ask a short question, because the answer will settle it. Asking “Do you speak English?” has the opposite effect. Many people say yes and then struggle.",
    },
    { kind: "heading", text: "In the middle of a sentence" },
    {
      kind: "text",
      text: "Bilingual people mix, and they do it in the middle of a sentence.",
    },
    {
      kind: "speech",
      text: "Quiero un appointment para el Friday.",
      note: "Ordinary speech in much of Texas",
      lang: "es",
    },
    {
      kind: "text",
      text: "The grammar of this sentence is Spanish and its nouns are from the office, so Spanish is the language to answer in. An agent that switches at each English noun sounds as if it had two minds.",
    },
    {
      kind: "text",
      text: "A real change looks different. Often somebody else takes the phone: a daughter who calls for her mother, a neighbor who helps out. The language changes together with the voice, and the agent should follow without remarking on it. Then it says again, in one sentence, what has been agreed so far. The person who now listens may have heard only half of it.",
    },
    {
      kind: "call",
      caption: "The phone is handed over",
      lines: [
        {
          speaker: "Daughter",
          text: "She can come on Tuesday. Wait, she wants to talk to you.",
        },
        {
          speaker: "Mother",
          text: "Buenas tardes. ¿Tengo que llevar algo?",
          lang: "es",
          done: "goes on in Spanish",
        },
        {
          speaker: "Agent",
          text: "Buenas tardes. Su cita es el martes a las diez. Traiga su tarjeta del seguro, por favor.",
          lang: "es",
          done: "repeats what was agreed",
        },
      ],
    },
    { kind: "heading", text: "Numbers, names and the formal you" },
    {
      kind: "text",
      text: "Three details give away whether somebody has thought about the second language or has only had the script translated.",
    },
    {
      kind: "list",
      items: [
        "Phone numbers. In Spanish they are often said in pairs, so that fifty-five is part of a number and not a price.",
        "Names. Two family names are both the family name. A file that keeps only the last one will not find the patient next time.",
        "Forms of address. Spanish has a formal “you,” which a practice uses with adults it does not know. A surf shop may not. Decide it once, as you decided whether to say “Hi” or “Good morning.”",
      ],
    },
    {
      kind: "text",
      text: "A translated script also keeps the jokes and the idioms, which is where it fails first. It is better to give the agent the facts and the tone you want, and to let somebody who grew up with the language listen to ten calls.",
    },
    { kind: "heading", text: "What goes into the summary" },
    {
      kind: "text",
      text: "The call was in Spanish, and Lou at the front desk reads English. So the summary is in the language of your team, whatever was spoken. Three things belong in it besides the matter itself.",
    },
    {
      kind: "list",
      items: [
        "The language of the call, so that whoever calls back knows before dialing.",
        "The caller’s own sentence in the original, for the one thing that matters most. One word for pain can mean an ache or a stab, and a translation has to choose.",
        "Who spoke, if it was not the patient. A daughter’s word for a symptom is a daughter’s word.",
      ],
    },
    { kind: "heading", text: "What you decide" },
    {
      kind: "text",
      text: `Our agents speak ${claims.languages.value} languages, and you choose which of them your number offers. Choose by what happens after the call. If nobody in the house speaks Portuguese, an agent that books a Portuguese visit at midnight has made a promise that the morning has to keep. It may still be right, for instance when an interpreter can be booked. But it ought to be a decision.`,
    },
    {
      kind: "text",
      text: "Start with the second language that you already hear on your line. Ask the people at the desk how often they fetch a colleague to translate, and at which hours nobody is there to be fetched. Those hours are the ones to begin with.",
    },
    {
      kind: "link",
      label: "Hear the greeting in several languages",
      href: "/products/ai-receptionist",
    },
  ],
  cta: {
    title: "English or Spanish?",
    description: "Ask in the chat which languages your number could answer in.",
  },
} as const satisfies Article;
