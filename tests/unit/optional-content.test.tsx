import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { ToolCallCard } from "../../packages/ui/src/chat/tool-call-card/tool-call-card.tsx";
import { Alert } from "../../packages/ui/src/components/alert/alert.tsx";
import { EmptyState } from "../../packages/ui/src/components/empty-state/empty-state.tsx";
import { CtaBand } from "../../packages/ui/src/frame/cta-band/cta-band.tsx";
import { NavigationMenu } from "../../packages/ui/src/frame/navigation-menu/navigation-menu.tsx";
import { SiteFooter } from "../../packages/ui/src/frame/site-footer/site-footer.tsx";
import { SiteHeader } from "../../packages/ui/src/frame/site-header/site-header.tsx";
import { Divider } from "../../packages/ui/src/layout/divider/divider.tsx";
import { Article } from "../../packages/ui/src/marketing/article/article.tsx";
import { CaseStudyFeature } from "../../packages/ui/src/marketing/case-study-feature/case-study-feature.tsx";
import { ContactForm } from "../../packages/ui/src/marketing/contact-form/contact-form.tsx";
import { FeatureGrid } from "../../packages/ui/src/marketing/feature-grid/feature-grid.tsx";
import { IndustryCard } from "../../packages/ui/src/marketing/industry-card/industry-card.tsx";
import { IndustrySelector } from "../../packages/ui/src/marketing/industry-selector/industry-selector.tsx";
import { PostCard } from "../../packages/ui/src/marketing/post-card/post-card.tsx";
import { PostFeature } from "../../packages/ui/src/marketing/post-feature/post-feature.tsx";
import { ProcessSteps } from "../../packages/ui/src/marketing/process-steps/process-steps.tsx";
import { CallPlayer } from "../../packages/ui/src/media/call-player/call-player.tsx";
import { VideoPlayer } from "../../packages/ui/src/media/video-player/video-player.tsx";

const ignore = () => {};
const footer = {
  brand: "Larkline",
  contact: [],
  location: "Austin, Texas",
  columns: [],
  copyright: "Larkline",
  status: "Ready",
};

const post = {
  title: "Two rings",
  excerpt: "How long a caller waits.",
  category: { name: "Sales", tone: "blue" },
  publishedAt: "2026-11-24",
  readingTime: 4,
  tags: [],
  author: { name: "Dana Ruiz" },
} as const;
const feature = { title: "Books", description: "Into your calendar." };
const story = {
  company: "Harbor Plumbing",
  industry: "Home services",
  headline: "Every call answered",
  summary: "Also at night.",
  challenge: "Missed calls.",
  solution: "An agent.",
  results: [],
  metrics: [],
};
const industry = {
  value: "law",
  name: "Law firms",
  words: "Can I see a lawyer?",
  description: "Takes the matter.",
  benefits: [],
  stat: { value: "40%", label: "more clients", attribution: "as reported" },
};
const recording = {
  label: "A call",
  caller: "A new caller",
  time: "7:30 AM",
  sources: [],
  duration: 9,
  peaks: [],
  transcript: [],
};
const film = { label: "A call", sources: [], width: 16, height: 9 };

/** Each component with optional content whose condition is false, and without this content. */
const pairs: Readonly<Record<string, readonly [ReactElement, ReactElement]>> = {
  Alert: [<Alert key="" title={false} />, <Alert key="" />],
  EmptyState: [
    <EmptyState key="" title="No calls" action={false}>
      {false}
    </EmptyState>,
    <EmptyState key="" title="No calls" />,
  ],
  CtaBand: [
    <CtaBand key="" title="Call us" actions="Call">
      {false}
    </CtaBand>,
    <CtaBand key="" title="Call us" actions="Call" />,
  ],
  NavigationMenu: [
    <NavigationMenu key="" entries={[{ label: "Guides", links: [], feature: false }]} />,
    <NavigationMenu key="" entries={[{ label: "Guides", links: [] }]} />,
  ],
  SiteHeader: [
    <SiteHeader key="" brand="Larkline" nav={false} menu={false} />,
    <SiteHeader key="" brand="Larkline" />,
  ],
  SiteFooter: [<SiteFooter key="" {...footer} tools={false} />, <SiteFooter key="" {...footer} />],
  ToolCallCard: [
    <ToolCallCard key="" title="Open hours" details={false}>
      {false}
    </ToolCallCard>,
    <ToolCallCard key="" title="Open hours" />,
  ],
  "a failed ToolCallCard": [
    <ToolCallCard key="" title="Open hours" state="failed" actions={false} />,
    <ToolCallCard key="" title="Open hours" state="failed" />,
  ],
  ContactForm: [
    <ContactForm key="" title={false} hint={false} onSubmit={ignore} />,
    <ContactForm key="" onSubmit={ignore} />,
  ],
  Article: [
    <Article key="" post={post} trail={false} cover={false}>
      Text
    </Article>,
    <Article key="" post={post}>
      Text
    </Article>,
  ],
  FeatureGrid: [
    <FeatureGrid key="" title="Features" features={[feature]} figure={false} />,
    <FeatureGrid key="" title="Features" features={[feature]} />,
  ],
  "a FeatureGrid of pictures": [
    <FeatureGrid
      key=""
      title="Features"
      variant="pictures"
      features={[{ ...feature, words: false, figure: false }]}
    />,
    <FeatureGrid key="" title="Features" variant="pictures" features={[feature]} />,
  ],
  "a FeatureGrid with a leading feature": [
    <FeatureGrid
      key=""
      title="Features"
      variant="lead"
      features={[{ ...feature, words: false, figure: false }]}
    />,
    <FeatureGrid key="" title="Features" variant="lead" features={[feature]} />,
  ],
  Divider: [<Divider key="" label={false} />, <Divider key="" />],
  CaseStudyFeature: [
    <CaseStudyFeature key="" story={story} picture={false} />,
    <CaseStudyFeature key="" story={story} />,
  ],
  IndustrySelector: [
    <IndustrySelector key="" title="Industries" industries={[{ ...industry, film: false }]} />,
    <IndustrySelector key="" title="Industries" industries={[industry]} />,
  ],
  PostFeature: [
    <PostFeature key="" post={post} cover={false} />,
    <PostFeature key="" post={post} />,
  ],
  IndustryCard: [
    <IndustryCard key="" name="Law firms" description={false} />,
    <IndustryCard key="" name="Law firms" />,
  ],
  PostCard: [<PostCard key="" post={post} cover={false} />, <PostCard key="" post={post} />],
  ProcessSteps: [
    <ProcessSteps
      key=""
      title="Steps"
      steps={[{ title: "Set up", description: false, figure: false }]}
    />,
    <ProcessSteps key="" title="Steps" steps={[{ title: "Set up" }]} />,
  ],
  CallPlayer: [
    <CallPlayer key="" {...recording} outcome={false} />,
    <CallPlayer key="" {...recording} />,
  ],
  VideoPlayer: [
    <VideoPlayer key="" {...film} caption={false} transcript={false} />,
    <VideoPlayer key="" {...film} />,
  ],
};

it.each(Object.keys(pairs))("%s leaves no empty box for content that is false", (component) => {
  const [withFalse, without] = pairs[component] ?? [];
  expect(renderToStaticMarkup(withFalse)).toBe(renderToStaticMarkup(without));
});
