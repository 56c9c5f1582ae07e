import { outboundHead as text } from "@larkline/content/product-pages/outbound-ai-agents-head";

import { kept } from "../../kept-sections.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageHero } from "../shared/page-hero.tsx";

export const meta = text.meta;

// The last argument of `kept` is the number of sections that the component renders.
const Rest = kept(() => import("./outbound-ai-agents.kept.tsx").then((module) => module.Rest), 6);

export const keptSections = [Rest];

/** Outbound AI agents (specification, section 2, "Product and solution pages"). */
export default function OutboundAiAgents() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.scrollTarget}
        figure={<HeardCall call={text.call} seed={23} recording="outbound-ai-agents" />}
      />
      <Rest />
    </>
  );
}
