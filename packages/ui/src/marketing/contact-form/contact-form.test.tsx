import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { ContactForm } from "./contact-form.tsx";

test("before hydration, without `action`, the browser does not send the form", () => {
  const html = renderToString(<ContactForm onSubmit={() => undefined} />);
  expect(html).toMatch(/^<form[^>]* method="dialog"/);
});

test("before hydration the browser validates the fields and submits the form to `action`", () => {
  const html = renderToString(
    <ContactForm onSubmit={() => undefined} action="/contact" method="post" />,
  );
  expect(html).toContain('action="/contact" method="post"');
  expect(html).not.toMatch(/novalidate/i);
  expect(html.match(/ required=""/g)).toHaveLength(4);
  expect(html).toContain('type="email"');
  expect(html).toContain('type="submit"');
});
