import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Components/Search field",
  component: SearchField,
  args: {
    label: "Search articles",
    placeholder: "Search articles...",
    name: "query",
    onChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled; while the field is empty there is no clear button. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("searchbox", { name: "Search articles" });
    await expect(canvas.queryByRole("button")).toBeNull();
    await step("Escape clears the field", async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard("voicemail");
      await expect(canvas.getByRole("button", { name: "Clear search" })).toBeVisible();
      // An Escape that cancels unfinished text of an input method (IME) does not clear the field. In Safari only
      // the key code 229 shows that an input method is in use.
      await fireEvent.keyDown(field, { key: "Escape", isComposing: true });
      await fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
      await expect(field).toHaveValue("voicemail");
      await userEvent.keyboard("{Escape}");
      await expect(field).toHaveValue("");
      await expect(canvas.queryByRole("button")).toBeNull();
    });
    await step("the clear button works by keyboard, and focuses the field", async () => {
      await userEvent.keyboard("voicemail");
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Clear search" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(field).toHaveValue("");
      await expect(field).toHaveFocus();
    });
    await step("Escape in an empty field reaches the surrounding component", async () => {
      const keyDownHandler = fn();
      // Listens on the document, because React handles the event below it, at the story's root element. An event
      // that the field has stopped does not reach the document.
      document.addEventListener("keydown", keyDownHandler, { once: true });
      await userEvent.keyboard("{Escape}");
      await expect(keyDownHandler).toHaveBeenCalledTimes(1);
    });
    field.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    hideLabel: true,
    hint: "",
    error: "",
    optional: false,
    disabled: false,
    readOnly: false,
  },
};

const articles = [
  "Which calls should ring through at night?",
  "What a missed call costs a plumber",
  "How a law firm screens its callers",
];

function Articles({ onQuery }: { onQuery: (query: string) => void }) {
  const [query, setQuery] = useState("call");
  const found = articles.filter((title) => title.toLowerCase().includes(query.toLowerCase()));
  return (
    <search className="grid max-w-100 gap-4">
      <SearchField
        label="Search articles"
        placeholder="Search articles..."
        value={query}
        onChange={(event) => {
          onQuery(event.currentTarget.value);
          setQuery(event.currentTarget.value);
        }}
      />
      <output className="text-fine text-ink-muted">{found.length} article(s) found</output>
      <ul className="grid gap-2">
        {found.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </search>
  );
}

const queryHandler = fn();

/** Controlled by the application; clearing calls `onChange` as typing does. */
export const Controlled: Story = {
  render: () => <Articles onQuery={queryHandler} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Search articles" });
    await userEvent.type(field, "{End}er");
    await expect(field).toHaveValue("caller");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 article(s) found");
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(queryHandler).toHaveBeenLastCalledWith("");
    await expect(field).toHaveValue("");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 article(s) found");
    await userEvent.type(field, "missed");
    await expect(field).toHaveValue("missed");
    await expect(canvas.getByRole("status")).toHaveTextContent("1 article(s) found");
    field.blur();
  },
};

/** A read-only field cannot be cleared, so that Escape reaches the surrounding component. */
export const ReadOnly: Story = {
  tags: ["!visual"],
  args: { readOnly: true, defaultValue: "voicemail" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox", { name: "Search articles" });
    await expect(canvas.queryByRole("button")).toBeNull();
    // True means that the field has not handled the key.
    await expect(await fireEvent.keyDown(field, { key: "Escape" })).toBe(true);
    await expect(field).toHaveValue("voicemail");
  },
};

/** Every size in every state, except read-only. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <SearchField size={size} label="Search articles" placeholder="Search articles..." />
          <SearchField
            size={size}
            label="Search articles"
            hideLabel={false}
            hint="Titles and topics."
            defaultValue="voicemail"
          />
          <SearchField
            size={size}
            label="Search calls"
            defaultValue="5"
            error="Write at least three digits"
          />
          <SearchField size={size} label="Search calls" disabled defaultValue="No calls yet" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button", { name: "Clear search" })).toHaveLength(6);
  },
};

/** A long text does not run under the icon or the button; on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <SearchField
        label="Search everything that your callers have asked since the line was opened"
        hideLabel={false}
        hint="Bereitschaftsdienstbenachrichtigungen and bookings of all offices are searched."
        defaultValue="there's water coming through my kitchen ceiling"
      />
    );
    return (
      <div className="grid max-w-80 gap-6">
        {field}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};
