import { openChat } from "@larkline/client/interface";
import { Button, type ButtonProps } from "@larkline/ui/button";

import { loadChat } from "./chat-loading.ts";
import { trackCta } from "./track-cta.ts";

export interface ChatButtonProps extends Pick<
  ButtonProps,
  "aria-label" | "children" | "size" | "variant" | "fullWidth" | "lamp"
> {
  /** Told before the chat opens: what it was pressed in may go. */
  onPress?: () => void;
}

/**
 * A button that opens the conversation, and fetches it as soon as it is pointed at or focused. Its
 * press is counted as a call to action of the page it stands on.
 */
export function ChatButton({ onPress, ...props }: ChatButtonProps) {
  return (
    <Button
      lamp
      onClick={({ currentTarget }) => {
        trackCta(currentTarget.textContent);
        onPress?.();
        openChat();
      }}
      onPointerEnter={loadChat}
      onFocus={loadChat}
      {...props}
    />
  );
}
