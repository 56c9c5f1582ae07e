import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { sourcesLabels } from "../chat-labels.ts";
import { Sources } from "./sources.tsx";

const site = { title: "Pricing", href: "/pricing" };
const external = { title: "Elsewhere", href: "https://example.com/" };

it("is named by the number of sources that it shows", () => {
  const one = renderToStaticMarkup(<Sources sources={[site, external]} />);
  expect(one).not.toContain("Elsewhere");
  expect(one).toContain(`aria-label="${sourcesLabels.source}"`);
  const two = renderToStaticMarkup(<Sources sources={[site, site]} />);
  expect(two).toContain(`aria-label="${sourcesLabels.sources}"`);
});
