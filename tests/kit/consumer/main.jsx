// An application that knows nothing of the kit but what its package ships. Plain JavaScript: it has
// no TypeScript, no Tailwind and no settings.
import { Accordion, AccordionItem } from "@larkline/ui/accordion";
import { Button } from "@larkline/ui/button";
import { Dialog } from "@larkline/ui/dialog";

import "@larkline/ui/styles.css";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")).render(
  h("main", null, [
    h(Dialog, {
      key: "dialog",
      title: "Book a call",
      trigger: (props) => h(Button, props, "Open"),
      children: h("p", null, "A person calls you back."),
    }),
    h(
      Accordion,
      { key: "accordion" },
      h(AccordionItem, { value: "setup", title: "How long does setup take?" }, "One to two days."),
    ),
  ]),
);
