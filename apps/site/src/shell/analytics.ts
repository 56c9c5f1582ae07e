import { createAnalytics } from "@larkline/client/analytics";

/** Counts for this site. Silent until it is started (`track.ts`, `use-analytics.ts`). */
export const analytics = createAnalytics({ tagManagerId: import.meta.env["TAG_MANAGER_ID"] });
