import { screeningPage } from "@larkline/content/solution-pages/call-screening";
import { Container } from "@larkline/ui/container";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { Link } from "@larkline/ui/link";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";

import { Drawn } from "../../drawings/drawn.tsx";
import { SplitHeading } from "../shared/split-heading.tsx";

const { title, lede, items } = screeningPage.trades;
/** Names of the industries' drawings, in the order of `items`. */
const drawings = ["law-firms", "real-estate", "mortgage"] as const;

/** Section with the questions that the agent asks callers, for three industries. */
export function ScreeningQuestions() {
  return (
    <Section ground="sunk" aria-labelledby="trades-title">
      <Container>
        <Stack gap="2xl">
          <SplitHeading id="trades-title" title={title} lede={lede} />
          <Grid as="ul" minItemWidth="sm" gap="xl">
            {items.map(({ name, href, questions }, index) => (
              <Stack as="li" key={name} gap="lg">
                {drawings[index] && <Drawn name={drawings[index]} ground="sunk" />}
                <Heading level={3}>
                  <Link href={href}>{name}</Link>
                </Heading>
                <Stack as="ul" divided>
                  {questions.map((question) => (
                    <li key={question}>
                      <q>{question}</q>
                    </li>
                  ))}
                </Stack>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  );
}
