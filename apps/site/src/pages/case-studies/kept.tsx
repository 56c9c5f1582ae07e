/**
 * Sections of the page that need no script: their prerendered markup stays as it is, and this module is
 * loaded only when the page is opened from another one (`kept-sections.tsx`).
 */
import { caseStudiesPage as text } from "@larkline/content/case-studies";
import { Button } from "@larkline/ui/button";

import { ChatButton } from "../../shell/chat-button.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { PageCta, PageResults } from "../shared/page-sections.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { FeaturedStories } from "./featured-stories.tsx";

const { call, cta, hero, stats, stories } = text;

/** The page's head, and the featured stories. */
export function Opening() {
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
    </>
  );
}

/** Results of all customers, and the final call to action. */
export function Closing() {
  return (
    <>
      <PageResults text={stats} ground="page" />
      <PageCta text={cta} />
    </>
  );
}
