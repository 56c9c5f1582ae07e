import type { AssistantContent } from "../content.ts";
import { bullets, inWords } from "../format.ts";
import { callsText, monthlyText, planName, pricedPlans } from "../plans/plan-facts.ts";
import { storySource } from "../story-source.ts";
import type { Understanding } from "../understanding.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { offeredToUnlisted } from "./own-trade.ts";

/** A product: what it does, its figures, what it starts from. */
export function composeProduct(content: AssistantContent, id: string): Answer | undefined {
  const product = content.products.find((candidate) => candidate.id === id);
  if (product === undefined) return undefined;
  const category = content.planCategories.find(({ id: known }) => known === product.planCategory);
  const from = category === undefined ? undefined : pricedPlans([category])[0];
  return compose(
    content,
    [
      `**${product.name}**: ${product.summary}`,
      bullets(product.points),
      product.stats.map(({ statement }) => statement).join(" "),
      from === undefined
        ? undefined
        : `It starts from ${monthlyText(from.plan)} (${planName(from)}, ${callsText(from.plan)}).`,
    ],
    [product.source, ...(category === undefined ? [] : [category.source])],
    {
      tools:
        category === undefined ? [] : [{ name: "get_plans", arguments: { category: category.id } }],
      followUps: "product",
    },
  );
}

/** A solution: what it does, its figures, the tools it works with. */
export function composeSolution(content: AssistantContent, id: string): Answer | undefined {
  const solution = content.solutions.find((candidate) => candidate.id === id);
  if (solution === undefined) return undefined;
  return compose(
    content,
    [
      `**${solution.name}**: ${solution.summary}`,
      bullets(solution.points),
      solution.stats.map(({ statement }) => statement).join(" "),
      solution.tools.length === 0 ? undefined : `It works with ${inWords(solution.tools)}.`,
    ],
    [solution.source],
  );
}

/** What the agents do for one trade. */
export function composeIndustry(content: AssistantContent, id: string): Answer | undefined {
  const industry = content.industries.find((candidate) => candidate.id === id);
  if (industry === undefined) return undefined;
  return compose(
    content,
    [
      `Yes, ${content.brand.name} works for **${industry.name}**. ${industry.description}`,
      bullets(industry.benefits),
      [industry.stat, ...industry.compliance].map(({ statement }) => statement).join(" "),
    ],
    [industry.source],
    { tools: [{ name: "industry_info", arguments: { industry: id } }], followUps: "industry" },
  );
}

/** What customers of one trade report, and then what the agents do for it. */
export function composeTradeFigures(content: AssistantContent, id: string): Answer | undefined {
  const industry = content.industries.find((candidate) => candidate.id === id);
  const story = content.caseStudies.find(({ industry: name }) => name === industry?.name);
  if (industry === undefined) return undefined;
  return compose(
    content,
    [
      industry.stat.statement,
      story &&
        `At **${story.company}**, one customer's own figures: ${inWords(story.metrics.map(({ value, label }) => `${value} ${label}`))}.`,
      `For **${industry.name}**: ${industry.description}`,
    ],
    [industry.source, ...(story === undefined ? [] : [storySource(story)])],
    { tools: [{ name: "industry_info", arguments: { industry: id } }], followUps: "industry" },
  );
}

/** All trades; a trade that is not among them is not promised. */
export function composeIndustries(
  content: AssistantContent,
  otherTrade: string | undefined,
): Answer | undefined {
  if (content.industries.length === 0) return undefined;
  return compose(
    content,
    [
      otherTrade === undefined
        ? undefined
        : `I don't know of a page for your trade (${otherTrade}). A person can tell you what is possible: ${reachUs(content)}.`,
      `${content.brand.name} names these industries: ${inWords(content.industries.map(({ name }) => name))}.`,
      ...(otherTrade === undefined
        ? [content.claims["industriesServed"]?.statement]
        : offeredToUnlisted(content)),
    ],
    content.claims["industriesServed"] === undefined
      ? []
      : [content.claims["industriesServed"].source],
    { tools: [{ name: "industry_info", arguments: {} }], followUps: "industry" },
  );
}

/** What it does, told to a trade that has no page of its own. */
export function withTradeOpen(content: AssistantContent, ability: Answer, trade: string): Answer {
  const [first = "", ...rest] = ability.text.split("\n\n");
  return {
    ...ability,
    text: [
      first,
      `Our pages have none for your trade (${trade}); a person can tell you how it would be set up there: ${reachUs(content)}.`,
      ...rest.filter((paragraph) => paragraph.startsWith("More on ")),
    ].join("\n\n"),
  };
}

/** What it is all about. */
export function composeCompany(content: AssistantContent): Answer | undefined {
  if (content.products.length === 0) return undefined;
  const from = pricedPlans(content.planCategories)[0];
  return compose(
    content,
    [
      `${content.brand.name} makes AI voice agents for the telephone:`,
      bullets(content.products.map(({ name, summary }) => `**${name}**: ${summary}`)),
      from === undefined ? undefined : `Plans start from ${monthlyText(from.plan)}.`,
    ],
    [
      { title: content.brand.name, href: "/" },
      ...(from === undefined ? [] : [from.category.source]),
    ],
  );
}

/** What the agents are used for: all solutions. */
export function composeSolutions(content: AssistantContent): Answer | undefined {
  const [first] = content.solutions;
  if (first === undefined) return undefined;
  return compose(
    content,
    [bullets(content.solutions.map(({ name, summary }) => `**${name}**: ${summary}`))],
    content.solutions.map(({ source }) => source),
  );
}

/** 'Lead generation or outbound agents?': what each is, where no plans are set beside each other. */
export function composeOffers(
  content: AssistantContent,
  { concepts, products, solutions }: Understanding,
): Answer | undefined {
  if (!concepts.has("compare") && !concepts.has("difference")) return undefined;
  const named = [...content.products, ...content.solutions].filter(
    ({ id }) => products.includes(id) || solutions.includes(id),
  );
  if (named.length < 2) return undefined;
  return compose(
    content,
    named.map(({ name, summary }) => `**${name}**: ${summary}`),
    named.map(({ source }) => source),
  );
}
