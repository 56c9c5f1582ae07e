import { interfaceStore, useInterface } from "@larkline/client/interface";
import { navigation } from "@larkline/content/navigation";
import { useExitIntent } from "@larkline/ui/exit-intent-dialog";
import { FloatingCta } from "@larkline/ui/floating-cta";
import { useState } from "react";
import { useLocation } from "react-router-dom";

import { ChatButton } from "./chat-button.tsx";
import { offeredBefore, rememberOffer } from "./exit-memory.ts";
import { usePart } from "./use-part.tsx";

const loadExitOffer = () => import("./exit-offer.tsx");
const showExitOffer = (shown: boolean): void => interfaceStore.getState().setShowExitIntent(shown);
const withdraw = (): void => showExitOffer(false);
const dismiss = (): void => interfaceStore.getState().setShowFloatingCTA(false);

/** The way to the chat for who has read half of the page; in the page only once it is wanted. */
function Floating() {
  const shown = useInterface((state) => state.showFloatingCTA);
  const [wasShown, setWasShown] = useState(false);
  if (shown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <FloatingCta
      visible={shown}
      action={<ChatButton size="sm">{navigation.chat}</ChatButton>}
      onDismiss={dismiss}
    >
      {navigation.floating}
    </FloatingCta>
  );
}

/** Pages on which a mouse at the top is on its way to the mailbox, not away. */
const busyPages = ["/signup", "/auth/verify", "/auth/reset"];

/** One offer to who is about to leave: once a visit, never over the chat or anything else open. */
function Exit() {
  const { hash, pathname } = useLocation();
  const [before, setBefore] = useState(false);
  const shown = useInterface((state) => state.showExitIntent);
  const busy = useInterface((state) => state.chatModalOpen || state.mobileMenuOpen);
  useExitIntent({
    enabled: !before && !busy && hash === "" && !busyPages.includes(pathname),
    onLeave: () => {
      setBefore(true);
      if (offeredBefore()) return;
      rememberOffer();
      showExitOffer(true);
    },
  });
  return usePart({
    load: loadExitOffer,
    wanted: shown,
    onFailure: withdraw,
    props: { open: shown, onClose: withdraw },
  });
}

/** What offers the chat by itself (specification, section 2, "Global chrome"). */
export function Offers() {
  return (
    <>
      <Floating />
      <Exit />
    </>
  );
}
