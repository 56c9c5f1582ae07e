import type { CaseStudy } from "@larkline/content/case-studies";

import type { AssistantContent } from "../content.ts";
import { bullets, inWords } from "../format.ts";
import { storySource } from "../story-source.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import { type Answer, compose, dontKnow, notTold, reachUs } from "./answer.ts";
import { specialtyNamed } from "./said-of-trade.ts";
import { topics } from "./unknown.ts";

/** Asks for a street or another city, not just for where we are. */
const asksForAddress =
  /\b(?:address|street|visit|offices?|branch\w*|zip|stop by|come by|drop in|directions)\b/;

/** Asks for a way back in, not for the way in: 'I forgot my password', 'locked out'. */
const lostPassword =
  /\b(?:passwords?)\b|\blocked out\b|\bforg[oe]t\w*\b.*\b(?:login|username|credentials)\b/;

/** 'What do they ask me for on the sign-up form?' */
const asksForFields =
  /\b(?:what|which)\b.*\b(?:ask|asks|asked|fields?|enter|fill)\b|\b(?:what|which) (?:details|information|info|data)\b.*\b(?:need|needs|give|sign|account|form)\b|\bform\b.*\b(?:ask|asks|require|requires)\b/;

/** How to reach a person, sign up, log in, or try it. */
export function composeContact(
  content: AssistantContent,
  { concepts, industries, plans, words }: Understanding,
): Answer | undefined {
  const { brand } = content;
  if (concepts.has("location")) {
    const asksAddress = asksForAddress.test(words.join(" "));
    return compose(
      content,
      [
        `${brand.name} is in ${brand.contact.location}. ${asksAddress ? `${dontKnow} a street address or other offices: our pages name none.` : `${notTold} more of it.`} To reach us, ${reachUs(content)}.`,
      ],
      [content.supportPage],
      reach,
    );
  }
  const hearFirst = content.faqItems.find(({ id }) => id === "try-first");
  if (concepts.has("trial")) {
    const asksCard = words.some((word) => /^cards?$/.test(word));
    return compose(
      content,
      [
        `A button on our pages says "${content.trialButton}" and leads to the sign-up, but I don't know how long a free trial is${asksCard ? ", what it holds or whether it needs a card" : " or what it holds"}: our pages don't describe one, so I can't promise it. A person can tell you: ${reachUs(content)}.`,
        hearFirst === undefined ? undefined : `**${hearFirst.question}** ${hearFirst.answer}`,
      ],
      hearFirst === undefined ? [] : [hearFirst.source],
    );
  }
  if (concepts.has("passwordRules") && content.passwordRules.length > 0) {
    const { signUp } = content.accountPages;
    return compose(
      content,
      ["A password needs:", bullets(content.passwordRules)],
      content.publishedPaths.includes(signUp.href) ? [signUp] : [],
    );
  }
  if (concepts.has("login")) {
    if (!content.publishedPaths.includes(content.accountPages.login.href))
      return noPage(content, "logging in");
    return compose(
      content,
      [
        lostPassword.test(words.join(" "))
          ? `I don't know how a password is reset: our pages don't say, and I can't do it from here. A person can: ${reachUs(content)}.`
          : `Accounts live in a separate app: choose "Login / Sign Up" in the page's header. For a lost password or any other trouble with it, ${reachUs(content)}.`,
      ],
      [content.accountPages.login],
      { tools: [{ name: "start_sign_up", arguments: {} }] },
    );
  }
  // A software company's own demo requests are what our agents answer, not a wish for our demo.
  if (concepts.has("demo") && !(industries.includes("saas") && concepts.size <= 2)) {
    const demo = hearFirst?.answer ?? content.claims["chatDemo"]?.statement;
    if (demo === undefined) return undefined;
    return compose(
      content,
      [demo, `To be shown around by a person, ${reachUs(content)}.`],
      hearFirst === undefined ? [] : [hearFirst.source],
    );
  }
  if (concepts.has("signup") && !concepts.has("person")) {
    // The way in is only told where there is one.
    if (!content.publishedPaths.includes(content.accountPages.signUp.href))
      return noPage(content, "signing up");
    const steps = content.sections.find((section) => section.id === "topic/sign-up");
    const [first] = plans;
    const id =
      first?.category === undefined ? undefined : (`${first.category}-${first.tier}` as const);
    const asked = asksForFields.test(words.join(" ")) ? content.signUpFields : [];
    return compose(
      content,
      [
        asked.length > 0
          ? `The form asks for ${inWords(asked.map((name) => `**${name}**`))}.`
          : undefined,
        `Choose a plan on the pricing page and select it; that leads to the [sign-up](${content.accountPages.signUp.href}). ${steps?.text ?? ""} ${content.claims["setup"]?.statement ?? ""}`.trim(),
        `If you would rather talk first, ${reachUs(content)}.`,
      ],
      [
        ...content.planCategories
          .filter(({ id: kind }, index) =>
            first?.category === undefined ? index === 0 : kind === first.category,
          )
          .map(({ source }) => source),
        content.accountPages.signUp,
      ],
      { tools: [{ name: "start_sign_up", arguments: id === undefined ? {} : { plan: id } }] },
    );
  }
  // 'Are you a real person?' asks who answers here.
  if ((concepts.has("person") || concepts.has("quote")) && !concepts.has("identity")) {
    const reply = content.claims["supportReply"];
    const schedule = content.sections.find(({ id }) => id === "contact/schedule");
    return compose(
      content,
      [
        `To talk to a person, ${reachUs(content)}. ${reply?.statement ?? ""}`.trim(),
        schedule === undefined ? undefined : `**${schedule.title}**: ${schedule.text}`,
        "I can answer questions about plans and prices in the meantime.",
      ],
      [content.supportPage],
      reach,
    );
  }
  return undefined;
}

