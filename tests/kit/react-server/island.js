"use client";

import { Button } from "@larkline/ui/button";
import { createElement as h, useState } from "react";

/** A client component of the application in page.js, with its own state and handler. */
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
