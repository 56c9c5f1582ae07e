import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { FilterBarProps } from "./filter-bar.tsx";

const articles = [
  ["What a caller does in the 20 seconds after nobody picks up", "ai-voice"],
  ["Calling a lead back: the first five minutes", "outbound-marketing"],
  ["Write a greeting that an agent can keep to", "automation"],
  ["What to ask before you book a roofer’s visit", "industry-insights"],
] as const;

const options = [
  { id: "ai-voice", name: "AI Voice" },
  { id: "outbound-marketing", name: "Outbound Marketing" },
  { id: "customer-communications", name: "Customer Communications" },
  { id: "industry-insights", name: "Industry Insights" },
  { id: "automation", name: "Automation" },
];

const noop = () => undefined;

const meta = {
  title: "Marketing/Filter bar",
  component: FilterBar,
  args: {
    query: {
      label: "Search articles",
      placeholder: "Search articles...",
      value: "",
      onValueChange: noop,
    },
    choice: { label: "Topic", all: "All Topics", options, value: null, onValueChange: noop },
    count: "8 articles found",
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Blog(props: FilterBarProps) {
  const [query, setQuery] = useState("");
  const [topic, setTopic] = useState<string | null>(null);
  const results = articles.filter(
    ([title, category]) =>
      title.toLowerCase().includes(query.toLowerCase()) && (topic === null || topic === category),
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterBar
        {...props}
        query={{
          label: "Search articles",
          placeholder: "Search articles...",
          value: query,
          onValueChange: setQuery,
        }}
        choice={{
          label: "Topic",
          all: "All Topics",
          options,
          value: topic,
          onValueChange: setTopic,
        }}
        count={`${results.length} ${results.length === 1 ? "article" : "articles"} found`}
      />
      {results.length > 0 ? (
        <ul className="border-t border-line">
          {results.map(([title]) => (
            <li key={title} className="border-b border-line py-4 font-semibold">
              {title}
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No articles found"
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setQuery("");
                setTopic(null);
              }}
            >
              Clear Filters
            </Button>
          }
        >
          Try adjusting your search terms or browse all topics
        </EmptyState>
      )}
    </div>
  );
}

/** A search field, a row of topics, and the number of results. */
export const Default: Story = {
  render: (args) => <Blog {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    // A search landmark; Testing Library's role query does not support `<search>` yet.
    const landmark = canvasElement.querySelector("search");
    if (!landmark) throw new Error("There is no search landmark.");
    const bar = within(landmark);
    const search = bar.getByRole("searchbox", { name: "Search articles" });
    const count = bar.getByRole("status", { name: "Results" });

    await step("by keyboard: a query filters the list", async () => {
      await userEvent.tab();
      await expect(search).toHaveFocus();
      await userEvent.keyboard("call");
      await expect(count).toHaveTextContent("2 articles found");
    });
    await step("a topic filters the list further", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(bar.getByRole("button", { name: "All Topics" })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard(" ");
      await expect(bar.getByRole("button", { name: "AI Voice" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(count).toHaveTextContent("1 article found");
    });
    await step("a topic without articles shows 0, and Clear Filters shows all again", async () => {
      await userEvent.click(bar.getByRole("button", { name: "Customer Communications" }));
      await expect(count).toHaveTextContent("0 articles found");
      await userEvent.click(canvas.getByRole("button", { name: "Clear Filters" }));
      await expect(count).toHaveTextContent("4 articles found");
      await expect(search).toHaveValue("");
    });
  },
};

const queryHandler = fn();

/** Text that the visitor clears before hydration is reported. */
export const ClearedBeforeHydration: Story = {
  tags: ["!visual"],
  render: () => (
    <FilledBeforeHydration fill={(input) => (input.value = "")}>
      <FilterBar query={{ label: "Search articles", value: "call", onValueChange: queryHandler }} />
    </FilledBeforeHydration>
  ),
  beforeEach: () => {
    queryHandler.mockClear();
  },
  play: async () => {
    await waitFor(() => expect(queryHandler).toHaveBeenCalledOnce());
    await expect(queryHandler).toHaveBeenLastCalledWith("");
  },
};

function HideableBlog(props: FilterBarProps) {
  const [hidden, setHidden] = useState(false);
  const [query, setQuery] = useState("");
  return (
    <>
      <Button onClick={() => setHidden(!hidden)}>{hidden ? "Show" : "Hide"}</Button>
      <Activity mode={hidden ? "hidden" : "visible"}>
        <FilterBar
          {...props}
          query={{
            label: "Search articles",
            value: query,
            onValueChange: (next) => {
              queryHandler(next);
              setQuery(next);
            },
          }}
        />
      </Activity>
    </>
  );
}

/** When an `Activity` of React shows the bar again, a text that is already known is not reported again. */
export const InActivity: Story = {
  tags: ["!visual"],
  render: (args) => <HideableBlog {...args} />,
  beforeEach: () => {
    queryHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole("searchbox", { name: "Search articles" });
    await userEvent.type(search, "a");
    await expect(queryHandler).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
    await waitFor(() => expect(search).not.toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await waitFor(() => expect(search).toBeVisible());
    await expect(queryHandler).toHaveBeenCalledOnce();
    await expect(search).toHaveValue("a");
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** Only chips, with the number of results of each. */
export const ChoiceAlone: Story = {
  args: {
    query: undefined,
    count: undefined,
    choice: {
      label: "Industry",
      all: "All Industries",
      allCount: 4,
      options: [
        { id: "home", name: "Home Services", count: 1 },
        { id: "law", name: "Law Firms", count: 1 },
        { id: "health", name: "Healthcare", count: 1 },
        { id: "estate", name: "Real Estate", count: 1 },
        { id: "saas", name: "SaaS & Software", count: 0 },
        { id: "mortgage", name: "Mortgage", count: 0 },
      ],
      value: "law",
      onValueChange: noop,
    },
  },
};

/** A search field alone; and a search field with chips, on the board. */
export const Matrix: Story = {
  render: ({ query, choice, ...args }) => (
    <div className="grid grid-cols-1 gap-8">
      {query && <FilterBar {...args} query={query} count="10 questions found" />}
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        {query && choice && (
          <FilterBar
            {...args}
            query={{ ...query, value: "number" }}
            choice={{ ...choice, value: "automation" }}
            count="1 article found"
          />
        )}
      </div>
    </div>
  ),
};

/** Long names. */
export const Stress: Story = {
  args: {
    choice: {
      label: "Industry",
      all: "All industries and every kind of business that we have written about",
      options: [
        { id: "a", name: "Rechtsschutzversicherungsgesellschaften", count: 1200 },
        { id: "b", name: "Law" },
      ],
      value: "a",
      onValueChange: noop,
    },
    count: "1,200 articles found in Rechtsschutzversicherungsgesellschaften",
  },
};
