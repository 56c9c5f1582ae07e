/** Text of the blog article "When may an agent interrupt?" (`/blog/when-to-interrupt`). */
import { brand } from "../brand.ts";
import type { Article } from "./article.ts";

export const whenToInterrupt = {
  slug: "when-to-interrupt",
  meta: {
    title: `When may an AI voice agent interrupt? | ${brand.name}`,
    description:
      "The rule for talking over a caller: three cases in which an AI voice agent may, where it never should, and what to do when callers interrupt it.",
  },
  blocks: [
    {
      kind: "text",
      text: "Ask people whether it is rude to interrupt and they say yes. Record the same people at a kitchen table and they do it all the time. They finish each other’s sentences, say “right, right” over the other’s words, and start to answer before the question is over. Nobody minds, because most of it means “I’m with you.”",
    },
    {
      kind: "text",
      text: "A voice agent has to do some of this, too. One that waits politely until you have certainly finished leaves a hole after every sentence, and callers hear that hole as slowness. One that starts at the first pause cuts people off while they are looking for a word. Both come from the same question, which is harder than it looks: is this person finished?",
    },
    { kind: "heading", text: "Not every pause is an end" },
    {
      kind: "text",
      text: "The simplest agents wait for a fixed silence. That is easy to build and always wrong for somebody. A man reading a policy number from a letter pauses after every group of digits. A woman who has just said “no” pauses because there is nothing to add. The silence is the same length in both cases.",
    },
    {
      kind: "text",
      text: "So what was said has to count as much as the silence after it. “My number is five one two” is not finished, whatever the pause. “No, that’s all” is. A voice that goes up on the last word usually still holds the turn, and one that falls has usually let go of it. When the signs disagree it is better to wait, since a short gap costs less than a lost digit.",
    },
    { kind: "heading", text: "The rule" },
    {
      kind: "speech",
      text: "Interrupt when it saves the caller something. Never because it saves the agent something.",
      note: "The rule, as we say it among ourselves",
    },
    {
      kind: "text",
      text: "That sounds like a matter of taste, but it decides real cases. Here are the three in which an agent should speak into somebody’s sentence.",
    },
    {
      kind: "list",
      items: [
        "There is danger. Somebody who smells gas should not have to finish describing the boiler. The agent tells them to leave the house, and takes the address afterward.",
        "They are giving something that we have. If the number they are calling from is already in the file, it is a kindness to stop them after the first digits.",
        "They are repeating themselves because they think nobody understood. “Yes, Thursday, I have it” ends that sooner than waiting would.",
      ],
    },
    {
      kind: "call",
      caption: "An interruption that saves the caller something",
      lines: [
        {
          speaker: "Caller",
          text: "It started on Sunday, there was this smell from the boiler, like eggs, and my husband said",
        },
        {
          speaker: "Agent",
          text: "I’m sorry to cut in. That can be gas. Please go outside now, and don’t touch a switch.",
          done: "marks the call urgent",
        },
        { speaker: "Caller", text: "Okay. Okay, we’re going out." },
        {
          speaker: "Agent",
          text: "Good. Once you’re out, call 911 or your gas company. I’m waking our technician.",
          done: "rings the on-call phone",
        },
      ],
    },
    { kind: "heading", text: "Where it never interrupts" },
    {
      kind: "text",
      text: "The longer list is the one of places where an agent has to hold still, even when it already knows enough to answer.",
    },
    {
      kind: "list",
      items: [
        "The first sentence. People prepare it before they dial, and they lose the thread if they cannot finish it.",
        "A complaint. The caller needs to have said it, and the details that solve the matter tend to come last.",
        "Tears, anger, or a long breath. After those, a slow “take your time” is the only thing worth saying.",
        "Names and numbers being spelled out, unless the agent already has them.",
      ],
    },
    {
      kind: "text",
      text: "There is a middle ground, the small sounds that people make while they listen. A quiet “mm-hm” after a long clause helps. The same sound after every clause is unbearable, and on a poor line it can hide the caller’s next word. A few go a long way, and there should be none at all while somebody is spelling.",
    },
    { kind: "heading", text: "When the caller interrupts" },
    {
      kind: "text",
      text: "The other direction is easier to decide. The caller may always interrupt, and the agent stops at once, in the middle of a word if need be. It does not lower its voice and carry on, and it does not finish the sentence first.",
    },
    {
      kind: "text",
      text: "What is harder is knowing what counts. A cough, a dog and a child in the back seat are not interruptions, and neither is “uh-huh.” If the agent stops for each of them, it sounds startled. A good one keeps talking through sounds that have no words in them and through short words of agreement. It stops for anything that could be a sentence.",
    },
    {
      kind: "text",
      text: "Then it has to remember how far it got. If it was offering Tuesday at 8 or Friday at 3 and was cut off after Tuesday, the caller never heard about Friday. An agent that writes down what it meant to say, and not what was heard, will believe that Friday was refused. What counts are the words that were really spoken, and the agent goes on from there.",
    },
    { kind: "heading", text: "What this costs" },
    {
      kind: "text",
      text: "Listening for meaning takes time, and time is what the caller feels first. We would rather have an agent that is now and then a beat late than one that is often wrong about whose turn it is. It is a choice, and for some lines it is the wrong one. The owner of an order line, whose callers want to be done quickly, may well choose differently.",
    },
    {
      kind: "text",
      text: "You can judge it yourself in a test call. Read a long number from a card with pauses in odd places. Change your mind in the middle of a sentence. Say “uh-huh” while it talks, and then say “wait, no.” If it waits through the first, follows you through the second, and tells the last two apart, the timing is about right.",
    },
    {
      kind: "link",
      label: "Hear a call to the AI receptionist",
      href: "/products/ai-receptionist",
    },
  ],
  cta: {
    title: "Who talks over whom on your line?",
    description: "Ask in the chat how the agent talks with a caller, and when a person takes over.",
  },
} as const satisfies Article;
