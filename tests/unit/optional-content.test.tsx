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
import { ContactForm } from "../../packages/ui/src/marketing/contact-form/contact-form.tsx";

const ignore = () => {};
const footer = {
  brand: "Larkline",
  contact: [],
  location: "Austin, Texas",
  columns: [],
  copyright: "Larkline",
  status: "Ready",
};

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
};

it.each(Object.keys(pairs))("%s leaves no empty box for content that is false", (component) => {
  const [withFalse, without] = pairs[component] ?? [];
  expect(renderToStaticMarkup(withFalse)).toBe(renderToStaticMarkup(without));
});
