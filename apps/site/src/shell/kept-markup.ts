import { openChat } from "@larkline/client/interface";

import { withoutScriptForm } from "./chat-button.tsx";
import { prefetchChat, prefetchChatFor } from "./chat-loading.ts";
import { trackCta } from "./track-cta.ts";

const chatButtons = `button[form="${withoutScriptForm}"]`;

const chatButtonAt = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(chatButtons) : null;

function onClick(event: Event): void {
  const button = chatButtonAt(event);
  if (!button) return;
  trackCta(button.textContent);
  openChat();
}

function onNear(event: Event): void {
  if (chatButtonAt(event)) prefetchChat();
}

/** Does for the buttons of an element's prerendered markup what `ChatButton` does. */
function serveChatButtons(element: HTMLElement): () => void {
  const controller = new AbortController();
  const listening = { signal: controller.signal };
  element.addEventListener("click", onClick, listening);
  element.addEventListener("pointerover", onNear, listening);
  element.addEventListener("focusin", onNear, listening);
  const cancels = Array.from(element.querySelectorAll<HTMLElement>(chatButtons), prefetchChatFor);
  return () => {
    controller.abort();
    for (const cancel of cancels) cancel?.();
  };
}

/**
 * Properties of an element whose attributes and content stay as the document has them: React leaves
 * an element with inner HTML alone, and compares nothing in production. Its buttons open the chat,
 * and links work everywhere (`use-links.ts`).
 */
export const asItStands = {
  ref: serveChatButtons,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: "" },
};
