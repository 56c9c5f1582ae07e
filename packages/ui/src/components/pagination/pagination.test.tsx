import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { LabelsProvider } from "../../foundations/labels/labels.tsx";
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

const relOf = (markup: string, href: string) =>
  markup
    .match(/<a [^>]*>/g)
    ?.filter((link) => link.includes(`href="${href}"`))
    .map((link) => link.match(/ rel="([^"]*)"/)?.[1]);

it("marks the links to the previous and to the next page", () => {
  const markup = renderToStaticMarkup(
    <Pagination pageCount={9} page={5} neighbors={0} hrefFor="/blog/{page}" />,
  );
  expect(relOf(markup, "/blog/4")).toEqual(["prev"]);
  expect(relOf(markup, "/blog/6")).toEqual(["next"]);
});

it("does not mark a disabled link, which leads to the current page", () => {
  const markup = renderToStaticMarkup(<Pagination pageCount={1} hrefFor="/blog/{page}" />);
  expect(markup).toContain('href="/blog/1"');
  expect(markup).not.toContain(" rel=");
});

it("replaces each {page} of the URL", () => {
  const markup = renderToStaticMarkup(<Pagination pageCount={2} hrefFor="/{page}#page-{page}" />);
  expect(markup).toContain('href="/2#page-2"');
});

it("shows the numbers in the locale", () => {
  const markup = renderToStaticMarkup(
    <LabelsProvider labels={{}} locale="de">
      <Pagination pageCount={1000} />
    </LabelsProvider>,
  );
  expect(markup).toContain(">1.000<");
});
