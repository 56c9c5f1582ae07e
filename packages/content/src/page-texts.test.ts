import { expect, test } from "vitest";

import { callFilms } from "./calls/films.ts";
import { caseStudiesPage } from "./case-studies.ts";
import { type Claim, claims } from "./claims.ts";
import { footerTopics } from "./footer-topics.ts";
import { home } from "./home.ts";
import { industriesOverview } from "./industries-overview.ts";
import { industries } from "./industries.ts";
import { automotivePage } from "./industry-pages/automotive.ts";
import { mortgagePage } from "./industry-pages/mortgage.ts";
import { integrations } from "./integrations.ts";
import { footerColumns, legalLinks } from "./navigation.ts";
import { pageList } from "./page-list.ts";
import type { CallText, ResultsText } from "./page-sections.ts";
import { pageTexts } from "./page-texts.ts";
import { receptionistPage } from "./product-pages/ai-receptionist.ts";
import { outboundPage } from "./product-pages/outbound-ai-agents.ts";
import { schedulingPage } from "./solution-pages/appointment-scheduling.ts";
import { screeningPage } from "./solution-pages/call-screening.ts";
import { crmPage } from "./solution-pages/crm-integration.ts";
import { leadGenerationPage } from "./solution-pages/lead-generation.ts";

// The numbers and texts that the specification prescribes for each page (section 2), repeated here by hand.
// Some, such as the figures, are only in the original specification, which is not in this repository.

/** The figures of a page's results. */
const values = (page: { results: { claims: readonly { value: string }[] } }) =>
  page.results.claims.map(({ value }) => value);

test("Home has the specified texts and numbers", () => {
  expect([home.hero.talkToSales, home.hero.seeHowItWorks]).toEqual([
    "Talk to Sales",
    "See How It Works",
  ]);
  expect(home.howItWorks.steps).toHaveLength(3);
  expect(home.howItWorks.getStarted).toBe("Get Started Today");
  expect(home.industries.learnMore).toBe("Learn More");
  expect(home.integrations.tools).toHaveLength(12);
  expect(home.integrations.claim).toContain("over 5,000 integrations");
  expect(home.integrations.seeAll.label).toBe("See all integrations");
  expect([home.cta.openChat, home.cta.seeTechnology]).toEqual(["Open Chat", "See the technology"]);
});

test("each of the home page's industries has a film's script, the specified figure and four benefits", () => {
  const onHome = industries.filter((industry) => industry.onHome);
  expect(onHome.map(({ name, stat }) => [name, stat.label, stat.value])).toEqual([
    ["Home Services", "More Bookings", "40%"],
    ["Law Firms", "Lead Quality", "65%"],
    ["Healthcare", "Patient Satisfaction", "85%"],
    ["Real Estate", "Response Time", "90%"],
    ["SaaS & Software", "Demo Conversion", "55%"],
  ]);
  for (const { id, benefits } of onHome) {
    expect(Object.keys(callFilms)).toContain(id);
    expect(benefits).toHaveLength(4);
  }
});

test("Outbound AI agents has the specified texts and numbers", () => {
  expect(outboundPage.hero.action).toBe("Start Generating Leads");
  expect(outboundPage.hero.scroll).toBe("Learn More");
  expect(outboundPage.features.items).toHaveLength(4);
  expect(outboundPage.steps.items).toHaveLength(3);
  expect(values(outboundPage)).toEqual(["300%", "5x", "24/7"]);
  expect(outboundPage.integrations.tools).toHaveLength(6);
});

test("AI receptionist has the specified texts and numbers", () => {
  expect(receptionistPage.hero.action).toBe("Try AI Receptionist");
  expect(receptionistPage.features.items).toHaveLength(6);
  expect(receptionistPage.steps.items).toHaveLength(4);
  expect(values(receptionistPage)).toEqual(["2x", "50%", "24/7"]);
  expect(receptionistPage.integrations.tools).toHaveLength(6);
  const kinds = receptionistPage.integrations.tools.map(
    (name) => integrations.find((tool) => tool.name === name)?.kind,
  );
  expect(kinds).toContain("team-chat");
});

