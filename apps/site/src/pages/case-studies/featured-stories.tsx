import { caseStudies, caseStudiesPage as text } from "@larkline/content/case-studies";
import { CaseStudyFeature } from "@larkline/ui/case-study-feature";
import { Section } from "@larkline/ui/section";
import { WeekOfCalls } from "@larkline/ui/week-of-calls";

const { stories } = text;

const labels = {
  challenge: stories.challenge,
  solution: stories.solution,
  results: stories.results,
};

/** The featured stories with their calls by day and hour, which the content has as one digit per hour. */
const featured = caseStudies
  .filter((story) => story.featured)
  .map((story) => ({ story, calls: story.week?.map((day) => Array.from(day, Number)) }));

/**
 * A section for each featured story, independent of the filter (specification, section 4, "Case studies").
 */
export function FeaturedStories() {
  return featured.map(({ story, calls }, index) => (
    <Section
      key={story.id}
      id={index === 0 ? stories.anchor : undefined}
      joined={index > 0}
      aria-label={index === 0 ? stories.title : story.company}
    >
      <CaseStudyFeature
        id={story.id}
        story={story}
        variant={index % 2 === 0 ? "stage" : "column"}
        labels={labels}
        picture={
          calls &&
          story.officeHours && <WeekOfCalls calls={calls} officeHours={story.officeHours} />
        }
      />
    </Section>
  ));
}
