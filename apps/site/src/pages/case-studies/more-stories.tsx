import {
  caseStudies,
  caseStudiesPage as text,
  caseStudyFilters,
} from "@larkline/content/case-studies";
import { CaseStudyCard } from "@larkline/ui/case-study-card";
import { Container } from "@larkline/ui/container";
import { EmptyState } from "@larkline/ui/empty-state";
import { FilterBar } from "@larkline/ui/filter-bar";
import { Grid } from "@larkline/ui/grid";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";

import { Drawn } from "../../drawings/drawn.tsx";
import { drawingFor } from "../../drawings/names.ts";
import { ChatButton } from "../../shell/chat-button.tsx";
import { counted } from "../shared/counted.ts";
import { SplitHeading } from "../shared/split-heading.tsx";
import { useAnchor } from "../shared/use-anchor.ts";
import { noFilter, useKeptFilter } from "../shared/use-kept-filter.ts";

const { empty, stories } = text;
const [all, ...industryNames] = caseStudyFilters;
const options = industryNames.map((name) => ({ id: name, name }));
const unfeatured = caseStudies.filter(({ featured }) => !featured);

/** The stories that are not featured, with the filter by industry. */
export function MoreStories() {
  const [{ topic: industry }, setFilter] = useKeptFilter();
  // A link to a story shows it, whatever the filter is.
  useAnchor((anchor) => {
    if (unfeatured.some(({ id }) => id === anchor)) setFilter(noFilter);
  });
  const shown = industry ? unfeatured.filter((story) => story.industry === industry) : unfeatured;
  return (
    <Section ground="sunk" aria-labelledby="more-stories">
      <Container>
        <Stack gap="xl">
          <SplitHeading id="more-stories" title={stories.more} lede={stories.moreLede} />
          <FilterBar
            aria-label={stories.filterLabel}
            choice={{
              label: stories.filterLabel,
              all,
              options,
              value: industry,
              onValueChange: (topic) => setFilter({ topic }),
            }}
            count={counted(shown.length, stories.count)}
          />
          {shown.length === 0 ? (
            <EmptyState title={empty.title}>{empty.description}</EmptyState>
          ) : (
            <Grid columns={2} gap="xl">
              {shown.map((story) => (
                <CaseStudyCard
                  key={story.id}
                  id={story.id}
                  story={story}
                  picture={<Drawn name={drawingFor(story.image)} ground="sunk" />}
                  action={
                    // Buttons with the same text need distinct accessible names.
                    <ChatButton
                      variant="outline"
                      aria-label={`${stories.readMore} ${stories.readMoreOf} ${story.company}`}
                    >
                      {stories.readMore}
                    </ChatButton>
                  }
                />
              ))}
            </Grid>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
