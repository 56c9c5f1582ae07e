import { allQuestions, faqCategories, faqItems } from "@larkline/content/faq";
import { support, supportTopics } from "@larkline/content/support";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { EmptyState } from "@larkline/ui/empty-state";
import { FilterBar } from "@larkline/ui/filter-bar";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { TopicCard, TopicList } from "@larkline/ui/topic-card";
import { useMemo, useState } from "react";

import { loadedOnUse } from "../../loaded-on-use.tsx";
import { ChatButton } from "../../shell/chat-button.tsx";
import { counted } from "../shared/counted.ts";
import { focusSearchField } from "../shared/focus-search-field.ts";
import { SplitHeading } from "../shared/split-heading.tsx";
import { useAnchor } from "../shared/use-anchor.ts";
import { noFilter, useKeptFilter } from "../shared/use-kept-filter.ts";

const { empty, faq, hero, search } = support;

/**
 * The list of questions with their answers. Its module is loaded on use, because few visitors open an answer.
 */
export const Answers = loadedOnUse(() =>
  import("@larkline/ui/faq-accordion").then((module) => module.FaqAccordion),
);

/** Names of the categories by their ids. */
const categoryNames = new Map<string, string>(faqCategories.map(({ id, name }) => [id, name]));

/**
 * Returns the FAQ items of a category whose question or answer contains the query, ignoring case
 * (specification, section 5).
 *
 * @param topic Id of the category; null for all categories.
 */
function findQuestions(query: string, topic: string | null) {
  // The answers are written with typographic apostrophes, and keyboards write straight ones.
  const wanted = query.trim().toLowerCase().replaceAll("'", "’");
  return faqItems
    .filter(
      ({ answer, category, question }) =>
        (topic === null || category === topic) &&
        [question, answer].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map((item) => ({ ...item, category: categoryNames.get(item.category) }));
}

/**
 * The section with the questions, filtered by search, topic card or topic chip. At most one answer is open.
 */
export function Questions() {
  const [{ query, topic }, setFilter] = useKeptFilter();
  const [open, setOpen] = useState<string | null>(null);

  const clear = () => setFilter(noFilter);
  useAnchor((anchor) => {
    if (!faqItems.some(({ id }) => id === anchor)) return;
    clear();
    setOpen(anchor);
  });

  const found = useMemo(() => findQuestions(query, topic), [query, topic]);
  return (
    <Section id={faq.anchor} aria-labelledby="questions-title">
      <Container>
        <Stack gap="xl">
          <SplitHeading id="questions-title" title={faq.title} lede={faq.lede} />
          <Split
            ratio="end"
            align="stretch"
            first={
              <TopicList>
                {supportTopics.map(({ articles, description, id, title }) => (
                  <TopicCard
                    key={id}
                    title={title}
                    description={description}
                    articles={articles}
                    pressed={topic === id}
                    onPressedChange={(pressed) => setFilter({ topic: pressed ? id : null })}
                  />
                ))}
              </TopicList>
            }
            second={
              <Stack gap="lg">
                <FilterBar
                  query={{
                    ...search,
                    value: query,
                    onValueChange: (next) => setFilter({ query: next }),
                  }}
                  choice={{
                    label: faq.filterLabel,
                    all: allQuestions,
                    options: faqCategories,
                    value: topic,
                    onValueChange: (next) => setFilter({ topic: next }),
                  }}
                  count={counted(found.length, faq.count)}
                />
                {found.length === 0 ? (
                  <EmptyState
                    title={empty.title}
                    action={
                      <Button
                        variant="outline"
                        onClick={() => {
                          clear();
                          focusSearchField();
                        }}
                      >
                        {empty.button}
                      </Button>
                    }
                  >
                    {empty.description}
                  </EmptyState>
                ) : (
                  <Answers items={found} value={open} onValueChange={setOpen} />
                )}
                <Stack direction="row" gap="md" justify="between" align="end">
                  <Stack gap="xs">
                    <Heading level={3}>{faq.elsewhere.title}</Heading>
                    <Text size="small" tone="muted">
                      {faq.elsewhere.description}
                    </Text>
                  </Stack>
                  <ChatButton variant="outline">{hero.chat}</ChatButton>
                </Stack>
              </Stack>
            }
          />
        </Stack>
      </Container>
    </Section>
  );
}
