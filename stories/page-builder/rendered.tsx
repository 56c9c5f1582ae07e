/** Renders the sections of a draft with the site's own components. */
import type { ComponentType, ReactNode } from "react";

import { Drawn } from "../../apps/site/src/drawings/drawn.tsx";
import { ChatBand } from "../../apps/site/src/pages/shared/chat-band.tsx";
import { HeardCall } from "../../apps/site/src/pages/shared/heard-call.tsx";
import { PageHero } from "../../apps/site/src/pages/shared/page-hero.tsx";
import { PagePlans } from "../../apps/site/src/pages/shared/page-plans.tsx";
import {
  PageFigures,
  PageQuote,
  PageReasons,
} from "../../apps/site/src/pages/shared/page-proof.tsx";
import { PageQuestions } from "../../apps/site/src/pages/shared/page-questions.tsx";
import { PageReading } from "../../apps/site/src/pages/shared/page-reading.tsx";
import { PageRecording } from "../../apps/site/src/pages/shared/page-recording.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSpecialties,
  PageSteps,
  PageTools,
} from "../../apps/site/src/pages/shared/page-sections.tsx";
import { Points } from "../../apps/site/src/pages/shared/points.tsx";
import type { MadeSection } from "../../scripts/new/draft/made.ts";
import { FromWords, Part, type Prop, valueOf } from "../../scripts/new/draft/nodes.ts";
import { ShownOrNot } from "./shown-or-not.tsx";

// The props come from the section kinds. The compiler checks that they fit the component when a
// generated page is compiled (tests/new).
const components: Readonly<Record<string, ComponentType<any>>> = {
  ChatBand,
  Drawn,
  HeardCall,
  PageComparison,
  PageCta,
  PageFeatures,
  PageFigures,
  PageHero,
  PagePlans,
  PageQuestions,
  PageQuote,
  PageReading,
  PageReasons,
  PageRecording,
  PageResults,
  PageSpecialties,
  PageSteps,
  PageTools,
  Points,
};

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === "object" && value !== null;

/** Value of a path such as `features.anchor` in the page's texts. */
const at = (words: Words, { place }: FromWords): unknown =>
  place
    .split(".")
    .reduce<unknown>((value, name) => (isWords(value) ? value[name] : undefined), words);

function shown(prop: Prop, words: Words): unknown {
  if (prop instanceof FromWords) return at(words, prop);
  return prop instanceof Part ? <Shown part={prop} words={words} /> : prop;
}

interface ShownProps {
  part: Part;
  words: Words;
  /** Name of the page, for its header. */
  name?: string | undefined;
}

function Shown({ part: { component, props, children }, words, name }: ShownProps) {
  const Component = components[component];
  if (!Component) throw new Error(`The page builder cannot show ${component}: see rendered.tsx.`);
  const given = Object.fromEntries(
    Object.entries(props).map(([prop, value]) => [prop, shown(value, words)]),
  );
  const inside = children && at(words, children);
  return (
    <Component {...given} {...(component === "PageHero" && { kicker: name })}>
      {typeof inside === "string" ? inside : undefined}
    </Component>
  );
}

/** All sections of a page. */
export function RenderedPage({
  sections,
  name,
}: {
  sections: readonly MadeSection[];
  name: string;
}): ReactNode {
  const words = Object.fromEntries(
    sections.flatMap((section) => section.words.map(({ key, data }) => [key, valueOf(data)])),
  );
  return sections.map(({ id, part }) => (
    <ShownOrNot key={id} of={sections}>
      <Shown part={part} words={words} name={name} />
    </ShownOrNot>
  ));
}
