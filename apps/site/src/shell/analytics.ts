import { createAnalytics } from "@larkline/client/analytics";
import { createTagManager } from "@larkline/client/tag-manager";

/** Id of the tag manager's container, set when the site is built. Without one, its code is not part of the build. */
const containerId = import.meta.env.TAG_MANAGER_ID;

/** The site's analytics client. Sends nothing until it is started (`start-analytics.ts`). */
export const analytics = createAnalytics(
  containerId ? { openTagManager: () => createTagManager(containerId) } : {},
);
