import { describe, expect, it } from "vitest";

import { siteContent } from "./content.ts";
import { readExamples } from "./intents/examples.ts";
import { Reader } from "./understanding.ts";

/** What visitors ask of us; 'plans' holds orders as well, which are to be answered with the price. */
const asked = readExamples().filter(
  ({ intent }) =>
    !/^(?:plans|outside|concept\/(?:misuse|playful|personalAdvice|seeksTrade))$/.test(intent),
);

describe("questions that visitors ask", () => {
  const reader = new Reader(siteContent);

  it("are hardly ever taken for an order or for somebody in danger", () => {
    // Every seventh: enough to notice a pattern that is too wide.
    const some = asked.filter((_, index) => index % 7 === 0);
    const read = some.map(({ words }) => reader.read(words.join(" ")));
    const orders = read.filter(({ isOrder }) => isOrder);
    const dangers = read.filter(({ danger }) => danger !== undefined);
    expect(orders.length / some.length).toBeLessThan(0.001);
    expect(dangers.length / some.length).toBeLessThan(0.003);
  });

  it.each([
    "our front desk is drowning in calls",
    "the couch came with a broken leg",
    "somebody pretends to be my client",
    "if I say yes today, when does it start?",
    "do I have to tell everyone a new number?",
    "so the number is not moved to you?",
    "I can't respond to every lead from a roof",
    "what if someone does not respond to the reminder?",
    "do not wake me up for every call",
    "we're not awake at 3am",
    "we can't keep going like this, half the calls go to voicemail",
    "we had an explosion of calls last week",
    "pets get shots here, do you call to remind?",
    "I have a gun shop, would you answer for us?",
    "we do a lot of blood tests, can it book them?",
    "I own a smoke shop and we're full all day",
    "my people are buried in calls",
    "we spray paint cars",
    "my concentration is shot, can it take the phone?",
    "what if I do not want to go on after a month?",
  ])("are answered: '%s'", (question) => {
    const { isOrder, danger } = reader.read(question);
    expect({ isOrder, danger }).toEqual({ isOrder: false, danger: undefined });
  });

  it.each([
    "my son is drowning, what do I do",
    "my colleague drowned in the pool, help",
    "my left arm is numb, what could it be",
    "my wife is in labor, help",
    "there is smoke and flames coming out of the back room, what do I do",
    "he just got stabbed outside our shop",
    "I took a lot of pills an hour ago",
    "my husband isn't waking up",
    "I fell off a ladder and can't move my legs",
    "our baby is turning blue",
    "my throat is closing up after eating nuts",
    "theres a man with a gun in our lobby",
    "one of our little ones stopped breathing, can your bot get an ambulance to us",
  ])("somebody in danger is recognized: '%s'", (message) => {
    expect(reader.read(message).danger).toBe("life");
  });
});
