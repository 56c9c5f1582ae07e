import { home } from "@larkline/content/home";
import { Button } from "@larkline/ui/button";
import { Hero } from "@larkline/ui/hero";
import { StatGroup } from "@larkline/ui/stat-group";

import { ChatButton } from "../../shell/chat-button.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { Board } from "./board.tsx";
import { HowItWorks } from "./how-it-works.tsx";

const { headline, lede, seeHowItWorks, stats, statsLabel, talkToSales } = home.hero;

/** The home page's first sections: the hero and How It Works. */
export function Opening() {
  return (
    <>
      <Hero
        title={headline}
        lede={lede}
        actions={
          <>
            <ChatButton size="lg">{talkToSales}</ChatButton>
            <Button size="lg" variant="outline" href={`#${home.howItWorks.anchor}`}>
              {seeHowItWorks}
            </Button>
            <WithoutScript />
          </>
        }
        board={<Board />}
        stats={<StatGroup stats={stats} aria-label={statsLabel} />}
      />
      <HowItWorks />
    </>
  );
}
