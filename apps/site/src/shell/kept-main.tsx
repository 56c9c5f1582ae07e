import { openChat } from "@larkline/client/interface";
import { useEffect, useRef } from "react";

import { preparePage } from "../page-loading.ts";
import { routeFor } from "../routes.ts";
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

/** Does for prerendered buttons what `ChatButton` does. */
function serveChatButtons(main: HTMLElement): () => void {
  const controller = new AbortController();
  const listening = { signal: controller.signal };
  main.addEventListener("click", onClick, listening);
  main.addEventListener("pointerover", onNear, listening);
  main.addEventListener("focusin", onNear, listening);
  const cancels = Array.from(main.querySelectorAll<HTMLElement>(chatButtons), prefetchChatFor);
  return () => {
    controller.abort();
    for (const cancel of cancels) cancel?.();
  };
}

/** React leaves an element with inner HTML as the document has it, and compares nothing in production. */
const asItStands = { __html: "" };

/**
 * The main part of a prerendered page that needs no script of its own (`keepsMarkup` in
 * `routes.ts`): its markup stays as the document has it. Links work everywhere (`use-links.ts`).
 */
export function KeptMain({ id }: { id: string }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!main.current) return undefined;
    const stop = serveChatButtons(main.current);
    const route = routeFor(location.pathname);
    return () => {
      stop();
      // Loaded by the time of the way back, the page is there before the browser restores its place.
      preparePage(route).catch(() => {});
    };
  }, []);
  return (
    <main
      ref={main}
      id={id}
      tabIndex={-1}
      suppressHydrationWarning
      dangerouslySetInnerHTML={asItStands}
    />
  );
}
