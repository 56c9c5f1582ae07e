import { openChat } from "@larkline/client/interface";
import { Button, type ButtonProps } from "@larkline/ui/button";

import { loadChat } from "./chat-loading.ts";

export type ChatButtonProps = Pick<ButtonProps, "children" | "size" | "variant">;

/** A button that opens the conversation, and fetches it as soon as it is pointed at or focused. */
export function ChatButton(props: ChatButtonProps) {
  return <Button lamp onClick={openChat} onPointerEnter={loadChat} onFocus={loadChat} {...props} />;
}
