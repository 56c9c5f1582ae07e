import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { EmptyState } from "@larkline/ui/empty-state";
import { Grid } from "@larkline/ui/grid";
import { SearchField } from "@larkline/ui/search-field";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, userEvent } from "storybook/test";

const questions = [
  "How long does it take to get started?",
  "Can Larkline write to our calendar?",
  "Which languages does Larkline speak?",
];

/** A searchable list of questions, with an empty state. */
function Questions({ initialQuery = "" }: { initialQuery?: string }) {
  const [query, setQuery] = useState(initialQuery);
  const searchField = useRef<HTMLInputElement>(null);
  const foundQuestions = questions.filter((each) =>
    each.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Stack gap="lg">
      <SearchField
        ref={searchField}
        label="Search questions"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <output className="text-small text-ink-muted">
        {foundQuestions.length} {foundQuestions.length === 1 ? "question" : "questions"} found
      </output>
      {foundQuestions.length > 0 ? (
        <Stack as="ul" divided>
          {foundQuestions.map((each) => (
            <Text as="li" key={each}>
              {each}
            </Text>
          ))}
        </Stack>
      ) : (
        <EmptyState
          title="No questions found"
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setQuery("");
                // The button disappears with the empty state, so the focus moves to the search field.
                searchField.current?.focus();
              }}
            >
              Clear Filters
            </Button>
          }
        >
          Try other words, or look through all questions.
        </EmptyState>
      )}
    </Stack>
  );
}

const meta = {
  title: "Patterns/Empty states",
  component: Questions,
  parameters: { layout: "padded" },
  // Needs no pictures, because the stories of its components have them.
  tags: ["!visual"],
} satisfies Meta<typeof Questions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A search without results keeps its text. A button clears it and moves the focus to the field. */
export const NothingFound: Story = {
  args: { initialQuery: "fax" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No questions found" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("0 questions found");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Search questions")).toHaveFocus();
    const clear = canvas.getByRole("button", { name: "Clear Filters" });
    clear.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByLabelText("Search questions")).toHaveFocus();
  },
};

/**
 * Content is missing for three reasons, each with its own action: nothing created yet and nothing found
 * are empty states, a failed request is an alert.
 */
export const Reasons: Story = {
  render: () => (
    <Grid columns={3} align="start">
      <EmptyState
        title="No calls yet"
        action={<Button variant="secondary">Forward Your Number</Button>}
      >
        Calls appear here as soon as your number is forwarded.
      </EmptyState>
      <EmptyState
        title="No case studies found"
        action={<Button variant="secondary">All Industries</Button>}
      >
        Try selecting a different industry or view all case studies.
      </EmptyState>
      <Alert
        variant="danger"
        title="Your calls could not be loaded."
        action={
          <Button variant="outline" size="sm">
            Try Again
          </Button>
        }
      >
        They are safe. Check your connection.
      </Alert>
    </Grid>
  ),
};
