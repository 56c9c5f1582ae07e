import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Pagination } from "./pagination.tsx";

it("shows an empty list as one page", () => {
  const markup = renderToStaticMarkup(<Pagination pageCount={0} />);
  expect(markup).toContain("Page 1 of 1");
  expect(markup).toContain('aria-current="page"');
});

it("shows the last page if the requested one no longer exists", () => {
  const markup = renderToStaticMarkup(<Pagination pageCount={3} page={7} />);
  expect(markup).toContain("Page 3 of 3");
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(1);
});
