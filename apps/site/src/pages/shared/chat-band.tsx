import { Button } from "@larkline/ui/button";
import { CtaBand, type CtaBandProps } from "@larkline/ui/cta-band";

import { ChatButton } from "../../shell/chat-button.tsx";

interface ChatBandProps extends Pick<CtaBandProps, "title" | "ends" | "children"> {
  /** Opens the chat. */
  button: string;
  /** Leads back to the page's beginning. */
  backToTop: string;
}

/** The band that ends a long page: into the chat, or back to its beginning. */
export function ChatBand({ button, backToTop, ...props }: ChatBandProps) {
  return (
    <CtaBand
      variant="band"
      actions={
        <>
          <ChatButton size="lg">{button}</ChatButton>
          <Button size="lg" variant="outline" href="#top">
            {backToTop}
          </Button>
        </>
      }
      {...props}
    />
  );
}