test("Lead generation has the specified texts and numbers", () => {
  expect(leadGenerationPage.features.items).toHaveLength(4);
  expect(leadGenerationPage.steps.items).toHaveLength(3);
  expect(values(leadGenerationPage)).toEqual(["300%", "5x", "24/7"]);
  expect(leadGenerationPage.results.claims[0]?.label).toBe("ROI");
  expect(JSON.stringify(leadGenerationPage.comparison)).toContain("50 to 100 calls a day");
});

test("Appointment scheduling has the specified texts and numbers", () => {
  expect(schedulingPage.features.items).toHaveLength(4);
  expect(schedulingPage.steps.items).toHaveLength(3);
  expect(values(schedulingPage)).toEqual(["2x", "50%"]);
  expect(schedulingPage.calendars.tools).toEqual(["Google Calendar", "Outlook", "Calendly"]);
});

test("Call screening has the specified texts and numbers", () => {
  expect(screeningPage.features.items).toHaveLength(4);
  expect(screeningPage.steps.items).toHaveLength(4);
  expect(screeningPage.trades.items.map(({ name }) => name)).toEqual([
    "Law Firms",
    "Real Estate",
    "Mortgage",
  ]);
  expect(values(screeningPage)).toEqual(["95%"]);
});

test("CRM integration has the specified texts and numbers", () => {
  expect(crmPage.crms.tools).toHaveLength(6);
  expect(crmPage.benefits.items.map(({ title }) => title)).toEqual([
    "Automatic contact creation",
    "Activity logging",
    "Call summaries",
    "Lead scoring",
  ]);
  expect(crmPage.steps.items).toHaveLength(3);
  expect(crmPage.flow.nodes.map(({ title }) => title)).toEqual([
    "AI agent",
    "API integration",
    "Your CRM",
  ]);
  expect(crmPage.flow.links).toHaveLength(crmPage.flow.nodes.length - 1);
  expect(crmPage.cta.button).toBe("Start Integration");
});

test("the industries overview has the specified texts and numbers", () => {
  expect([industriesOverview.hero.find, industriesOverview.hero.browse]).toEqual([
    "Find Your Industry",
    "Browse All Industries",
  ]);
  expect(industriesOverview.stats.claims).toHaveLength(4);
  expect(industriesOverview.why.title).toBe("Why Industries Trust");
  expect(industriesOverview.why.items.map(({ title }) => title)).toEqual([
    "Industry expertise",
    "Compliance ready",
    "Quick deployment",
    "Proven results",
  ]);
  expect(industriesOverview.cta.button).toBe("Discuss Custom Solutions");
});

const industryPages = Object.entries(
  import.meta.glob<
    Record<
      string,
      {
        call?: CallText;
        comparison?: { challenges: readonly string[]; solutions: readonly string[] };
        results?: { title: string; claims: readonly Claim[] };
      }
    >
  >(["./industry-pages/*.ts", "!./industry-pages/industry-page.ts"], { eager: true }),
).map(
  ([file, module]) => [file.replace(/^.*\/(.*)\.ts$/, "$1"), Object.values(module)[0]] as const,
);

test.each([
  ["outbound AI agents", outboundPage.comparison],
  ["AI receptionist", receptionistPage.comparison],
  ["lead generation", leadGenerationPage.comparison],
])("%s: each challenge has a solution", (_page, { challenges, solutions }) => {
  expect(solutions).toHaveLength(challenges.length);
});

const calls = [
  outboundPage,
  receptionistPage,
  leadGenerationPage.oldLead,
  schedulingPage,
  screeningPage,
  crmPage,
  ...industryPages.flatMap(([, page]) => page ?? []),
].flatMap(({ call }) => call ?? []);

const count = (number: number, unit: string) =>
  number === 0 ? [] : [`${number} ${unit}${number === 1 ? "" : "s"}`];

test("the list of calls is not empty", () => {
  expect(calls.length).toBeGreaterThanOrEqual(15);
});

