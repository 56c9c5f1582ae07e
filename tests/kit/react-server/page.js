// A page of an application with Server Components (package.test.ts), composed of the kit's components. Plain
// JavaScript, because Node runs it without a build.
import { Accordion, AccordionItem, AccordionPanel, AccordionTrigger } from "@larkline/ui/accordion";
import { Button } from "@larkline/ui/button";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from "@larkline/ui/dialog";
import { Heading } from "@larkline/ui/heading";
import { germanLabels } from "@larkline/ui/labels-de";
import { LabelsProvider } from "@larkline/ui/labels-provider";
import { Link } from "@larkline/ui/link";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@larkline/ui/menu";
import { Stack } from "@larkline/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import { Text } from "@larkline/ui/text";
import { createElement as h } from "react";

import { Island } from "./island.js";

export async function Page() {
  const customer = await Promise.resolve("Dana Ruiz");
  return h(
    LabelsProvider,
    { labels: germanLabels, locale: "de-DE" },
    h(Heading, { level: 1 }, `Anruf von ${customer}`),
    h(Text, { tone: "muted" }, "Heute, ", h(Link, { href: "/calls" }, "alle Anrufe")),
    h(
      Stack,
      null,
      h(Button, { loading: true, loadingLabel: "Wird gesendet" }, "Senden"),
      h(Button, { asChild: true }, h("a", { href: "/book" }, "Termin buchen")),
    ),
    h(
      Dialog,
      { title: "Löschen?", trigger: h(Button, { tone: "danger" }, "Löschen") },
      "Für immer.",
    ),
    h(
      DialogRoot,
      null,
      h(
        DialogTrigger,
        { asChild: true },
        h(Button, { asChild: true, lamp: true }, h("a", { href: "/forward" }, "Weiterleiten")),
      ),
      h(
        DialogContent,
        null,
        h(DialogTitle, null, "Weiterleiten"),
        h(DialogBody, null, h(DialogClose, { asChild: true }, h(Button, null, "Abbrechen"))),
      ),
    ),
    h(
      Accordion,
      { defaultValue: "setup" },
      h(AccordionItem, { value: "setup", title: "Wie lange dauert es?" }, "Ein bis zwei Tage."),
      h(
        AccordionItem,
        { value: "price" },
        h(AccordionTrigger, null, "Was kostet es?"),
        h(AccordionPanel, null, "Ab 99 Dollar."),
      ),
    ),
    h(
      Tabs,
      { defaultValue: "out" },
      h(
        TabList,
        { label: "Anrufe" },
        h(Tab, { value: "in" }, "Eingehend"),
        h(Tab, { value: "out" }, "Ausgehend"),
      ),
      h(TabPanel, { value: "in" }, "Zwölf Anrufe."),
      h(TabPanel, { value: "out" }, "Drei Anrufe."),
    ),
    h(Menu, { trigger: h(Button, null, "Mehr") }, h(MenuItem, { href: "/calls/1" }, "Anhören")),
    h(
      Menu,
      null,
      h(MenuTrigger, { asChild: true }, h(Button, null, "Ordnen")),
      h(MenuContent, null, h(MenuItem, null, "Neueste zuerst")),
    ),
    h(Island, null, h(Text, null, "Vom Server in der Insel.")),
  );
}
