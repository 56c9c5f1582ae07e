/** Sections of the case studies page that keep their prerendered markup (`kept-sections.tsx`). */
import { caseStudiesPage as text } from "@larkline/content/case-studies";
import { Button } from "@larkline/ui/button";

import { ChatButton } from "../../shell/chat-button.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { HeroWithTrail } from "../shared/hero-with-trail.tsx";
import { PageCta, PageResults } from "../shared/page-sections.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { FeaturedStories } from "./featured-stories.tsx";

const { call, cta, hero, stats, stories } = text;

/** The hero and the featured stories. */
export function Opening() {
  return (
    <>
      <HeroWithTrail
        title={hero.headline}
        lede={hero.lede}
        actions={
          <>
            <ChatButton size="lg">{hero.talkToSales}</ChatButton>
            <Button size="lg" variant="outline" href={`#${stories.anchor}`}>
              {hero.seeStories}
            </Button>
            <WithoutScript />
          </>
        }
        figure={<HeardCall call={call} seed={53} ended />}
      />
      <FeaturedStories />
    </>
  );
}

/** Figures over all case studies, and the final call to action. */
export function Closing() {
  return (
    <>
      <PageResults text={stats} ground="page" />
      <PageCta text={cta} />
    </>
  );
}
