/**
 * Paths and durations of the recorded calls, which pages need before a visitor plays one.
 * Written by `npm run media`.
 * To use a file of your own, see tools/media/README.md.
 */

import type { SoundLink } from "./media-file.ts";
import type { RecordingId } from "./recordings.ts";

export const recordingLinks: Readonly<Record<RecordingId, SoundLink>> = {
  "ai-receptionist": { path: "/media/ai-receptionist.c593eb43.m4a", length: "0:29" },
  "outbound-ai-agents": { path: "/media/outbound-ai-agents.8d6aadf4.m4a", length: "0:29" },
  "lead-generation": { path: "/media/lead-generation.c540e24b.m4a", length: "0:30" },
  "appointment-scheduling": { path: "/media/appointment-scheduling.dc3695a0.m4a", length: "0:28" },
  "call-screening": { path: "/media/call-screening.9530dc57.m4a", length: "0:25" },
  "crm-integration": { path: "/media/crm-integration.0b5fd13a.m4a", length: "0:31" },
};
