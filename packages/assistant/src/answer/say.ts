import { capitalized, inWords } from "../format.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { type Of, type Result, rowsOf } from "../query/result.ts";
import { abilities, type Answer, compose, join, type Paragraphs, reachUs } from "./answer.ts";
import { besidePassage, besidePlans } from "./beside.ts";
import { sayPage, toolsOfSite } from "./pages.ts";
import {
  sayBeyond,
  sayFit,
  sayKinds,
  sayPlan,
  sayPlans,
  sayPoints,
  sayRanking,
  sayReckoned,
} from "./plans.ts";
import { refuseInstruction, sayCalm, sayDanger, sayOutside, sayTalk } from "./talk.ts";

/** What an answer needs besides the result. */
export interface AnswerContext {
  readonly site: Site;
  readonly table: readonly PlanRow[];
  readonly text: string; // The message, for small talk.
  readonly industries: readonly string[]; // Ids of the industries in the message, or else of the one named last.
}

/** Composes the answer to a message from its result: the text, its sources and its cards. */
export function say(context: AnswerContext, result: Result): Answer {
  const { site, text, industries } = context;
  switch (result.kind) {
    case "plans":
      return ofPlans(site, result, sayPlans(site, result, context.table));
    case "ranking":
      return ofPlans(site, result, sayRanking(result));
    case "fit":
      return ofPlans(site, result, sayFit(site, result));
    case "reckoning":
      return ofPlans(site, result, sayReckoned(result));
    case "points":
      return ofPlans(site, result, sayPoints(result));
    case "kinds":
      return ofPlans(site, result, sayKinds(result));
    case "beyond":
      return ofPlans(site, result, sayBeyond(result));
    case "passages": {
      const { passages, points = [] } = result;
      const inPlans = points.length > 0 ? sayPoints({ kind: "points", points }) : [];
      const [first, ...others] = passages.map(({ source }) => source);
      return compose(
        site,
        [...passages.map(({ answer }) => answer), ...inPlans],
        [...(first ? [first] : []), ...points.map(({ row }) => row.source), ...others],
        besidePassage(site, passages[0]?.id),
      );
    }
    case "unknown":
      return sayUnknown(site, result);
    case "tools":
      return sayTools(site, result);
    case "languages":
      return sayLanguages(site, result);
    case "page":
      return sayPage(site, result, industries);
    case "talk":
      return compose(site, [sayTalk(site, result.topic, text)]);
    case "danger":
      return { ...compose(site, sayDanger(site, result.danger)), isDanger: true };
    case "rude":
      return compose(site, [sayCalm(site)]);
    case "outside":
      return compose(site, sayOutside(site));
    case "askBack":
      return compose(site, [
        `${result.figure}: is that calls a month, or dollars that you may spend? Tell me which, and I name the plan that fits.`,
      ]);
    case "instruction": {
      const refused = compose(site, [refuseInstruction(site)]);
      return result.besides ? join([refused, say(context, result.besides)]) : refused;
    }
    default:
      return result satisfies never;
  }
}

/** Composes an answer about plans: it cites them (without any, the pricing page) and shows their card. */
function ofPlans(site: Site, result: Result, paragraphs: Paragraphs): Answer {
  const rows = rowsOf(result);
  const sources = rows.length === 0 ? [site.pricingSource] : rows.map(({ source }) => source);
  return compose(site, paragraphs, sources, besidePlans(result));
}

function sayUnknown(site: Site, result: Of<"unknown">): Answer {
  const { what, passages, rows = [], points = [] } = result;
  if (what === undefined)
    return compose(site, [
      `I don't know that: I found nothing about it on our pages. A person can tell you: ${reachUs(site)}.`,
      `I can tell you about ${abilities}.`,
    ]);
  return compose(
    site,
    [
      ...passages.map(({ answer }) => answer),
      `I don't know ${passages.length > 0 ? "from our pages " : ""}${what}. A person can tell you: ${reachUs(site)}.`,
      ...rows.map((row) => `The next larger: ${sayPlan(row)}.`),
      ...(points.length > 0 ? sayPoints({ kind: "points", points }) : []),
    ],
    [...passages, ...rows, ...points.map(({ row }) => row)].map(({ source }) => source),
  );
}

function sayTools(site: Site, { known, unknown, passages, points = [] }: Of<"tools">): Answer {
  const { integrations, integrationsInFaq } = site.claims;
  const toolList = site.sections.find(
    ({ id, text }) => id.endsWith("/names") && known.some((name) => text.includes(name)),
  );
  const cited = [...passages, points[0]?.row, integrations, toolList, integrationsInFaq];
  return compose(
    site,
    [
      known.length > 0
        ? `Yes, it connects to ${inWords(known.map((name) => `**${name}**`))}.`
        : undefined,
      ...(unknown.length > 0
        ? [
            `I don't know about ${inWords(unknown.map(capitalized))}: our pages don't name ${unknown.length > 1 ? "them" : "it"}. A person can tell you: ${reachUs(site)}.`,
            ...toolsOfSite(site),
          ]
        : passages.map(({ answer }) => answer)),
      ...(points.length > 0 ? sayPoints({ kind: "points", points }) : []),
    ],
    cited.flatMap((each) => each?.source ?? []),
  );
}

function sayLanguages(site: Site, { isOfPlans, heard, unnamed }: Of<"languages">): Answer {
  const faq = site.faqItems.find(({ id }) => id === "languages");
  const claim = site.claims["languages"];
  return compose(
    site,
    [
      heard.length > 0 ? `Yes: our pages let you hear a greeting in ${inWords(heard)}.` : undefined,
      faq?.answer ?? claim?.statement,
      isOfPlans
        ? `I don't know whether every plan has all of them. A person can tell you: ${reachUs(site)}.`
        : undefined,
      unnamed.length > 0
        ? `I don't know about ${inWords(unnamed)}: our pages don't list the languages one by one. A person can tell you: ${reachUs(site)}.`
        : undefined,
    ],
    [faq, claim].flatMap((each) => each?.source ?? []).concat(isOfPlans ? site.pricingSource : []),
  );
}
