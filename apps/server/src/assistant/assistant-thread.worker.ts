// The worker thread that assistant-thread.ts starts: answers questions with the assistant. It imports the
// site's content itself, so that the main thread need not send a copy.
import { parentPort } from "node:worker_threads";

import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";

import type { ThreadRequest, ThreadMessage } from "./assistant-thread.ts";
import { releaseMemory } from "./release-memory.ts";

const assistant = new Assistant(siteContent);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only windows have a target origin.
const post = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on("message", ({ id, question, earlier }: ThreadRequest) => {
  try {
    post({ id, answer: assistant.answer(question, earlier) });
  } catch (error) {
    post({ id, error });
  }
});
// Loading leaves garbage. An idle server would not collect it.
releaseMemory();
post({ ready: true });