test.each(calls)("$label: the timer matches the accessible name", ({ label, ...call }) => {
  expect(label.endsWith(call.elapsedLabel)).toBe(true);
  const [minutes = 0, seconds = 0] = call.elapsed.split(":").map(Number);
  expect(call.elapsedLabel.replace(" and ", " ")).toBe(
    [...count(minutes, "minute"), ...count(seconds, "second")].join(" "),
  );
});

test("each industry has the texts of its page", () => {
  expect(industryPages.map(([slug]) => slug).toSorted()).toEqual(
    industries.map(({ slug }) => slug).toSorted(),
  );
});

test.each(industryPages)(
  "%s: the call begins with the industry's opening, each challenge has a solution, and the page shows its figure",
  (slug, page) => {
    const industry = industries.find((one) => one.slug === slug);
    expect(page?.call?.transcript[0]?.text).toBe(industry?.opening);
    expect(page?.comparison?.solutions).toHaveLength(page?.comparison?.challenges.length ?? 0);
    expect(page?.results?.claims).toContain(industry?.stat);
  },
);

test("the mortgage page names the specified three regulations", () => {
  expect(mortgagePage.compliance.items.map(({ plate }) => plate)).toEqual([
    claims.mortgageDisclosure.value,
    "RESPA",
    claims.fairLending.value,
  ]);
});

test("the automotive page's chart has values in percent", () => {
  for (const { value } of automotivePage.metrics.points) {
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThanOrEqual(100);
  }
});

test("tools that pages name are integrations", () => {
  const known = integrations.map(({ name }) => name);
  const named = [
    outboundPage.integrations,
    receptionistPage.integrations,
    crmPage.crms,
    schedulingPage.calendars,
  ];
  for (const name of named.flatMap(({ tools }) => tools)) expect(known).toContain(name);
});

test("every anchor of the footer has its own text", () => {
  const anchors = [...footerColumns.flatMap(({ links }) => links), ...legalLinks];
  expect(footerTopics.map(({ id }) => `#${id}`)).toEqual(anchors.map(({ href }) => href));
});

test("the footer's texts link only to pages that exist", () => {
  const links = footerTopics.flatMap(({ action }) => ("href" in action ? action.href : []));
  const paths = links.flatMap((href) => /^\/[^#]*/.exec(href) ?? []);
  expect(paths.length).toBeGreaterThan(5);
  expect(Object.keys(pageList)).toEqual(expect.arrayContaining(paths));
});

const pagesWithResults: readonly { title: string; claims: readonly Claim[] }[] = [
  outboundPage,
  receptionistPage,
  leadGenerationPage,
  schedulingPage,
  screeningPage,
  ...industryPages.flatMap(([, page]) => page ?? []),
].flatMap(({ results }) => results ?? []);

test("all pages with a results band are found", () => {
  expect(pagesWithResults).toHaveLength(5 + industries.length);
});

test.each(pagesWithResults)(
  "$title: no label begins a word with a capital",
  ({ claims: shown }) => {
    for (const { label, bandLabel } of shown)
      expect(bandLabel ?? label).not.toMatch(/\b[A-Z][a-z]/);
  },
);

const resultsOfPages = Object.entries(pageTexts).flatMap(([page, texts]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The results of all pages have this type.
  "results" in texts ? [[page, texts.results as ResultsText] as const] : [],
);

test.each([...resultsOfPages, ["case-studies", caseStudiesPage.stats] as const])(
  "the attribution of the results of %s covers every result that customers report, and no other",
  (_page, { claims: shown, attribution }) => {
    const reported = shown.filter((claim) => claim.attribution !== undefined);
    const percentages = shown.filter(({ value }) => value.endsWith("%"));
    // "As customers report." covers all figures, "The percentages as …" some, and "Volume and speed as …" two.
    const [subject = ""] = attribution.split(/ ?\bas /i);
    if (subject === "The percentages") expect(percentages).toEqual(reported);
    else if (subject === "") expect(shown).toEqual(reported);
    else expect(subject.split(/, | and /)).toHaveLength(reported.length);
  },
);
