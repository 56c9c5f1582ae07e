import type { ChatEntry } from "@larkline/client/chat";
import { transcriptOf } from "@larkline/client/chat-transcript";
import { brand } from "@larkline/content/brand";
import { chatLater } from "@larkline/content/chat-later";

const words = chatLater.transcript;

/** Time until the file's object URL is revoked, because some browsers read it only after the click. */
const revokeAfterMs = 60_000;

/**
 * Name of the downloaded file, with the day in the visitor's time zone, as in the conversation's times. Swedish
 * dates have the form 2026-11-26.
 */
export function transcriptFileName(now: Date): string {
  return `${brand.slug}-${words.fileName}-${now.toLocaleDateString("sv-SE")}.txt`;
}

/** Downloads the conversation as a text file. */
export function downloadTranscript(messages: readonly ChatEntry[]): void {
  const text = transcriptOf(messages, {
    title: words.title,
    names: { assistant: brand.name, user: words.you },
    origin: location.origin,
    labels: { sources: words.source, attachments: words.attached },
    endings: { failed: words.failed, aborted: words.aborted },
  });
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = transcriptFileName(new Date());
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
