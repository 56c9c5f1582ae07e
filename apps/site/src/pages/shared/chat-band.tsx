import { Button } from "@larkline/ui/button";
import { CtaBand, type CtaBandProps } from "@larkline/ui/cta-band";

import { ChatButton } from "../../shell/chat-button.tsx";

interface ChatBandProps extends Pick<CtaBandProps, "title" | "ends" | "children"> {
  /** Text of the button that opens the chat. */
  button: string;
  /** Text of the link to the top of the page. */
  backToTop: string;
}

/** The last section of a long page: a button that opens the chat, and a link to the top of the page. */
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
