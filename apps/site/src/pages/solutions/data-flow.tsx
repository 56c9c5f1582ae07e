import { crmPage } from "@larkline/content/solution-pages/crm-integration";
import { Container } from "@larkline/ui/container";
import { DataFlowDiagram } from "@larkline/ui/data-flow-diagram";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

const { anchor, title, lede, nodes } = crmPage.flow;
/** What each system passes on. */
const links: readonly (readonly string[])[] = crmPage.flow.links;

const node = (index: 0 | 1 | 2) => ({
  plate: nodes[index].plate,
  name: nodes[index].title,
  description: nodes[index].description,
  sends: links[index],
});

/** Diagram: from the agent through the API to the customer's CRM. */
export function DataFlow() {
  return (
    <Section id={anchor} ground="board" aria-labelledby="data-flow-title">
      <Container>
        <Stack gap="2xl">
          <Split
            ratio="start"
            align="end"
            first={
              <Heading level={2} id="data-flow-title">
                {title}
              </Heading>
            }
            second={<Text tone="muted">{lede}</Text>}
          />
          <DataFlowDiagram label={title} nodes={[node(0), node(1), node(2)]} />
        </Stack>
      </Container>
    </Section>
  );
}
