import { readFileSync } from "node:fs";

/** Where the answer to a topic of our own stands, and what the pages leave open of it. */
interface TopicSource {
  /** Ids of passages, in the order in which they are said; none where the pages say nothing. */
  readonly from: readonly string[];
  /** Those of them that are this topic itself. */
  readonly same: readonly string[];
  /** In words that fit behind 'I don't know'. */
  readonly open?: string;
}

const file = new URL("../../data/topic-sources.txt", import.meta.url);

/**
 * Topics of our own, by what `data/examples` calls them. Topics of pages need no line: their id is a
 * passage's, and what is no topic is looked for.
 */
export const topicSources: ReadonlyMap<string, TopicSource> = new Map(
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, topic, ids = "", open] = /^(\w+):([^|]*)(?:\| (.+))?$/.exec(line) ?? [];
      const from = ids.replaceAll("=", "").split(" ").filter(Boolean);
      const same = [...ids.matchAll(/=(\S+)/g)].map(([, id = ""]) => id);
      return topic === undefined ? [] : [[topic, { from, same, ...(open && { open }) }] as const];
    }),
);

const topicsOfPassages = new Map(
  [...topicSources].flatMap(([topic, { same }]) => same.map((id) => [id, topic] as const)),
);

/** One topic for what is answered alike: a page and its first words, a list and its heading. */
export function oneTopic(topic: string, ids: ReadonlySet<string>): string {
  const [, page = ""] = /^point\/([\w-]+)\/hero\/lede$/.exec(topic) ?? [];
  const names = topic.replace(/\/lede$/, "/names");
  const whole = [`industry/${page}`, `offer/${page}`, names].find((id) => ids.has(id));
  return topicsOfPassages.get(topic) ?? whole ?? topic;
}
