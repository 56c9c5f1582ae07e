import { useChat } from "@larkline/client/chat";
import { chatLater } from "@larkline/content/chat-later";
import { ToolCallCard } from "@larkline/ui/tool-call-card";
import { useEffect, useState } from "react";

import { conversation } from "./conversation.ts";
import { ToolResult } from "./tool-result.tsx";

/** How long a tool may take without a word about it, in milliseconds: what is quick would flicker. */
const quickMs = 300;

const titles: Readonly<Record<string, string>> & { readonly default: string } = chatLater.tools;

function Running({ name }: { name: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quickMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? <ToolCallCard state="running" title={titles[name] ?? titles.default} /> : null;
}

/**
 * What the assistant did for an answer: what runs, and what came of it as a part of the kit. The text
 * is complete without them, so that one which failed is left out.
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
