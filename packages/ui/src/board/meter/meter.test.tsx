import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Meter } from "./meter.tsx";

test.each(["$299", "$1,299", "99.9%", "500K+", "00:47"])(
  "%s is one text of the document, and the only one",
  (value) => {
    const html = renderToString(<Meter value={value} />);
    expect(html).toContain(`>${value}<`);
    expect(html.replaceAll(/<[^>]*>/g, "")).toBe(value);
  },
);
