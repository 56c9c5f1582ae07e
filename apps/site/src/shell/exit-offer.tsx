import { exitOffer } from "@larkline/content/exit-offer";
import { Button } from "@larkline/ui/button";
import { ExitIntentDialog } from "@larkline/ui/exit-intent-dialog";

import { ChatButton } from "./chat-button.tsx";

export interface ExitOfferProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The exit dialog, which offers the chat to visitors who are about to leave (specification, section 2,
 * "Global chrome"). `offers.tsx` loads it when it is first shown.
 */
export default function ExitOffer({ open, onClose }: ExitOfferProps) {
  return (
    <ExitIntentDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={exitOffer.title}
      description={exitOffer.description}
      actions={
        <>
          <ChatButton onPress={onClose}>{exitOffer.chat}</ChatButton>
          <Button variant="ghost" onClick={onClose}>
            {exitOffer.decline}
          </Button>
        </>
      }
    />
  );
}
