import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Combobox } from "./combobox.tsx";

it("submits its value with the form that is given", () => {
  const markup = renderToStaticMarkup(
    <Combobox
      label="City"
      name="city"
      form="sign-up"
      options={[{ value: "sao", label: "São Paulo" }]}
      defaultValue="sao"
    />,
  );
  const hidden = markup.match(/<input[^>]*type="hidden"[^>]*>/)?.[0];
  expect(hidden).toContain('form="sign-up"');
  expect(hidden).toContain('value="sao"');
});
