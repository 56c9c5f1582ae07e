import { readFileSync } from "node:fs";

/** Which passages answer a named topic, such as `hipaa`, and what the pages leave open. */
interface TopicSource {
  /** Ids of passages in the order of the answer; empty if the pages say nothing about the topic. */
  readonly from: readonly string[];
  /** The passages in `from` that are about exactly this topic: their examples are merged with the topic's. */
  readonly same: readonly string[];
  readonly open?: string; // What the pages leave open; it completes the sentence 'I don't know …'.
}

const file = new URL("../../data/topic-sources.txt", import.meta.url);

/**
 * Sources of topics of `data/examples`. A topic whose id is the id of a passage or page is not listed, because
 * that answers it, and neither are the topics that code answers, such as `languages`.
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

/** The topic for all topics with the same answer: the industry's for the lede of its page. `ids`: those of all passages. */
export function mergedTopic(topic: string, ids: ReadonlySet<string>): string {
  const [, page = ""] = /^point\/([\w-]+)\/hero\/lede$/.exec(topic) ?? [];
  const names = topic.replace(/\/lede$/, "/names");
  const whole = [`industry/${page}`, `offer/${page}`, names].find((id) => ids.has(id));
  return topicsOfPassages.get(topic) ?? whole ?? topic;
}
