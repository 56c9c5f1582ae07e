import { createAnalytics } from "@larkline/client/analytics";

/** The site's analytics client. Sends nothing until it is started (`track.ts`, `use-analytics.ts`). */
export const analytics = createAnalytics({ tagManagerId: import.meta.env.TAG_MANAGER_ID });
