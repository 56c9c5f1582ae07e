import { navigation } from "@larkline/content/navigation";
import { FloatingCta } from "@larkline/ui/floating-cta";

import { ChatButton } from "./chat-button.tsx";
import { focusElement } from "./focus-element.ts";

export interface FloatingProps {
  visible: boolean;
  onDismiss: () => void;
}

/**
 * Focuses the first text below the header that is in view, so that Tab and screen readers continue where the visitor
 * reads. Focusing the whole content instead would lead back to its beginning.
 */
function focusVisibleText(): void {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const text = [
    ...document.querySelectorAll<HTMLElement>(":is(main, footer) :is(h1, h2, h3, p, li)"),
  ].find(
    (element) =>
      element.checkVisibility() && element.getBoundingClientRect().top >= Math.max(header, 0),
  );
  if (text) focusElement(text);
}

/**
 * The floating call to action: a panel with a sentence and a button that opens the chat, which visitors can
 * dismiss. `offers.tsx` loads this module when the panel is first shown.
 */
export default function Floating({ visible, onDismiss }: FloatingProps) {
  const dismiss = (): void => {
    onDismiss();
    // The focused button is hidden, so the focus moves to the content.
    focusVisibleText();
  };
  return (
    <FloatingCta
      visible={visible}
      onDismiss={dismiss}
      action={<ChatButton size="sm">{navigation.chat}</ChatButton>}
    >
      {navigation.floating}
    </FloatingCta>
  );
}
