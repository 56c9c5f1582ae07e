import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Breadcrumbs } from "./breadcrumbs.tsx";

const items = ["A", "B", "C", "D"].map((label) => ({ label, href: `/${label}` }));

it("shows the first and the last of the ancestors if two are allowed", () => {
  const markup = renderToStaticMarkup(<Breadcrumbs items={items} current="E" maxItems={2} />);
  const collapsed = markup.match(/<details.*<\/details>/)?.[0] ?? "";
  expect(collapsed.match(/href="[^"]*"/g)).toEqual(['href="/B"', 'href="/C"']);
  expect(markup.replace(collapsed, "").match(/href="[^"]*"/g)).toEqual(['href="/A"', 'href="/D"']);
});
