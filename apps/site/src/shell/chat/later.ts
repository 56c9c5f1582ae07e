/** What the conversation needs after its first moment: one part of the application, fetched ahead. */
export { downloadTranscript } from "./download-transcript.ts";
export { followUpsFor, startersFor } from "./questions.ts";
export { ToolUses } from "./tool-uses.tsx";
