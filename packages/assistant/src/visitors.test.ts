/** Answers to what visitors asked: figures in the visitors' units, follow-ups, and words that no page has. */
import { describe, expect, it } from "vitest";

import { Assistant } from "./assistant.ts";
import { siteContent } from "./knowledge/site.ts";

const assistant = new Assistant(siteContent);
const cardOf = (question: string) => assistant.answer(question).tools;
const answer = (...turns: string[]) =>
  assistant.answer(turns.at(-1) ?? "", turns.slice(0, -1)).text;

describe("figures of visitors", () => {
  it.each([
    ["8 calls a day mon-fri, which plan", "For 173 calls"],
    ["60 every working day, which plan do I need", "For 1,300 calls"],
    ["40 calls a day, 22 working days, which plan", "For 880 calls"],
    ["25 calls on each of 21 days, which plan", "For 525 calls"],
    ["3 vans, each van takes 4 calls a day, 5 days a week, which plan", "3 x 87 = 261 calls"],
    ["3 calls a night come in, which plan", "For 90 calls"],
    ["we get 4 a month, which plan", "For 4 calls"],
    ["301 leads, each is called 2.5 times, which plan", "For 753 calls"],
    ["I used 199 calls of receptionist basic, how many are left?", "200 - 199 = 1 call\n"],
    ["one line has 50 calls a month, the other 260. which plan for both?", "For 310 calls"],
  ])("counts the calls of a month: %s", (text, expected) => {
    expect(answer(text)).toContain(expected);
  });

  it.each([
    ["what is receptionist starter per call if I use 1 call", "with 1 call: "],
    ["my budget is 300 once, how many months of receptionist basic", "- 1 month: $299"],
    ["which plan has spam screening?", "This plan has it"],
  ])("has singular and plural forms: %s", (text, expected) => {
    expect(answer(text)).toContain(expected);
  });

  it.each([
    ["how many calls a week is 200 a month", "46.2 calls a week"],
    ["50 calls is how many a day if we work 6 days", "1.9 calls a day"],
  ])("converts calls of a month: %s", (text, expected) => {
    expect(answer(text)).toContain(expected);
  });

  it("does not take a job's value for a budget, and says from how many jobs a plan pays for itself", () => {
    const one = answer("1 in 20 calls becomes a $350 job, is receptionist basic worth it?");
    expect(one).toContain("One a month pays for it");
    expect(one).not.toContain("That is enough");
    const several = answer("a customer is worth $120, does receptionist basic pay off?");
    expect(several).toContain("$299 / $120");
    expect(several).toContain("From 3 of them a month it pays");
  });

  it("does not take a number of other things for a number of plans", () => {
    const text = answer("how much is the AI Receptionist", "we have 40 old quotes. which one?");
    expect(text).not.toContain("40 x");
  });

  it("names inbound and outbound plans if calls without a direction exceed the receptionist's", () => {
    const text = answer("800 calls a month");
    expect(text).toContain("AI Receptionist Enterprise");
    expect(text).toContain("Outbound Campaigns Starter");
    expect(text).toContain(siteContent.brand.contact.phone);
    expect(answer("800 incoming calls a month")).not.toContain("Outbound");
  });

  it("does not add up a tier of all categories, but does add up two named plans", () => {
    expect(answer("professional for 7 months, total?")).not.toContain("$27,979");
    const both = answer(
      "receptionist basic plus outbound basic",
      "and what do we save by the year?",
    );
    expect(both).toContain("$598 + $1,598 = $2,196");
  });

  it("computes the price of a call after a recommendation", () => {
    const text = answer(
      "150 dials a day, 22 days a month. which outbound plan?",
      "what's that per call?",
    );
    expect(text).toContain("$1,599 / 3,300");
  });
});

describe("plans without a price", () => {
  it.each([
    "how much does enterprise save a year if I pay annually",
    "how much do I save on receptionist enterprise over 2 years",
  ])("says that there is no figure for the saving: %s", (text) => {
    expect(answer(text)).toContain("has a custom price, agreed with you, so there is no figure");
    expect(answer(text)).toContain(siteContent.brand.contact.phone);
    expect(answer(text)).not.toContain("$");
  });
});

