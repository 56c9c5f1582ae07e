import type { HeroText } from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import type { HeroProps } from "@larkline/ui/hero";

import { ChatButton } from "../../shell/chat-button.tsx";
import { PageHead } from "./page-head.tsx";
import { WithoutScript } from "./without-script.tsx";

interface PageHeroProps extends Pick<HeroProps, "figure" | "ground" | "kicker"> {
  text: HeroText;
  /** Target of the second button. */
  to?: string;
}

/** The hero: a button that opens the chat, and a link further down the page. */
export function PageHero({
  text: { headline, lede, action, scroll },
  to,
  ...props
}: PageHeroProps) {
  return (
    <PageHead
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
