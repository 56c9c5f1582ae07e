import { openChat } from "@larkline/client/interface";

import { withoutScriptForm } from "./chat-button.tsx";
import { prefetchChat, prefetchChatFor } from "./chat-loading.ts";
import { trackCta } from "./track-cta.ts";

/** Matches the buttons that open the chat: only `ChatButton` refers to this form. */
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

/** Adds `ChatButton`'s event handlers to the buttons in kept markup. Returns a function to remove them. */
function connectChatButtons(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
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
 * Props for an element that keeps its prerendered attributes and content. React does not hydrate the
 * content of an element with `dangerouslySetInnerHTML`, and does not compare it in production. The ref
 * makes its buttons open the chat; links are handled for the whole document (`use-links.ts`).
 */
export const keptMarkupProps = {
  ref: connectChatButtons,
  suppressHydrationWarning: true,
  // The empty text never replaces the content. React would set it on an element that it creates, or if this
  // object changed. But the object is a constant, and these props are used only for hydration. If React renders the
  // page anew, because something else has changed the document, no markup is kept (`entry-client.tsx`).
  dangerouslySetInnerHTML: { __html: "" },
};
