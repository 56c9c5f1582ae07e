import { receptionistHead as text } from "@larkline/content/product-pages/ai-receptionist-head";

import { kept } from "../../kept-sections.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { LanguageSampler } from "../shared/language-sampler.tsx";
import { PageHero } from "../shared/page-hero.tsx";

export const meta = text.meta;

const sections = () => import("./ai-receptionist.kept.tsx");
// The last argument of `kept` is the number of sections that the component renders.
const Before = kept(() => sections().then((module) => module.Before), 2);
const After = kept(() => sections().then((module) => module.After), 4);

export const keptSections = [Before, After];

/** AI receptionist (specification, section 2, "Product and solution pages"). */
export default function AiReceptionist() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.scrollTarget}
        figure={<HeardCall call={text.call} seed={11} recording="ai-receptionist" />}
      />
      <Before />
      <LanguageSampler />
      <After />
    </>
  );
}
