import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";

import { press } from "../../packages/ui/testing/press.ts";
import { Dashboard } from "./dashboard.tsx";

const meta = {
  title: "Patterns/Dashboard",
  component: Dashboard,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Dashboard>;

export default meta;

/** A dashboard made of components and data only, without classes and styles. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const firstCaller = () => canvas.getAllByRole("rowheader")[0]?.textContent;

    await step("the average length is named in words", async () => {
      await expect(canvas.getByRole("img", { name: "1 minute 59 seconds" })).toBeVisible();
    });

    await step("sorting by length covers the calls of all pages", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Length" }));
      await expect(firstCaller()).toBe("Jonas Reed");
      await press("{Enter}");
      await expect(firstCaller()).toBe("Sofia Marin");
      await expect(canvas.getByRole("columnheader", { name: "Length" })).toHaveAttribute(
        "aria-sort",
        "descending",
      );
    });

    await step("two rows are selected: by pointer, by keyboard", async () => {
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Priya Nair" }));
      canvas.getByRole("checkbox", { name: "Select Dana Ruiz" }).focus();
      await press(" ");
      await expect(canvas.getByText("16 calls, 2 selected")).toBeVisible();
      await expect(
        canvas.getByRole("checkbox", { name: "Select all rows" }),
      ).toBePartiallyChecked();
    });

    await step("the menu acts on both selected rows", async () => {
      const actions = canvas.getByRole("button", { name: "Actions" });
      actions.focus();
      await press("{Enter}");
      const mark = await canvas.findByRole("menuitem", { name: "Mark as Followed Up" });
      await waitFor(() => expect(mark).toHaveFocus());
      await press("{Enter}");
      await waitFor(() => expect(actions).toHaveFocus());
      await expect(canvas.getAllByText("Followed up")).toHaveLength(2);
    });

    await step("a search without results shows a message and can be cleared", async () => {
      const search = canvas.getByRole("searchbox", { name: "Search calls" });
      await userEvent.type(search, "fax");
      await expect(canvas.getByRole("heading", { name: "No calls found" })).toBeVisible();
      await expect(canvas.queryByRole("navigation", { name: "Pages" })).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "Clear Search" }));
      await waitFor(() => expect(search).toHaveFocus());
      await expect(search).toHaveValue("");
      await expect(canvas.getAllByRole("rowheader")).toHaveLength(6);
    });

    await step("the next page continues in the same order", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Next" }));
      await expect(firstCaller()).toBe("Grace Okoro");
      const previous = canvas.getByRole("button", { name: "Previous" });
      previous.focus();
      await press("{Enter}");
      await expect(firstCaller()).toBe("Sofia Marin");
      previous.blur();
    });

    await step("another period has other figures and calls", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Today" }));
      await expect(canvas.getByRole("table", { name: "Calls of today" })).toBeVisible();
      await expect(canvas.getByRole("img", { name: "5" })).toBeVisible();
      await userEvent.click(canvas.getByRole("radio", { name: "This week" }));
      await userEvent.click(canvas.getByRole("checkbox", { name: "Select Priya Nair" }));
      const second = canvas.getByRole("checkbox", { name: "Select Amina Diallo" });
      await userEvent.click(second);
      second.blur();
    });
  },
};
