"use client";

import { Button } from "@larkline/ui/button";
import { createElement as h, useState } from "react";

/** The application's own client component, with state and a handler of its own. */
function Island({ children }) {
  const [calls, setCalls] = useState(0);
  return h(
    "div",
    null,
    h(Button, { onClick: () => setCalls(calls + 1) }, `Calls: ${calls}`),
    children,
  );
}

export { Island };
