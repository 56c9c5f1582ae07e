import { interfaceStore, useInterface } from "@larkline/client/interface";
import { useExitIntent } from "@larkline/ui/exit-intent-dialog";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { exitOfferWasShown, storeExitOfferShown } from "./exit-offer-storage.ts";
import { usePart } from "./use-part.tsx";

const loadFloating = () => import("./floating.tsx");
const loadExitOffer = () => import("./exit-offer.tsx");
const showExitOffer = (shown: boolean): void => interfaceStore.getState().setShowExitIntent(shown);
const hideExitOffer = (): void => showExitOffer(false);
const dismissFloating = (): void => interfaceStore.getState().setShowFloatingCTA(false);

/** Loads and shows the floating call to action. */
function Floating() {
  const visible = useInterface((state) => state.showFloatingCTA);
  return usePart({
    load: loadFloating,
    wanted: visible,
    onFailure: dismissFloating,
    props: { visible, onDismiss: dismissFloating },
  });
}

/**
 * Pages without exit dialog: visitors leave sign-up and password reset to open a link in an email, and
 * `/auth/verify` redirects at once.
 */
const pagesWithoutExitOffer = ["/signup", "/auth/verify", "/auth/reset"];

/**
 * Loads and shows the exit dialog, once per tab. It is not shown over the chat or the mobile menu, nor while the
 * URL has a fragment, because a footer topic may then be open. It is hidden when another page is shown.
 */
function Exit() {
  const { hash, pathname } = useLocation();
  const [hasTriedToLeave, setHasTriedToLeave] = useState(false);
  const shown = useInterface((state) => state.showExitIntent);
  const busy = useInterface((state) => state.chatModalOpen || state.mobileMenuOpen);
  const isAllowed = !busy && hash === "" && !pagesWithoutExitOffer.includes(pathname);
  // Hides the dialog when one of these changes, also while it is being loaded.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => hideExitOffer, [pathname, isAllowed]);
  useExitIntent({
    enabled: !hasTriedToLeave && isAllowed,
    onLeave: () => {
      setHasTriedToLeave(true);
      if (exitOfferWasShown()) return;
      storeExitOfferShown();
      showExitOffer(true);
    },
  });
  return usePart({
    load: loadExitOffer,
    wanted: shown,
    onFailure: hideExitOffer,
    props: { open: shown, onClose: hideExitOffer },
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
