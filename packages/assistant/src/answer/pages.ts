import type { Source } from "@larkline/content/source";

import { bullets, countOf, inWords } from "../format.ts";
import { storySource, wholeStory } from "../knowledge/passages.ts";
import type { Site } from "../knowledge/site.ts";
import type { Of } from "../query/result.ts";
import { type Answer, compose, type Paragraphs, reachUs } from "./answer.ts";

type Parts = readonly [
  paragraphs: Paragraphs,
  sources: readonly Source[],
  beside?: Pick<Answer, "tools" | "followUps">,
];

/** Composes an answer from several texts, such as those on contact, sign-up, support and case studies. */
export function sayPage(site: Site, result: Of<"page">, industries: readonly string[]): Answer {
  const [paragraphs, sources, beside] = partsOf(site, result, industries);
  const answers = result.passages.map(({ answer }) => answer);
  const cited = result.passages.map(({ source }) => source);
  return compose(site, [...paragraphs, ...answers], [...sources.slice(0, 2), ...cited], beside);
}

function partsOf(site: Site, { page }: Of<"page">, industryIds: readonly string[]): Parts {
  const { brand, claims, accountPages } = site;
  const schedule = site.sections.find(({ id }) => id === "contact/schedule");
  const own = site.planCategories.find(({ id }) => id === "custom");
  const custom = own ? ` **${own.name}**: ${own.subtitle}` : "";
  const scheduleText = schedule && `**${schedule.title}**: ${schedule.text}`;
  const replies = claims["supportReply"]?.statement ?? "";
  const contactCard = { tools: [{ name: "contact_person", arguments: {} }] } as const;
  switch (page) {
    case "person": {
      const text = `To talk to a person, ${reachUs(site)}. ${replies}`;
      return [[text, scheduleText], [site.supportPage], contactCard];
    }
    case "location":
      return [
        [
          `${brand.name} is in ${brand.contact.location}. I don't know of a street address or other offices: our pages name none. To reach us, ${reachUs(site)}.`,
        ],
        [site.supportPage],
        contactCard,
      ];
    case "signup": {
      const steps = site.sections.find(({ id }) => id === "topic/sign-up");
      return [
        [
          `Choose a plan on the pricing page and select it; that leads to the [sign-up](${accountPages.signUp.href}). ${steps?.text ?? ""} ${claims["setup"]?.statement ?? ""}`.trim(),
          `The form asks for ${inWords(site.signUpFields)}. If you would rather talk first, ${reachUs(site)}.`,
        ],
        [accountPages.signUp, ...site.planCategories.slice(0, 1).map(({ source }) => source)],
        { tools: [{ name: "start_sign_up", arguments: {} }] },
      ];
    }
    case "login":
      return [
        [`Accounts live in a separate app: choose "${site.loginLink}" in the page's header.`],
        [accountPages.login],
        { tools: [{ name: "start_sign_up", arguments: {} }] },
      ];
    case "trial":
      return [
        [
          `A button on our pages says "${site.trialButton}" and leads to the sign-up, but I don't know how long a free trial is, what it holds, what comes after a free trial or whether a card is needed: our pages don't describe one, so I can't promise it. A person can tell you: ${reachUs(site)}.`,
        ],
        [site.supportPage],
      ];
    case "passwordRules":
      return [["A password needs:", bullets(site.passwordRules)], [accountPages.signUp]];
    case "supportHours": {
      const support = site.includedInAllPlans.find((item) => /support/i.test(item)) ?? "support";
      const paragraphs = [`All plans include **${support}**. ${replies}`, scheduleText];
      return [paragraphs, [site.supportPage, site.pricingSource]];
    }
    case "includedInAll":
      return [["All plans include:", bullets(site.includedInAllPlans)], [site.pricingSource]];
    case "industries":
      return [
        [
          `The site has pages for ${inWords(site.industries.map(({ name }) => `**${name}**`))}. ${claims["industriesServed"]?.statement ?? ""}`.trim(),
          `I don't know of a page for any other trade. ${site.otherIndustriesCta.description}${custom} A person can tell you more: ${reachUs(site)}.`,
        ],
        [site.industriesPage],
        { tools: [{ name: "industry_info", arguments: {} }], followUps: "industry" },
      ];
    case "company": {
      const offers = [...site.products, ...site.solutions];
      const summaries = offers.map(({ name, summary }) => `**${name}**: ${summary}`);
      return [
        [`${brand.name} offers AI voice agents:`, bullets(summaries)],
        [{ title: "Home", href: "/" }, ...offers.map(({ source }) => source), site.supportPage],
        { followUps: "product" },
      ];
    }
    case "integrations": {
      const counts = ["integrations", "integrationsInFaq"].flatMap((id) => claims[id] ?? []);
      const statements = counts.map(({ statement }) => statement).join(" ");
      return [[statements, ...toolsOfSite(site)], counts.map(({ source }) => source)];
    }
    case "stories":
      return stories(site, industryIds);
    case "blog":
      return blog(site);
    default:
      return page satisfies never;
  }
}

/** The named integrations, and how other tools can be connected. */
export function toolsOfSite({ integrations: tools, sections }: Site): (string | undefined)[] {
  const api = sections.find(({ id }) => id === "topic/docs");
  return [
    `Named on the site: ${inWords(tools.map(({ name }) => name))}.`,
    api && `**${api.title}**: ${api.text}`,
  ];
}

/** The case studies of the visitor's industry, or else the names of all. */
function stories({ caseStudies, industries, claims }: Site, industryIds: readonly string[]): Parts {
  const ofVisitor = industries.filter(({ id }) => industryIds.includes(id));
  const own = caseStudies.filter(({ industry }) => ofVisitor.some(({ name }) => name === industry));
  const stats = ofVisitor.map(({ stat }) => stat.statement);
  const pages = ofVisitor.map(({ source }) => source);
  const names = inWords(caseStudies.map(({ company, industry }) => `**${company}** (${industry})`));
  const returns = `${claims["leadReturn"]?.statement ?? ""} ${claims["averageReturn"]?.statement ?? ""}`;
  const none = ofVisitor.length > 0 ? "I don't know of a customer of your trade. " : "";
  if (own.length === 0)
    return [
      [...stats, `${none}Our case studies tell of ${names}.`, returns],
      [{ title: "Case Studies", href: "/case-studies" }, ...pages],
    ];
  return [
    own.flatMap((story) => [wholeStory(story), [...stats, returns].join(" ")]),
    [...own.map(storySource), ...pages],
  ];
}

function blog({ postCategories, blogUpdates, posts, blogPage }: Site): Parts {
  const topics = inWords(postCategories.map(({ name }) => name));
  const articles = posts.map(
    ({ title, author, readingTime }) =>
      `**${title}**, by ${author.name}, ${countOf(readingTime, "minutes")}`,
  );
  return [[`The blog writes about ${topics}. ${blogUpdates}`, bullets(articles)], [blogPage]];
}
