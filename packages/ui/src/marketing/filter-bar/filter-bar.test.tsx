import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { FilterBar } from "./filter-bar.tsx";

const fieldOf = (placeholder?: string) =>
  renderToStaticMarkup(
    <FilterBar
      query={{ label: "Search articles", placeholder, value: "", onValueChange: () => {} }}
    />,
  ).match(/<input[^>]*>/)?.[0];

it("shows the label in the empty search field unless it has a placeholder", () => {
  expect(fieldOf()).toContain('placeholder="Search articles"');
  expect(fieldOf("Search...")).toContain('placeholder="Search..."');
});

it("does not let the browser suggest earlier searches", () => {
  expect(fieldOf()).toMatch(/ autocomplete="off"/i);
});
