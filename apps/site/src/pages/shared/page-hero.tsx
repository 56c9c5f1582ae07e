import type { HeroText } from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import type { HeroProps } from "@larkline/ui/hero";

import { ChatButton } from "../../shell/chat-button.tsx";
import { HeroWithTrail } from "./hero-with-trail.tsx";
import { WithoutScript } from "./without-script.tsx";

interface PageHeroProps extends Pick<HeroProps, "figure" | "ground" | "kicker"> {
  text: HeroText;
  /** Id of the element to which the second button scrolls. */
  to: string;
}

/** A hero with a button that opens the chat and, if `text.scroll` is set, a link to a section of the page. */
export function PageHero({
  text: { headline, lede, action, scroll },
  to,
  ...props
}: PageHeroProps) {
  return (
    <HeroWithTrail
      title={headline}
      lede={lede}
      actions={
        <>
          <ChatButton size="lg">{action}</ChatButton>
          {scroll && (
            <Button size="lg" variant="outline" href={`#${to}`}>
              {scroll}
            </Button>
          )}
          <WithoutScript />
        </>
      }
      {...props}
    />
  );
}
