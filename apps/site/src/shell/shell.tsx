import { followScroll, interfaceStore } from "@larkline/client/interface";
import { header } from "@larkline/content/header";
import { LinkProvider } from "@larkline/ui/link";
import { SkipLink } from "@larkline/ui/skip-link";
import { VisuallyHidden } from "@larkline/ui/visually-hidden";
import { type ReactNode, useEffect } from "react";

import { withoutScriptForm } from "./chat-button.tsx";
import { ChatMount } from "./chat-mount.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Offers } from "./offers.tsx";
import { RouterLink } from "./router-link.tsx";
import { TopicMount } from "./topic-mount.tsx";
import { useAnalytics } from "./use-analytics.ts";
import { useRouteEffects } from "./use-route-effects.ts";
import { VerificationPlace } from "./verification-place.tsx";

const mainId = "main";

/**
 * What surrounds every page (specification, section 2, "Global chrome"); provides the router's link
 * to the kit.
 */
export function Shell({ children }: { children: ReactNode }) {
  useAnalytics();
  const announced = useRouteEffects();
  useEffect(() => followScroll(interfaceStore.getState()), []);
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink to={mainId}>{header.skip}</SkipLink>
      <Header />
      <VerificationPlace />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <noscript>
        <form id={withoutScriptForm} action="#contact" />
      </noscript>
      <Footer />
      <Offers />
      <TopicMount />
      <ChatMount />
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </LinkProvider>
  );
}
