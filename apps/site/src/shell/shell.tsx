import { LinkProvider } from "@larkline/ui/link";
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
      <Header mainId={mainId} />
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <ChatMount />
    </LinkProvider>
  );
}
