/** Sections of the blog page that keep their prerendered markup (`kept-sections.tsx`). */
import { blog } from "@larkline/content/blog";

import { ChatBand } from "../shared/chat-band.tsx";
import { HeroWithTrail } from "../shared/hero-with-trail.tsx";

const { cta, headline, lede } = blog;

/** The hero. */
export function Opening() {
  return <HeroWithTrail ground="page" title={headline} lede={lede} />;
}

/** The final call to action. */
export function Closing() {
  return (
    <ChatBand title={cta.title} ends={cta.ends} button={cta.button} backToTop={cta.backToTop}>
      {cta.description}
    </ChatBand>
  );
}
