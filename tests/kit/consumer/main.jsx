// An application that uses only what the kit's package ships. Plain JavaScript without TypeScript
// or settings; `styles.css` is written with Tailwind or without.
import { Accordion, AccordionItem } from "@larkline/ui/accordion";
import { Button } from "@larkline/ui/button";
import { Dialog } from "@larkline/ui/dialog";

import "./styles.css";
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")).render(
  h("main", null, [
    h(Dialog, {
      key: "dialog",
      title: "Book a call",
      trigger: h(Button, null, "Open"),
      children: h("p", null, "A person calls you back."),
    }),
    h(
      Accordion,
      { key: "accordion" },
      h(AccordionItem, { value: "setup", title: "How long does setup take?" }, "One to two days."),
    ),
    h(Button, { key: "own", className: "own rounded-none p-4 text-red-500" }, "Own look"),
    h("p", { key: "hidden", className: "hidden" }, "Hidden by the application"),
  ]),
);
