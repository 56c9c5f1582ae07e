import { footerTopics } from "@larkline/content/footer-topics";
import { Button } from "@larkline/ui/button";
import { Sheet } from "@larkline/ui/sheet";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useState } from "react";

import { ChatButton } from "./chat-button.tsx";

export interface TopicSheetProps {
  /** Id of the topic; undefined closes the sheet. */
  topic: string | undefined;
  onClose: () => void;
}

/** The sheet with a footer topic's text and link, which an anchor of the footer opens (`topic-mount.tsx`). */
export default function TopicSheet({ topic, onClose }: TopicSheetProps) {
  // Keeps the last topic's content during the closing animation.
  const [shownTopic, setShownTopic] = useState(topic);
  if (topic !== undefined && topic !== shownTopic) setShownTopic(topic);
  const words = footerTopics.find(({ id }) => id === shownTopic);
  if (!words) return null;
  const { action, paragraphs, title } = words;
  return (
    <Sheet
      open={topic !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      footer={
        "href" in action ? (
          <Button href={action.href}>{action.label}</Button>
        ) : (
          <ChatButton>{action.label}</ChatButton>
        )
      }
    >
      <Stack gap="md">
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Sheet>
  );
}
