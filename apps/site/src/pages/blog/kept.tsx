/**
 * Sections of the blog page that need no script. Their prerendered markup stays as it is
 * (`kept-sections.tsx`). This module is loaded only when a visitor opens the page from another page, or
 * leaves it.
 */
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