describe("copies of a plan", () => {
  it("does not add a plan's first mention to copies named later, unless the message says 'another' or 'add'", () => {
    const again = "I'm looking at receptionist basic, what would two receptionist basics cost?";
    expect(answer(again)).toContain("2 x $299 = $598");
    const another = "receptionist basic and another receptionist basic, total";
    expect(answer(another)).toContain("2 x $299 = $598");
    const more = "We have a Receptionist Basic and add two Receptionist Basics, what is the total?";
    expect(answer(more)).toContain("3 x $299 = $897");
  });

  it("multiplies the calls that a plan includes", () => {
    const text = answer("are two receptionist basics enough for 350 calls?");
    expect(text).toMatch(/^Yes, 2 x \*\*AI Receptionist Basic\*\* is enough for 350 calls/);
    expect(text).toContain("2 x 200 = 400 calls");
    const left = "we have two receptionist basics and used 250 calls, how many are left?";
    expect(answer(left)).toContain("2 x 200 - 250 = 150 calls");
  });

  it("says 'Yes' for unlimited calls, and neither 'Yes' nor 'No' for calls by agreement", () => {
    const text = answer("Is Receptionist Enterprise enough for 5000 calls a month?");
    expect(text).toMatch(/^Yes, .* is enough for 5,000 calls a month: it includes unlimited calls/);
    expect(text).toContain(siteContent.brand.contact.phone);
    expect(answer("is receptionist enterprise too small for 3000 calls?")).toMatch(
      /^No, .* is enough/,
    );
    expect(answer("is outbound enterprise enough for 20000 calls?")).not.toMatch(/^(?:Yes|No)/);
  });

  it("lists as many of the dearest or the cheapest plans as the message says", () => {
    expect(answer("two most expensive plans")).toContain("Custom Agents Professional");
    expect(answer("the 2 priciest plans")).toContain("Custom Agents Professional");
    expect(answer("the 2 least expensive plans")).toContain("Custom Agents Starter");
    expect(answer("the cheapest plan for at least 2 shops")).not.toContain("Custom Agents Starter");
  });

  it.each([
    [
      "which are the two cheapest per call?",
      /^Lowest by the call:\n\n- .*Professional.*\n- .*Starter/,
    ],
    [
      "the three plans with the lowest price per call",
      /Professional.*\n.*Starter.*\n.*Campaigns Basic/,
    ],
    ["which two plans have the most calls", /8,000 calls a month\n.*3,000 calls a month/],
  ])(
    "lists as many plans by calls, or by the price of a call, as the message says: %s",
    (text, expected) => {
      expect(answer(text)).toMatch(expected);
      expect(answer(text)).not.toMatch(/AI Receptionist|Together/);
    },
  );

  it("does not take a number of offices for a number of plans", () => {
    const text = answer("2 offices: which plan costs least?");
    expect(text).toContain("The cheapest: **AI Receptionist Starter**");
    expect(text).not.toContain("Custom Agents Starter");
  });
});

describe("comparisons", () => {
  it("computes the difference between two plans, and lists no plans between them", () => {
    const text = answer("Is there a price difference between receptionist starter and basic?");
    expect(text).toContain("$299 - $99 = $200 a month");
    expect(text).not.toContain("none between");
  });

  it("lists plans between two of one kind only", () => {
    expect(answer("is there a plan between receptionist starter and professional?")).toMatch(
      /^Yes, between them:\n\n\*\*AI Receptionist Basic/,
    );
    const text = answer("is there a plan between receptionist professional and custom basic?");
    expect(text).not.toContain("between them");
    expect(text).not.toContain("Custom Agents Starter");
  });

  it("says what two kinds of plans are for if asked why one of them costs more", () => {
    const text = answer("why is custom more expensive than receptionist?");
    expect(text).toContain("**Custom Agents**: An agent built around your own script");
    expect(text).not.toContain("Enterprise");
  });

  it("finds the second plan by the price of a call", () => {
    expect(answer("which plan is the second cheapest per call?")).toMatch(
      /^Number 2 of that order is \*\*Outbound Campaigns Starter\*\*/,
    );
  });

  it.each([
    ["is receptionist basic enough for 150 calls or not?", /^Yes, .* is enough/],
    ["would receptionist basic be enough for 150 calls, too?", /^Yes, .* is enough/],
    ["is receptionist basic enough or too small for 150 calls?", /^Yes, .* is enough/],
    ["is receptionist basic too small for 150 calls?", /^No, .* is enough/],
    ["is receptionist basic not enough for 250 calls?", /^Yes, .* is not enough/],
    ["Is 300 calls a month too many for AI Receptionist Basic?", /^Yes, .* is not enough/],
    [
      "We miss too many calls. Is receptionist basic enough for 300 calls?",
      /^No, .* is not enough/,
    ],
    ["is 150 calls a month too much for receptionist basic?", /^No, .* is enough/],
    ["receptionist basic won't be enough for 300 calls, right?", /^Yes, .* is not enough/],
    ["will receptionist basic not be enough for 150 calls?", /^No, .* is enough/],
  ])("says yes or no as the question expects: %s", (text, expected) => {
    expect(answer(text)).toMatch(expected);
  });

  it("adds up the months of the first year", () => {
    const text = answer("what do I pay in the first year for receptionist basic if I pay monthly");
    expect(text).toContain("12 x $299 = $3,588");
  });

  it("rounds months and calls before it computes with them", () => {
    const weeks = answer("how much is receptionist basic for 6 weeks");
    expect(weeks).toContain("1.38 months, paid by the month: 1.38 x $299 = $412.62");
    const third = "what is each call on receptionist basic if we use a third of the calls?";
    expect(answer(third)).toContain("with 67 calls: $299 / 67 =");
  });
});

