import type { Page } from "./result.ts";

const pages: ReadonlySet<string> = new Set(
  `blog company industries integrations location login passwordRules person signup stories
  supportHours trial`.split(/\s+/),
);

/** Whether a topic is answered by the page of its name, which has a form of its own. */
export const isPage = (topic: string): topic is Page => pages.has(topic);
