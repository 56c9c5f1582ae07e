import { interfaceStore, useInterface } from "@larkline/client/interface";
import { useExitIntent } from "@larkline/ui/exit-intent-dialog";
import { useState } from "react";
import { useLocation } from "react-router-dom";

import { offeredBefore, rememberOffer } from "./exit-memory.ts";
import { usePart } from "./use-part.tsx";

const loadFloating = () => import("./floating.tsx");
const loadExitOffer = () => import("./exit-offer.tsx");
const showExitOffer = (shown: boolean): void => interfaceStore.getState().setShowExitIntent(shown);
const withdraw = (): void => showExitOffer(false);
const dismiss = (): void => interfaceStore.getState().setShowFloatingCTA(false);

/** The floating call to action. */
function Floating() {
  const visible = useInterface((state) => state.showFloatingCTA);
  return usePart({
    load: loadFloating,
    wanted: visible,
    onFailure: dismiss,
    props: { visible, onDismiss: dismiss },
  });
}

/** Pages without exit dialog, because visitors leave them to look for a mail. */
const pagesWithoutExitOffer = ["/signup", "/auth/verify", "/auth/reset"];

/** The exit dialog: once per visit, and not over the chat or another open part. */
function Exit() {
  const { hash, pathname } = useLocation();
  const [before, setBefore] = useState(false);
  const shown = useInterface((state) => state.showExitIntent);
  const busy = useInterface((state) => state.chatModalOpen || state.mobileMenuOpen);
  useExitIntent({
    enabled: !before && !busy && hash === "" && !pagesWithoutExitOffer.includes(pathname),
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
