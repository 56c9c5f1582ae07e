import { openChat } from "@larkline/client/interface";
import { Button, type ButtonProps } from "@larkline/ui/button";
import { useEffect, useRef } from "react";

import { prefetchChat, prefetchChatFor } from "./chat-loading.ts";
import { trackCta } from "./track-cta.ts";

/**
 * Id of a form that exists only without JavaScript (`shell.tsx`). Buttons that open the chat then submit this
 * form, which leads to the contact data in the footer.
 */
export const withoutScriptForm = "reach-us";

export interface ChatButtonProps extends Pick<
  ButtonProps,
  "aria-label" | "children" | "size" | "variant" | "fullWidth" | "lamp"
> {
  /** Called before the chat opens, for example to close a menu. */
  onPress?: () => void;
}

/**
 * A button that opens the chat. The chat is preloaded when the button is hovered, touched or focused, and, on
 * most pages, on a fast and unmetered connection when the button is visible (`prefetchChatFor`). A click is
 * counted as a call to action of the current page.
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
      // Touching also fires `pointerenter`.
      onPointerEnter={prefetchChat}
      onFocus={prefetchChat}
      {...props}
    />
  );
}
