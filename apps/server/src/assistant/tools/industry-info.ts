import { storySource } from "@larkline/assistant/knowledge/passages";
import type { Site } from "@larkline/assistant/knowledge/site";
import type { Claim } from "@larkline/content/claims";
import type { Industry } from "@larkline/content/industries";
import type { ToolArguments, ToolIndustry, ToolResults } from "@larkline/contract/tools";

/**
 * Returns what the agents do in an industry, with a case study from it. Without an argument it returns
 * all industries.
 */
export function industryInfo(
  content: Site,
  { industry: id }: ToolArguments["industry_info"],
): ToolResults["industry_info"] {
  const industries = content.industries.filter(
    (industry) => id === undefined || industry.id === id,
  );
  const [only] = industries;
  const story =
    id === undefined || only === undefined
      ? undefined
      : content.caseStudies.find(({ industry }) => industry === only.name);
  return {
    industries: industries.map(toToolIndustry),
    ...(story !== undefined && {
      caseStudy: {
        id: story.id,
        company: story.company,
        industry: story.industry,
        headline: story.headline,
        summary: story.summary,
        metrics: story.metrics.map(({ value, label }) => ({ value, label })),
        ...(story.testimonial !== undefined && { testimonial: { ...story.testimonial } }),
        href: storySource(story).href,
      },
    }),
    source:
      id === undefined || only === undefined ? { ...content.industriesPage } : { ...only.source },
  };
}

function toToolIndustry(industry: Industry): ToolIndustry {
  const { id, name, opening, calls, description, benefits, stat, compliance, source } = industry;
  return {
    id,
    name,
    quote: opening,
    calls,
    description,
    benefits: [...benefits],
    stat: toFigure(stat),
    compliance: compliance.map(({ statement }) => statement),
    href: source.href,
  };
}

function toFigure({ value, label, spoken, statement, attribution }: Claim): ToolIndustry["stat"] {
  return {
    value,
    label,
    statement,
    ...(spoken !== undefined && { spoken }),
    ...(attribution !== undefined && { attribution }),
  };
}