describe("follow-ups", () => {
  it("chooses again for another number of calls after plans of two kinds", () => {
    const text = answer("around 900 calls a month", "what about 550");
    expect(text).toContain("For 550 calls a month");
    expect(text).toContain("AI Receptionist Professional");
  });

  it("does not add up the alternatives for several places", () => {
    const text = answer(
      "3 locations with 180 calls each per month. what do we need",
      "total per year?",
    );
    expect(text).toContain("3 x $2,990 = $8,970 a year");
    expect(text).not.toContain("$11,980");
  });

  it("keeps the working days of the number before", () => {
    const turns = ["8 calls a day mon-fri, which plan", "what if it is 30?"];
    expect(answer(...turns)).toContain("For 650 calls");
  });

  it.each(["calls", "inbound calls"])("drops old working days at a new period of %s", (calls) => {
    const turns = [
      `8 ${calls} a day mon-fri, which plan`,
      `and if it is 12 ${calls} a day, every day of the week?`,
      "and with 15?",
    ];
    expect(answer(...turns)).toContain("450 calls");
  });

  it("answers the same question about another plan", () => {
    expect(answer("does outbound starter book appointments?", "basic then?")).toContain(
      "Yes, **Outbound Campaigns Basic** has it",
    );
  });

  it.each([
    ["do you work with law firms?", "what kinds?", "**Law Firms**: Personal Injury, Family Law"],
    ["what is crm integration?", "which ones?", "**CRM Integration**: Salesforce, HubSpot"],
    ["what is crm integration?", "what else", "**Automatic contact creation**"],
  ])("answers with a part of the page that was shown: %s %s", (question, next, expected) => {
    expect(answer(question, next).slice(0, expected.length)).toBe(expected);
    expect(answer(question)).not.toContain(expected);
  });

  it("adds a contact if it only finds the last answer again", () => {
    const text = answer("the verification email never came", "still nothing after 20 minutes");
    expect(text).toContain(siteContent.brand.contact.phone);
  });

  it("keeps the number of plans, and skips a word of praise", () => {
    expect(answer("2 basics how much", "per yr?")).toContain("2 x $2,990 = $5,980");
    const turns = [
      "we get 180 calls a month, which plan",
      "nice, and if I paid for the whole year?",
    ];
    expect(answer(...turns)).toContain("AI Receptionist Basic");
  });

  const threeBasics = "how much are three outbound basics";
  it.each([
    [[threeBasics, "receptionist I mean"], "3 x $299 = $897"],
    [[threeBasics, "sorry, starter"], "3 x $249 = $747"],
    [[threeBasics, "no, four"], "4 x $799 = $3,196"],
    [["we get 200 calls", "cost of three receptionist basics", "no, four"], "4 x $299 = $1,196"],
    [[threeBasics, "and if we took just one Basic instead?"], "**Outbound Campaigns Basic** costs"],
    [[threeBasics, "no, a single starter"], /^\*\*Outbound Campaigns Starter\*\* costs \$249/],
    [[threeBasics, "no, a receptionist basic"], /^\*\*AI Receptionist Basic\*\* costs \$299/],
    [[threeBasics, "sorry, I meant just the starter"], /^\*\*Outbound Campaigns Starter\*\* costs/],
    [[threeBasics, "no, only the starter, not three"], /^\*\*Outbound Campaigns Starter\*\* costs/],
    [[threeBasics, "sorry, I just meant receptionist"], "3 x $299 = $897"],
    [[threeBasics, "sorry, receptionist basic, we are a clinic"], "3 x $299 = $897"],
  ])(
    "keeps the number of plans in a correction, unless that is corrected: %j",
    (turns, expected) => {
      expect(answer(...turns)).toMatch(expected);
    },
  );

  it.each([
    ["ok 300", "is not enough for 300 calls"],
    ["no, 700", "is not enough for 700 calls"],
    ["ok got it, and 500", "is not enough for 500 calls"],
    ["ok 300 then", "is not enough for 300 calls"],
  ])("takes a number beside a word of small talk for calls: %s", (next, expected) => {
    expect(answer("we get 150 calls a month, which plan", next)).toContain(expected);
    expect(answer("ok 300")).toMatch(/^All right\./);
  });

  it.each([
    "thanks, you saved me 2 hours",
    "thanks for your 2 answers",
    "thanks, you answered both of my two questions",
    "good morning, it is 9 am here",
  ])("takes a figure in longer small talk for no question: %s", (next) => {
    const talk = /^(?:You're welcome|Hello)\./;
    expect(answer(next)).toMatch(talk);
    expect(answer("how much is receptionist starter", next)).toMatch(talk);
  });

  it("takes 'both' and 'two' before places for no number of plans", () => {
    const turns = ["how much is receptionist starter", "and basic"];
    const both = answer(...turns, "does that one also keep calendars for both of our locations?");
    expect(both).toMatch(/^No, \*\*AI Receptionist Basic\*\* does not list it/);
    const two = answer(...turns, "so which would we need for two locations?");
    expect(two).toContain("2 x $299 = $598");
    expect(answer(...turns, "total for both")).toContain("$99 + $299 = $398");
  });

  it.each([
    [
      ["how much is receptionist basic a year", "divide that by 12 please"],
      "$2,990 / 12 = $249.17",
    ],
    [["how much are two receptionist basics", "divide it by 4"], "2 x $299 / 4 = $149.50"],
    [["how much are two receptionist basics", "what is that a week"], "12 x 2 x $299 / 52 = $138"],
  ])("divides the price of the last answer: %j", (turns, expected) => {
    expect(answer(...turns)).toContain(expected);
  });

  it("names the next smaller or larger plan for 'anything smaller' and 'anything bigger'", () => {
    const price = "how much is receptionist basic";
    expect(answer(price, "anything smaller?")).toMatch(/^\*\*AI Receptionist Starter/);
    expect(answer(price, "nothing bigger?")).toMatch(/^\*\*AI Receptionist Professional/);
  });

  it("says what two kinds of plans are for if asked whether they are the same", () => {
    const text = answer("how much is outbound", "isn't that the same as the receptionist?");
    expect(text).toContain("**Outbound Campaigns**: Calls your leads");
    expect(text).not.toContain("Starter");
  });

  it("gives the price of a call after a comparison with present costs", () => {
    const now = "I pay an answering service 450 a month for 180 calls, are you cheaper";
    expect(answer(now)).toContain("$450 - $299 = $151");
    expect(answer(now, "per call I mean")).toContain("$299 / 180");
  });

  it("tells what 'they' got from the case study that was shown, else from the one of the trade", () => {
    const ofTrade = ["we are a law firm", "does anyone like us use it"];
    expect(answer(...ofTrade, "what was their problem before")).toMatch(
      /^Before, at \*\*Alder & Finch/,
    );
    const shown = ["we are a law firm", "tell me about Tidemark"];
    expect(answer(...shown, "what was their problem before")).toMatch(/^Before, at \*\*Tidemark/);
  });

  it("does not take 'what is …' for a question which plan fits", () => {
    const text = answer("how much is receptionist basic", "what is your phone number");
    expect(text).toContain(siteContent.brand.contact.phone);
    expect(answer("60 calls a month, which plan", "what if it were 300")).toContain(
      "For 300 calls",
    );
  });

  it("compares a choice of counted plans instead of adding them up", () => {
    const text = answer("240 calls altogether: two Basics or one Professional, what's cheaper?");
    expect(text).toContain("2 x **AI Receptionist Basic** costs least");
  });

  it("compares plans of two kinds by what each of them has", () => {
    const text = answer("compare custom agents professional with receptionist professional");
    expect(text).toContain("Several agents on one number");
    expect(text).toContain("Scores leads by your questions");
  });

  it("answers small talk after a question about a plan, and a greeting with a question as the question", () => {
    const price = "what does the receptionist basic plan cost";
    expect(answer(price, "hello")).toMatch(/^Hello\. I am Larkline AI\./);
    expect(answer(price, "ok")).toMatch(/^All right\./);
    expect(answer(price, "who are you")).toMatch(/^I am Larkline AI/);
    expect(answer(price, "hello, and yearly?")).toContain("$2,990 a year");
  });
});

describe("other words", () => {
  it("names unknown software as the visitor writes it", () => {
    expect(answer("Do you integrate with ServiceTitan?")).toContain("about ServiceTitan:");
    expect(answer("and do you work with Housecall Pro?")).toContain("about Housecall Pro:");
  });

  it("names the tools of the site for 'what does it connect to', also after an unknown tool", () => {
    const unknown = "does it work with ServiceTitan?";
    const all = answer(unknown, "ok what does it plug into then");
    expect(all).toMatch(/^Larkline connects to .*integrations/);
    expect(answer(unknown, "would it work with that?")).toContain("about ServiceTitan:");
  });

  it("distinguishes our customers from those that a plan can call", () => {
    expect(answer("how much is outbound starter", "how many customers")).toContain("businesses");
    expect(answer("how many customers do you have")).toContain("businesses");
    expect(answer("how many customers can outbound starter call")).toContain("1,000 calls a month");
  });

  it.each([
    [["how many clients does outbound basic reach?"], "includes 3,000 calls a month"],
    [["how many customers will outbound starter contact"], "includes 1,000 calls a month"],
    [
      ["how much is outbound starter", "how many customers does that reach"],
      "includes 1,000 calls",
    ],
    [["how many clients fit in receptionist basic"], "includes 200 calls a month"],
    [["how many customers does basic answer?"], "includes 200 calls a month"],
  ])("tells the calls of a plan for the customers that it reaches: %j", (turns, expected) => {
    expect(answer(...turns)).toContain(expected);
  });

  it.each([
    "which plans have unlimited calls",
    "which plan has unlimited calls",
    "which plan comes with unlimited calls",
    "which receptionist plan has unlimited inbound calls",
    "do you have unlimited calls",
    "unlimited calls",
    "who gets unlimited calls",
    "does enterprise have unlimited calls",
  ])("finds the plan with unlimited calls: %s", (question) => {
    const text = answer(question);
    expect(text).toMatch(/\*\*AI Receptionist Enterprise\*\* .*unlimited calls/);
    expect(text).not.toMatch(/\$|minute/);
  });

  it("distinguishes unlimited calls from calls at the same time, and from the calls of other plans", () => {
    expect(answer("can it take unlimited calls at once")).toContain("even three at once");
    expect(answer("unlimited international calls")).not.toContain("Enterprise");
    const basic = answer("how much is receptionist basic", "does it have unlimited calls");
    expect(basic).toContain("with 200 calls a month");
    expect(basic).not.toContain("Enterprise");
  });

  it("names the plan with unlimited calls before the one with the most", () => {
    const most = answer("which receptionist plan has the most calls");
    expect(most).toMatch(/Receptionist Enterprise.*unlimited calls[^]*Professional.*600 calls/);
    expect(answer("which outbound plan has the most calls")).toMatch(/^Most calls: .*8,000 calls/);
    const ends = answer("which receptionist plans have the most and the fewest calls");
    expect(ends).toMatch(/Starter.*50 calls[^]*Receptionist Enterprise.*unlimited calls/);
  });

  it("answers 'Yes' if the plan has one of the features that the word may mean", () => {
    const yes = /^Yes, .*Books into one calendar/;
    expect(answer("does receptionist starter do calendars?")).toMatch(yes);
    expect(answer("how much is receptionist basic", "does it do calendars")).toMatch(yes);
    const several = answer("does receptionist basic keep calendars of several locations?");
    expect(several).toMatch(/^No, /);
  });

  it.each([
    ["what does the 99 one do?", "Books into one calendar"],
    [
      "we are a firm of 12 attorneys. which plan should we look at",
      "Tell me how many calls a month",
    ],
    ["we call 450 former patients a month for recalls, which plan", "Outbound Campaigns Starter"],
    ["our receptionist makes 38000 a year, compare with receptionist pro", "$38,000 / 12"],
    ["how many receptionist basics can I get for 1000 a month", "3 x $299 = $897"],
    ["how much cheaper is paying yearly on outbound pro", "$3,198 less"],
  ])("understands how visitors say it: %s", (text, expected) => {
    expect(answer(text)).toContain(expected);
  });

  it("answers the question about patients, not the trade", () => {
    expect(answer("can we keep the number that our patients know?")).toContain("Keep your number");
  });

  it("answers questions about a summary's language and about unused calls", () => {
    expect(answer("when callers speak Spanish, in which language is the summary?")).toContain(
      "The summary is in yours",
    );
    expect(answer("do calls I don't use roll over")).toContain("carry over to the next month");
  });
});

describe("budgets, and questions with several parts", () => {
  it("finds the pair of an inbound and an outbound plan that a budget pays for", () => {
    expect(answer("$900 a month for the receptionist plus outbound together")).toContain(
      "$99 + $799 = $898",
    );
  });

  it("does not take other amounts for a budget", () => {
    const difference = answer(
      "is the difference of receptionist basic and professional over $500?",
    );
    expect(difference).toContain("$899 - $299 = $600");
    const saved = answer("You say save 20%. Is 2,990 really 20% less than twelve times 299?");
    expect(saved).toContain("16.7%");
    expect(difference + saved).not.toContain("enough");
  });

  it("asks for the calls if a plan is to be recommended without them", () => {
    const text = answer("We are a tax office with nine people. Which plan would suit us?");
    expect(text).toContain("Tell me how many calls a month");
    expect(text).not.toContain("Custom Agents");
    expect(answer("the cheapest way to get 500 answered calls a month?")).toContain(
      "For 500 calls",
    );
  });

  it("multiplies calls of each lead, and uses calls of the sentence before the question", () => {
    const each = answer(
      "300 leads a month, and each is called 5 times: is outbound Starter enough?",
    );
    expect(each).toContain("is not enough for 1,500 calls");
    const turns = [
      "around 150 internet leads a month, which outbound plan?",
      "if each is tried four times?",
    ];
    expect(answer(...turns)).toContain("For 600 calls");
    const two = answer(
      "We take 12 inbound calls a day. Which receptionist plan fits and what does it cost?",
    );
    expect(two).toContain("For 360 calls");
  });

  it("says that a budget pays for no pair of plans", () => {
    const text = answer("$260 a month for the receptionist plus outbound together");
    expect(text).toContain("No. The smallest pair costs more");
    expect(text).toContain("$99 + $249 = $348");
  });

  it("does not take present costs after 'the other' for calls", () => {
    expect(answer("on the other hand we pay 650 for our answering service")).toContain(
      "$650 - $299",
    );
  });

  it("calls no plan the cheapest if the price of one is unknown", () => {
    const text = answer("compare receptionist professional and receptionist enterprise");
    expect(text).not.toContain("costs least");
  });

  it.each(["receptionist starter plus outbound basic, total", "what does the receptionist cost"])(
    "shows a table of prices only, which fits on a phone, if no features are asked for: %s",
    (question) => {
      expect(cardOf(question)).toMatchObject([
        { name: "compare_plans", arguments: { focus: "price" } },
      ]);
    },
  );

  it("shows a table with features for a comparison of plans of one kind", () => {
    expect(cardOf("compare receptionist starter and basic")).toEqual([
      {
        name: "compare_plans",
        arguments: { plans: ["receptionist-starter", "receptionist-basic"] },
      },
    ]);
  });

  it("adds up a list of calls", () => {
    const text = answer("our branches take 120, 90, 180, 60 and 110 inbound calls. which plan?");
    expect(text).toContain("For 560 calls");
  });

  it("answers about a feature after present costs, and reads a new number as calls", () => {
    const turns = [
      "our answering service costs $340 a month. what would you be for 180 calls a month?",
      "and does that one put the emergencies through to me or only write them down?",
      "hmm what if it's more like 260 in spring",
    ];
    expect(answer(...turns.slice(0, 2))).toContain("Puts urgent callers through to a person");
    expect(answer(...turns)).toContain("For 260 calls");
  });

  it("describes the receptionist if it only understands that the telephone is meant", () => {
    const text = answer("on Saturdays the fellows on the floor let it ring and ring");
    expect(text).toContain("An agent that answers your phone at any hour");
    expect(text).toContain(siteContent.brand.contact.phone);
  });
});
