import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { Accordion, AccordionItem } from "../accordion/accordion.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../tabs/tabs.tsx";

test("a closed answer is in the server's markup, and a link to its id can open it", () => {
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

test("an open answer has no hidden attribute", () => {
  const html = renderToString(
    <Accordion defaultValue="setup">
      <AccordionItem value="setup" title="How long does setup take?">
        24 to 48 hours.
      </AccordionItem>
    </Accordion>,
  );
  expect(html).not.toContain(" hidden=");
});

test("unselected panels are in the server's markup, and page search can find them", () => {
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

test("a part outside of its root component throws an error that names the root", () => {
  expect(() => renderToString(<Tab value="a">A</Tab>)).toThrow("<Tab> must be inside <Tabs>");
  expect(() =>
    renderToString(
      <AccordionItem value="a" title="A">
        B
      </AccordionItem>,
    ),
  ).toThrow("<AccordionItem> must be inside an <Accordion>");
});
