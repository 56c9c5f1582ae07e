import { navigation } from "@larkline/content/navigation";
import { FloatingCta } from "@larkline/ui/floating-cta";

import { ChatButton } from "./chat-button.tsx";

export interface FloatingProps {
  visible: boolean;
  onDismiss: () => void;
}

/**
 * The floating call to action: a panel with a sentence and a button that opens the chat, which visitors can
 * dismiss. `offers.tsx` loads this module when the panel is first shown.
 */
export default function Floating({ visible, onDismiss }: FloatingProps) {
  const dismiss = (): void => {
    onDismiss();
    // The focused button is hidden, so the focus moves to the content.
    document.querySelector("main")?.focus({ preventScroll: true });
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
