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

/** The floating call to action, rendered once it has been shown. */
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

/** Pages on which the mouse leaves at the top to look for a mail. */
const busyPages = ["/signup", "/auth/verify", "/auth/reset"];

/** The exit dialog: once per visit, and not over the chat or another open part. */
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

/** The floating call to action and the exit dialog (specification, section 2, "Global chrome"). */
export function Offers() {
  return (
    <>
      <Floating />
      <Exit />
    </>
  );
}
