import { openChat } from "@larkline/client/interface";
import { Button, type ButtonProps } from "@larkline/ui/button";
import { useEffect, useRef } from "react";

import { prefetchChat, prefetchChatFor } from "./chat-loading.ts";
import { trackCta } from "./track-cta.ts";

/**
 * Id of a form that is there only where scripts are not (`shell.tsx`): there the buttons submit it, and
 * it leads to the footer's phone number and mail address. Elsewhere they belong to no form.
 */
export const withoutScriptForm = "reach-us";

export interface ChatButtonProps extends Pick<
  ButtonProps,
  "aria-label" | "children" | "size" | "variant" | "fullWidth" | "lamp"
> {
  /** Told before the chat opens: what it was pressed in may go. */
  onPress?: () => void;
}

/**
 * A button that opens the conversation, and fetches it as soon as it is pointed at, touched or focused.
 * Its press is counted as a call to action of the page it stands on.
 */
export function ChatButton({ onPress, ...props }: ChatButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? prefetchChatFor(button.current) : undefined), []);
  return (
    <Button
      ref={button}
      lamp
      type="submit"
      form={withoutScriptForm}
      onClick={({ currentTarget }) => {
        trackCta(currentTarget.textContent);
        onPress?.();
        openChat();
      }}
      // A finger enters what it touches.
      onPointerEnter={prefetchChat}
      onFocus={prefetchChat}
      {...props}
    />
  );
}
