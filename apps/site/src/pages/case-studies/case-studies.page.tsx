import { caseStudiesPage as text } from "@larkline/content/case-studies";
import { Button } from "@larkline/ui/button";

import { ChatButton } from "../../shell/chat-button.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { PageCta, PageResults } from "../shared/page-sections.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { FeaturedStories } from "./featured-stories.tsx";
import { MoreStories } from "./more-stories.tsx";

export const meta = text.meta;

const { call, cta, hero, stats, stories } = text;

/**
 * Case studies (specification, section 2, "Case studies"). The chips are next to the grid that they
 * filter; featured stories always show.
 */
export default function CaseStudies() {
  return (
    <>
      <PageHead
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
      <MoreStories />
      <PageResults text={stats} ground="page" />
      <PageCta text={cta} />
    </>
  );
}
