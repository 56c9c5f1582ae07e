import { storySource } from "@larkline/assistant/knowledge/passages";
import type { Site } from "@larkline/assistant/knowledge/site";
import type { Claim } from "@larkline/content/claims";
import type { Industry } from "@larkline/content/industries";
import type { ToolArguments, ToolIndustry, ToolResults } from "@larkline/contract/tools";

/**
 * The tool `industry_info`: returns what the agents do in an industry, with a case study from the industry.
 * Without an argument it returns all industries.
 */
export function industryInfo(
  content: Site,
  { industry: id }: ToolArguments["industry_info"],
): ToolResults["industry_info"] {
  const industries = content.industries.filter(
    (industry) => id === undefined || industry.id === id,
  );
  const [first] = industries;
  const story =
    id === undefined || first === undefined
      ? undefined
      : content.caseStudies.find(({ industry }) => industry === first.name);
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
      id === undefined || first === undefined ? { ...content.industriesPage } : { ...first.source },
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
