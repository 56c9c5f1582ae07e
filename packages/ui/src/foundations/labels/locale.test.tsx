import { useState } from "react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Chip, ChipGroup } from "../../components/chip/chip.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { germanLabels } from "../../labels-de.ts";
import { paginationLabels } from "../../labels.ts";
import { MetricChart } from "../../marketing/metric-chart/metric-chart.tsx";
import { PlanTable } from "../../marketing/plan-table/plan-table.tsx";
import { PostCard } from "../../marketing/post-card/post-card.tsx";
import { PostFeature } from "../../marketing/post-feature/post-feature.tsx";
import { PostSidebar } from "../../marketing/post-sidebar/post-sidebar.tsx";
import { TopicCard } from "../../marketing/topic-card/topic-card.tsx";
import { LabelsProvider, useLabels } from "./labels.tsx";

const ignore = () => {};
const post = {
  title: "Calls",
  excerpt: "What comes of them.",
  category: { name: "AI Voice", tone: "blue" },
  publishedAt: "2026-10-05",
  readingTime: 4,
  tags: [],
} as const;
const price = { name: "Starter", price: 1490, unit: "a month" };
const point = { label: "Week 1", short: "1", value: 1490 };
const page = { label: "Page", href: "/" };

const elements: Readonly<Record<string, ReactNode>> = {
  MetricChart: (
    <MetricChart title="Calls" points={[point]} pointHeading="Week" valueHeading="Calls" />
  ),
  PlanTable: <PlanTable caption="Plans" columns={[price]} groups={[]} />,
  PostCard: <PostCard post={post} cover={null} />,
  PostFeature: <PostFeature post={post} cover={null} />,
  PostSidebar: <PostSidebar posts={[post]} topics={[]} topic="" onTopicChange={ignore} />,
  "PostSidebar's topics": (
    <PostSidebar
      posts={[]}
      topics={[{ id: "calls", name: "Calls", count: 1490 }]}
      topic={null}
      onTopicChange={ignore}
    />
  ),
  TopicCard: <TopicCard title="Calls" description="What comes of them" articles={1490} />,
  Chip: (
    <ChipGroup label="Topics">
      <Chip value="calls" count={1490}>
        Calls
      </Chip>
    </ChipGroup>
  ),
  Pagination: <Pagination pageCount={1490} />,
  // Four ancestors stay visible (`maxItems`), so the label for the hidden ones has the number 1490.
  Breadcrumbs: <Breadcrumbs items={Array.from({ length: 1494 }, () => page)} current="Here" />,
};

it.each(Object.keys(elements))("%s formats for the LabelsProvider's locale", (component) => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={{}} locale="de-DE">
      {elements[component]}
    </LabelsProvider>,
  );
  expect(markup).toMatch(/1\.490|5\. Oktober 2026/);
});

it("components and labels that a nested LabelsProvider leaves out are those of the one around it", () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={germanLabels} locale="de-DE">
      <LabelsProvider labels={{ dialog: { close: "Weg" }, pagination: { next: "Vor" } }}>
        {elements["Breadcrumbs"]}
        <Pagination pageCount={2} />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(markup).toContain('aria-label="1.490 weitere anzeigen"');
  expect(markup).toContain("Vor<");
  expect(markup).toContain("Zurück");
});

it("a label or component that is undefined counts as left out", () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={germanLabels} locale="de-DE">
      <LabelsProvider labels={{ pagination: undefined }}>
        <Pagination pageCount={2} labels={{ status: undefined }} />
      </LabelsProvider>
      <LabelsProvider labels={{ pagination: { previous: undefined } }}>
        <Pagination pageCount={2} />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(markup.match(/Zurück/g)).toHaveLength(2);
  expect(markup.match(/Seite 1 von 2/g)).toHaveLength(2);
});

it("the labels stay the same object while the providers do", () => {
  const seen = new Set<unknown>();
  const sets = [{ pagination: { next: "Vor" } }, { pagination: { previous: "Davor" } }] as const;
  function Labels() {
    const [rendered, setRendered] = useState(0);
    if (rendered < 3) setRendered(rendered + 1);
    seen.add(useLabels("pagination", paginationLabels));
    return null;
  }
  renderToStaticMarkup(
    <LabelsProvider labels={sets[0]}>
      <LabelsProvider labels={sets[1]}>
        <Labels />
      </LabelsProvider>
    </LabelsProvider>,
  );
  expect(seen.size).toBe(1);
});
