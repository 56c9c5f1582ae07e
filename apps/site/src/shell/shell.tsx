import { followScroll, interfaceStore } from "@larkline/client/interface";
import { header } from "@larkline/content/header";
import { LinkProvider } from "@larkline/ui/link";
import { SkipLink } from "@larkline/ui/skip-link";
import { VisuallyHidden } from "@larkline/ui/visually-hidden";
import { type ReactNode, Suspense, useEffect } from "react";

import { withoutScriptForm } from "./chat-button.tsx";
import { ChatMount } from "./chat-mount.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { KeptMain } from "./kept-main.tsx";
import { Offers } from "./offers.tsx";
import { RouterLink } from "./router-link.tsx";
import { TopicMount } from "./topic-mount.tsx";
import { useAnalytics } from "./use-analytics.ts";
import { useLinks } from "./use-links.ts";
import { useRouteEffects } from "./use-route-effects.ts";
import { VerificationPlace } from "./verification-place.tsx";

const mainId = "main";

export interface ShellProps {
  /** The page; undefined if its prerendered markup is kept. */
  children?: ReactNode;
}

/**
 * The parts around every page (specification, section 2, "Global chrome"). Provides the site's link
 * component to the kit.
 */
export function Shell({ children }: ShellProps) {
  useAnalytics();
  useLinks();
  const announced = useRouteEffects();
  useEffect(() => followScroll(interfaceStore.getState()), []);
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink to={mainId}>{header.skip}</SkipLink>
      <Header />
      <VerificationPlace />
      {children === undefined ? (
        <KeptMain key="kept" id={mainId} />
      ) : (
        <main key="page" id={mainId} tabIndex={-1}>
          {children}
        </main>
      )}
      <noscript>
        <form id={withoutScriptForm} action="#contact" />
      </noscript>
      {/* A boundary of its own, so that React hydrates the footer after the page, or when it is clicked. */}
      <Suspense>
        <Footer />
      </Suspense>
      <Offers />
      <TopicMount />
      <ChatMount />
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </LinkProvider>
  );
}
