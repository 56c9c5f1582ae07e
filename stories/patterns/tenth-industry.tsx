/**
 * Pattern: a landing page for an industry that the site does not have, made only of the kit's components
 * and of texts.
 */
import { brand } from "@larkline/content/brand";
import { claims } from "@larkline/content/claims";
import { Button } from "@larkline/ui/button";
import { CallWindow } from "@larkline/ui/call-window";
import { Comparison } from "@larkline/ui/comparison";
import { Container } from "@larkline/ui/container";
import { CtaBand } from "@larkline/ui/cta-band";
import { FaqAccordion } from "@larkline/ui/faq-accordion";
import { FeatureGrid } from "@larkline/ui/feature-grid";
import { Heading } from "@larkline/ui/heading";
import { Hero } from "@larkline/ui/hero";
import { LogoGrid } from "@larkline/ui/logo-grid";
import { ProcessSteps } from "@larkline/ui/process-steps";
import { ResultsBand } from "@larkline/ui/results-band";
import { Section } from "@larkline/ui/section";
import { SpecialtyGrid } from "@larkline/ui/specialty-grid";
import { Split } from "@larkline/ui/split";
import { StatGroup } from "@larkline/ui/stat-group";
import { Testimonial } from "@larkline/ui/testimonial";

import { features, pairs, peaks, questions, specialties, steps, transcript } from "./marinas.ts";

const tools = ["Google Calendar", "Outlook", "Calendly", "Slack", "Zapier", "Airtable"];
const results = [claims.bookings, claims.staffingCost, claims.availability];

/** A landing page for marinas. It shows how a page is composed: a sequence of sections with their texts. */
export function TenthIndustry() {
  return (
    <>
      <Hero
        title="A berth held before the sun is down."
        lede={`${brand.name} answers your harbor’s phone, holds berths, books the crane, and wakes you only when a boat is in trouble.`}
        actions={
          <Button lamp size="lg">
            Talk to Sales
          </Button>
        }
        stats={<StatGroup stats={[claims.callsHandled, claims.languages, claims.uptime]} />}
      />
      <Section>
        <Container>
          <Split
            first={
              <Testimonial
                quote="The phone used to find me on the fuel dock with both hands full."
                author="Ingrid Dahl"
                authorTitle="Harbormaster, Port Ellery"
              />
            }
            second={
              <CallWindow
                label="A call in progress: a skipper, 31 seconds"
                caller="S/Y Petrel"
                time="7:52 PM"
                elapsed="00:31"
                transcript={transcript}
                peaks={peaks}
              />
            }
          />
        </Container>
      </Section>
      <Comparison
        title="A harbor is loud. Its phone needn’t be."
        pairs={pairs}
        labels={{ solution: `With ${brand.name}` }}
        head="stacked"
      />
      <FeatureGrid
        title="What it does on the dock"
        features={features}
        variant="lead"
        ground="sunk"
      />
      <ProcessSteps title="Three steps, before the season" steps={steps} />
      <SpecialtyGrid
        title="By the water"
        lede="Each kind of place has its own first question."
        specialties={specialties}
        ground="sunk"
      />
      <ResultsBand title="What customers report" results={results} />
      <LogoGrid title="Plugged into what you have" items={tools.map((name) => ({ name }))} />
      <Section>
        <Container>
          <Split
            first={<Heading level={2}>Asked on the pontoon</Heading>}
            second={<FaqAccordion items={questions} />}
          />
        </Container>
      </Section>
      <CtaBand
        variant="band"
        title="Let it take one sunset."
        actions={
          <Button lamp size="lg">
            Talk to Sales
          </Button>
        }
      >
        Tell the agent how long your longest pier is. It takes it from there.
      </CtaBand>
    </>
  );
}
