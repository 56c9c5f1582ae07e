/** Parts of the chat that are needed only after it has opened, as one chunk (`use-later.ts`). */
export { downloadTranscript } from "./download-transcript.ts";
export { followUpsFor, startersFor } from "./questions.ts";
export { ToolUses } from "./tool-uses.tsx";
