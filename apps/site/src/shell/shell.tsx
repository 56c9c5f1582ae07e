import { header } from "@larkline/content/header";
import { LinkProvider } from "@larkline/ui/link";
import { SkipLink } from "@larkline/ui/skip-link";
import type { ReactNode } from "react";

import { ChatMount } from "./chat-mount.tsx";
import { Header } from "./header.tsx";
import { RouterLink } from "./router-link.tsx";
import { useRouteEffects } from "./use-route-effects.ts";

const mainId = "main";

/** What surrounds every page: the header, the conversation, and the router's link for the kit. */
export function Shell({ children }: { children: ReactNode }) {
  useRouteEffects();
  return (
    <LinkProvider component={RouterLink}>
      <SkipLink to={mainId}>{header.skip}</SkipLink>
      <Header />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <ChatMount />
    </LinkProvider>
  );
}
