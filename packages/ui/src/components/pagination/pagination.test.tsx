import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Pagination } from "./pagination.tsx";

it("shows an empty list as one page", () => {
  const markup = renderToStaticMarkup(<Pagination pageCount={0} />);
  expect(markup).toContain("Page 1 of 1");
  expect(markup).toContain('aria-current="page"');
});
