import { useChat } from "@larkline/client/chat";
import { chatLater } from "@larkline/content/chat-later";
import { ToolCallCard } from "@larkline/ui/tool-call-card";
import { useEffect, useState } from "react";

import { conversation } from "./conversation.ts";
import { ToolResult } from "./tool-result.tsx";

/** Delay in milliseconds before a running tool is shown: the card of a shorter run would only flicker. */
const showDelayMs = 300;

const titles: Readonly<Record<string, string>> & { readonly default: string } = chatLater.tools;

/** A running tool, shown after the delay. */
function Running({ name }: { name: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), showDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <ToolCallCard state="running" title={titles[name] ?? titles.default} /> : null;
}

/**
 * Shows the tools that run for an answer, and the results of completed tools. Failed tools are left out,
 * because the answer's text is complete without them.
 */
export function ToolUses({ messageId }: { messageId: string }) {
  const tools = useChat(
    conversation,
    ({ messages }) => messages.find(({ id }) => id === messageId)?.tools,
  );
  return tools?.map(({ id, name, state, result }) =>
    state === "running" ? (
      <Running key={id} name={name} />
    ) : (
      state === "done" && <ToolResult key={id} name={name} result={result} />
    ),
  );
}
