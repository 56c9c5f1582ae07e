import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";

import { Button } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const clearHandler = fn();

const meta = {
  title: "Components/Empty state",
  component: EmptyState,
  args: {
    title: "No questions found",
    children: "Try other words, or look through all questions.",
    action: (
      <Button variant="secondary" onClick={() => clearHandler()}>
        Clear Filters
      </Button>
    ),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing, what to do, and an action. */
export const Default: Story = {
  beforeEach: () => {
    clearHandler.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 3, name: "No questions found" }),
    ).toBeVisible();
    const clear = canvas.getByRole("button", { name: "Clear Filters" });
    await userEvent.tab();
    await expect(clear).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await userEvent.click(clear);
    await expect(clearHandler).toHaveBeenCalledTimes(3);
    clear.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { headingLevel: 3 },
};

/** Only the title. */
export const TitleAlone: Story = {
  tags: ["!visual"],
  args: { title: "No calls today", children: undefined, action: undefined, headingLevel: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("No calls today");
    await expect(canvasElement.querySelectorAll("button, p")).toHaveLength(0);
  },
};

/** The blog's search and topics match nothing. */
export const NoArticles: Story = {
  tags: ["!visual"],
  args: {
    title: "No articles found",
    children: "Try adjusting your search terms or browse all topics",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  },
};

/** No case study of the chosen industry. There is no action: the page's filter is above the list. */
export const NoCaseStudies: Story = {
  tags: ["!visual"],
  args: {
    title: "No case studies found",
    children: "Try selecting a different industry or view all case studies",
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No case studies found" })).toBeVisible();
    await expect(canvas.getByText(/^Try selecting a different industry/)).toBeVisible();
  },
};

/** The support page's search and categories match nothing. */
export const NoQuestions: Story = {
  tags: ["!visual"],
  args: { title: "No questions found", children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No questions found" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  },
};

/** With and without text and action, on the page, on a panel and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-8">
      <EmptyState title="No calls today" />
      <EmptyState title="No case studies found">
        Try selecting a different industry or view all case studies
      </EmptyState>
      <div className="rounded-panel bg-surface p-6">
        <EmptyState
          title="No questions found"
          action={<Button variant="secondary">Clear Filters</Button>}
        />
      </div>
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        <EmptyState title="Nobody is on the line" action={<Button lamp>Hear a sample call</Button>}>
          Calls show here while they last.
        </EmptyState>
      </div>
    </div>
  ),
};

/** A long search term and a long action label. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-72">
      <EmptyState
        title="No articles found for Terminvereinbarungsbestätigungsschreiben"
        action={
          <Button variant="outline">
            Clear the search and every filter, and show all articles
          </Button>
        }
      >
        Try adjusting your search, or look through all eight articles about calls that come in after
        hours, at night and on Sundays.
      </EmptyState>
    </div>
  ),
};
