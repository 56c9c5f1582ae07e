/** Sections of the outbound AI agents page that keep their prerendered markup (`kept-sections.tsx`). */
import { outboundPage as text } from "@larkline/content/product-pages/outbound-ai-agents";
import { CallDots } from "@larkline/ui/call-dots";
import { Meter } from "@larkline/ui/meter";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { Waveform, speechPeaks } from "@larkline/ui/waveform";

import { Drawn } from "../../drawings/drawn.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSteps,
  PageTools,
} from "../shared/page-sections.tsx";

/** Illustrations of the three steps. */
const figures = [
  <Stack key="list" align="center">
    <CallDots calls={800} tone="plum" label={null} />
  </Stack>,
  <Waveform key="script" peaks={speechPeaks({ seed: 5, pattern: [10, 4, 8, 3, 12, 5] })} />,
  <Stack key="dial" direction="row" gap="md" align="center" justify="center">
    <Meter value={text.firstCalls.value} size="lg" />
    <Text>{text.firstCalls.unit}</Text>
  </Stack>,
];

/** All sections except the hero. */
export function Rest() {
  return (
    <>
      <PageComparison text={text.comparison} />
      <PageFeatures
        text={text.features}
        variant="lead"
        ground="sunk"
        figure={<Drawn name="routing" />}
      />
      <PageSteps text={text.steps} figures={figures} />
      <PageResults text={text.results} />
      <PageTools text={text.integrations} />
      <PageCta text={text.cta} />
    </>
  );
}
