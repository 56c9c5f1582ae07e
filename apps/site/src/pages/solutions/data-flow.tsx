import { crmPage } from "@larkline/content/solution-pages/crm-integration";
import { Container } from "@larkline/ui/container";
import { DataFlowDiagram } from "@larkline/ui/data-flow-diagram";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";

import { SplitHeading } from "../shared/split-heading.tsx";

const { anchor, title, lede, nodes } = crmPage.flow;
/** The data that each system sends to the next one. */
const links: readonly (readonly string[])[] = crmPage.flow.links;

/** One system of the diagram. */
const node = (index: 0 | 1 | 2) => ({
  plate: nodes[index].plate,
  name: nodes[index].title,
  description: nodes[index].description,
  sends: links[index],
});

/** Section with a diagram of the data flow from the agent through the API to the customer's CRM. */
export function DataFlow() {
  return (
    <Section id={anchor} ground="board" aria-labelledby="data-flow-title">
      <Container>
        <Stack gap="2xl">
          <SplitHeading id="data-flow-title" title={title} lede={lede} />
          <DataFlowDiagram label={title} nodes={[node(0), node(1), node(2)]} />
        </Stack>
      </Container>
    </Section>
  );
}
