import { header } from "@larkline/content/header";
import { includedInAllPlans, planCategories } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Container } from "@larkline/ui/container";
import { Grid } from "@larkline/ui/grid";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";
import { CheckList } from "../shared/check-list.tsx";
import { PlanOffer } from "./plan-offer.tsx";

export const meta = pricing.meta;

/** Every plan, by category; each category is a place that answers and links can point at. */
export default function Pricing() {
  return (
    <>
      <Section ground="board" space="compact" aria-labelledby="pricing-title">
        <Container>
          <Split
            ratio="start"
            align="end"
            first={
              <Stack gap="lg">
                <Heading level={1} id="pricing-title">
                  {pricing.headline}
                </Heading>
                <Text size="lede" tone="muted">
                  {pricing.lede}
                </Text>
              </Stack>
            }
            second={
              <Stack gap="md">
                <Heading level={2} size={4}>
                  {pricing.allPlansInclude}
                </Heading>
                <CheckList points={includedInAllPlans} />
              </Stack>
            }
          />
        </Container>
      </Section>
      {planCategories.map(({ id, name, subtitle, plans }, index) => (
        <Section
          key={id}
          id={id}
          ground={index % 2 === 0 ? "page" : "sunk"}
          space="compact"
          aria-labelledby={`${id}-title`}
        >
          <Container>
            <Stack gap="xl">
              <Stack gap="sm">
                <Heading level={2} size={2} id={`${id}-title`}>
                  {name}
                </Heading>
                <Text tone="muted">{subtitle}</Text>
              </Stack>
              <Grid columns={4} gap="xl">
                {plans.map((plan) => (
                  <PlanOffer key={plan.id} plan={plan} />
                ))}
              </Grid>
            </Stack>
          </Container>
        </Section>
      ))}
      <Section ground="board" space="compact" aria-labelledby="pricing-start">
        <Container>
          <Split
            ratio="start"
            align="end"
            first={
              <Stack gap="md">
                <Heading level={2} id="pricing-start">
                  {pricing.cta.title}
                </Heading>
                <Text tone="muted">{pricing.cta.description}</Text>
              </Stack>
            }
            second={<ChatButton size="lg">{header.chat}</ChatButton>}
          />
        </Container>
      </Section>
    </>
  );
}