const reach = { tools: [{ name: "contact_person" as const, arguments: {} }] };

function noPage(content: AssistantContent, purpose: string): Answer {
  return compose(content, [
    `I don't know of a page for ${purpose} on this site. A person can set you up: ${reachUs(content)}.`,
  ]);
}

/** Who uses it: the stories that customers tell. */
export function composeStories(
  content: AssistantContent,
  { industries, words, otherTrade }: Understanding,
): Answer | undefined {
  const named = content.caseStudies.filter(({ company }) =>
    words.some((word) => stem(word) === stem(toWords(company)[0] ?? "")),
  );
  const names = content.industries
    .filter(({ id }) => industries.includes(id))
    .map(({ name }) => name);
  const ofTrade =
    named.length > 0
      ? named
      : content.caseStudies.filter(({ industry }) => names.includes(industry));
  const told = ofTrade.length > 0 ? ofTrade : content.caseStudies;
  const [first] = told;
  if (first === undefined) return undefined;
  const [id] = industries;
  // 'Any insurance agencies using this?': no story is theirs, but a trade's page may name them.
  const unlisted = ofTrade.length === 0 && id === undefined ? otherTrade : undefined;
  const specialty = unlisted === undefined ? undefined : specialtyNamed(content, unlisted);
  return compose(
    content,
    [
      unlisted === undefined
        ? undefined
        : `I don't know of a customer of your trade (${unlisted}): our case studies tell of none.`,
      specialty &&
        `Under **${specialty.industry.name}** our pages name **${specialty.title}**: ${specialty.text}`,
      ofTrade.length > 0
        ? tellStory(first)
        : `Our case studies tell of ${inWords(told.map(({ company, industry }) => `**${company}** (${industry})`))}.`,
      content.claims["averageReturn"]?.statement,
      "Each story's figures are that customer's own.",
    ],
    [
      {
        title: "Case Studies",
        href: ofTrade.length > 0 ? storySource(first).href : "/case-studies",
      },
      ...(specialty === undefined ? [] : [specialty.source]),
    ],
    ofTrade.length > 0 && id !== undefined
      ? { tools: [{ name: "industry_info", arguments: { industry: id } }] }
      : {},
  );
}

/** One customer's story: what was done, what came of it, and what they say. */
function tellStory({ company, industry, summary, results, metrics, testimonial }: CaseStudy) {
  return [
    `**${company}** (${industry}): ${summary}`,
    bullets([...results, ...metrics.map(({ value, label }) => `${value} ${label}`)]),
    ...(testimonial === undefined
      ? []
      : [`“${testimonial.quote}” ${testimonial.author}, ${testimonial.title}`]),
  ].join("\n\n");
}

/** Greetings, thanks, and questions about the assistant itself. */
export function composeSmallTalk(
  content: AssistantContent,
  { concepts, words }: Understanding,
): Answer | undefined {
  const { brand } = content;
  if (concepts.has("identity")) {
    return compose(content, [
      `I am ${brand.assistantName}, an AI assistant and not a person. I answer from this site's own pages: ${topics(content)}. For a person, ${reachUs(content)}.`,
    ]);
  }
  if (concepts.has("playful")) {
    return compose(content, [
      `I'm better on the phone than at that; I only speak for ${brand.name}. Ask me about ${topics(content)}.`,
    ]);
  }
  if (concepts.has("abilities")) {
    return compose(content, [
      `I answer from this site's own pages: ${topics(content)}. Ask me what a plan costs, which one fits your calls, or what the agents do for your trade.`,
    ]);
  }
  if (concepts.has("wellbeing"))
    return compose(content, [
      `Fine, thank you: the line is open. Ask me about ${topics(content)}.`,
    ]);
  if (concepts.has("thanks"))
    return compose(content, ["You're welcome. Ask away if there is more."]);
  if (concepts.has("greeting")) {
    return compose(content, [
      `Hello. I am ${brand.assistantName}. Ask me about ${topics(content)}.`,
    ]);
  }
  if (concepts.has("bye")) return compose(content, ["Goodbye. The line stays open."]);
  if (concepts.has("assent") && words.length <= 4) {
    return compose(content, [`All right. Ask me about ${topics(content)}.`]);
  }
  return undefined;
}
