import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Accordion, AccordionItem } from "../accordion/accordion.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../tabs/tabs.tsx";

test("a closed answer is in the server's markup, findable, at the address of its id", () => {
  const html = renderToString(
    <Accordion>
      <AccordionItem value="setup" title="How long does setup take?" panelId="faq-setup">
        24 to 48 hours.
      </AccordionItem>
    </Accordion>,
  );
  expect(html).toMatch(/<kit-findable[^>]*id="faq-setup"[^>]*hidden="until-found"/);
  expect(html).toContain("24 to 48 hours.");
});

test("an open answer carries no hidden attribute", () => {
  const html = renderToString(
    <Accordion defaultValue="setup">
      <AccordionItem value="setup" title="How long does setup take?">
        24 to 48 hours.
      </AccordionItem>
    </Accordion>,
  );
  expect(html).not.toContain(" hidden=");
});

test("panels that are not selected are in the server's markup, findable", () => {
  const html = renderToString(
    <Tabs defaultValue="monthly">
      <TabList label="Billing">
        <Tab value="monthly">Monthly</Tab>
        <Tab value="annual">Annual</Tab>
      </TabList>
      <TabPanel value="monthly">$99 a month</TabPanel>
      <TabPanel value="annual">$990 a year</TabPanel>
    </Tabs>,
  );
  expect(html.match(/hidden="until-found"/g)).toHaveLength(1);
  expect(html).toContain("$990 a year");
});

test("a part outside its whole says where it belongs", () => {
  expect(() => renderToString(<Tab value="a">A</Tab>)).toThrow("<Tab> stands outside <Tabs>");
  expect(() =>
    renderToString(
      <AccordionItem value="a" title="A">
        B
      </AccordionItem>,
    ),
  ).toThrow("<AccordionItem> stands outside an <Accordion>");
});
