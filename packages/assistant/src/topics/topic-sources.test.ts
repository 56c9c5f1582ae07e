import { describe, expect, it } from "vitest";

import { toPassages } from "../knowledge/passages.ts";
import { siteContent } from "../knowledge/site.ts";
import { topicSources } from "./topic-sources.ts";

describe("sources of topics", () => {
  it("are passages of the content, or state what the pages leave open", () => {
    const ids = new Set(toPassages(siteContent).map(({ id }) => id));
    const missing = [...topicSources].flatMap(([topic, { from }]) =>
      from.filter((id) => !ids.has(id)).map((id) => `${topic}: ${id}`),
    );
    expect(missing).toEqual([]);
    const empty = [...topicSources].filter(([, { from, open }]) => from.length === 0 && !open);
    expect(empty).toEqual([]);
    expect(topicSources.get("hipaa")).toMatchObject({ from: ["claim/healthPrivacy"] });
  });
});
