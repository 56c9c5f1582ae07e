import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { ContactForm } from "./contact-form.tsx";

test("before any script runs the browser checks the fields and sends them where it is told", () => {
  const html = renderToString(
    <ContactForm onSubmit={() => undefined} action="/contact" method="post" />,
  );
  expect(html).toContain('action="/contact" method="post"');
  expect(html).not.toMatch(/novalidate/i);
  expect(html.match(/ required=""/g)).toHaveLength(4);
  expect(html).toContain('type="email"');
  expect(html).toContain('type="submit"');
});
