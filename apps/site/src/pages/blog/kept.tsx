import { blog } from "@larkline/content/blog";

import { ChatBand } from "../shared/chat-band.tsx";
import { PageHead } from "../shared/page-head.tsx";

const { cta, headline, lede } = blog;

/** The page's head. */
export function Opening() {
  return <PageHead ground="page" title={headline} lede={lede} />;
}

/** The final call to action. */
export function Closing() {
  return (
    <ChatBand title={cta.title} ends={cta.ends} button={cta.button} backToTop={cta.backToTop}>
      {cta.description}
    </ChatBand>
  );
}
