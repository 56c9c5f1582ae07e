import { automotivePage as text } from "@larkline/content/industry-pages/automotive";
import { Container } from "@larkline/ui/container";
import { FeatureGrid } from "@larkline/ui/feature-grid";
import { Heading } from "@larkline/ui/heading";
import { LogoGrid } from "@larkline/ui/logo-grid";
import { MetricChart } from "@larkline/ui/metric-chart";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { Drawn } from "../../drawings/drawn.tsx";
import { IndustryPage } from "./industry-page.tsx";

export const meta = text.meta;

const { features, metrics, systems } = text;

/** Names of the features' drawings, in the order of `features.items`. */
const drawings = ["test-drive", "workshop", "stock", "call-back"] as const;

const cards = features.items.map((item, index) => {
  const drawing = drawings[index];
  return drawing ? { ...item, figure: <Drawn name={drawing} ground="surface" /> } : item;
});

/** Number format of the chart's values. */
const percent = { style: "unit", unit: "percent" } as const;

/** Section with a chart: the share of calls that one dealership answered, by month. */
function AnsweredCalls() {
  return (
    <Section aria-labelledby="metrics-title">
      <Container>
        <Split
          ratio="end"
          first={
            <Stack gap="md">
              <Heading level={2} id="metrics-title">
                {metrics.title}
              </Heading>
              <Text tone="muted">{metrics.lede}</Text>
            </Stack>
          }
          second={
            <MetricChart
              title={metrics.heading}
              points={metrics.points}
              pointHeading={metrics.pointHeading}
              valueHeading={metrics.valueHeading}
              source={metrics.note}
              format={percent}
            />
          }
        />
      </Container>
    </Section>
  );
}

/** Automotive, with drawings, a chart and dealer systems (specification, section 2, "Industry pages"). */
export default function Automotive() {
  return (
    <IndustryPage
      text={text}
      waveformSeed={44}
      features={
        <FeatureGrid
          id={features.anchor}
          ground="sunk"
          variant="pictures"
          title={features.title}
          features={cards}
        />
      }
    >
      <AnsweredCalls />
      <LogoGrid
        ground="sunk"
        title={systems.title}
        claim={systems.lede}
        items={systems.names.map((name) => ({ name }))}
      />
    </IndustryPage>
  );
}
