import { useId } from "react";
import type { ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackShape } from "../../board/jack/jack.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { CheckPoints } from "../parts/check-points.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

export interface ProcessStep {
  /** Label above the step, one to three words: "Set up". */
  plate?: string | undefined;
  /** The step's title: "Configure your campaign or receptionist". */
  title: string;
  /** The explanation, in one sentence. */
  description?: ReactNode;
  /** Two to four short points. */
  points?: readonly string[] | undefined;
  /** A small figure, in a recessed box above the cord. */
  figure?: ReactNode;
  /**
   * Marks the step with a live call: the cord from this step to the next is lit. No cord leaves the last
   * step, so its jack is lit instead. At most one step is live.
   * @default false
   */
  live?: boolean | undefined;
}

export interface ProcessStepsProps extends HeadedSectionProps {
  /** Three or four steps, in order. */
  steps: readonly ProcessStep[];
  /** Name of the list of steps, for assistive technology: "Three steps". */
  label?: string | undefined;
  /** The action: one button. */
  actions?: ReactNode;
}

/** Centers of a step's incoming and outgoing jack, in modules from the step's start and top edges. */
const INCOMING_JACK = { x: 0.25, y: 0.25 };
const OUTGOING_JACK = { x: 1.25, y: 0.25 };

/** Three or four steps joined by cords; below 1024 px the cords run down at the start side. */
export function ProcessSteps({
  title,
  lede,
  head,
  plate,
  steps,
  label,
  actions,
  ...props
}: ProcessStepsProps) {
  const id = useId();
  const hasFourSteps = steps.length > 3;
  // Width of a step in modules: the container is 24 modules wide, with one module between two steps. With
  // this width, a module in a step's drawing is as large as one of the page, so that each cord ends in the
  // next step's first jack.
  const columns = hasFourSteps ? 5.25 : 22 / 3;
  const hasFigures = steps.some((step) => step.figure);
  return (
    <Section data-slot="process-steps" aria-labelledby={id} {...props}>
      <Container className="flex flex-col gap-16">
        <SectionHead id={id} lede={lede} head={head} plate={plate}>
          {title}
        </SectionHead>
        <ol
          aria-label={label}
          data-slot="process-steps-list"
          className={`grid gap-x-module gap-y-10 ${hasFourSteps ? "lg:grid-cols-4" : "lg:grid-cols-3"}`}
        >
          {steps.map((step, index) => {
            const last = index === steps.length - 1;
            const body = (
              <>
                <CordLayer
                  columns={columns}
                  rows={hasFourSteps ? 1.5 : 1.75}
                  className="max-lg:hidden"
                >
                  {index === 0 && <JackShape transform="translate(12 12)" />}
                  {last ? (
                    <JackShape state={step.live ? "live" : "empty"} transform="translate(60 12)" />
                  ) : (
                    <Cord
                      from={OUTGOING_JACK}
                      to={{ ...INCOMING_JACK, x: columns + 1 + INCOMING_JACK.x }}
                      sag={hasFourSteps ? 1 : 1.2}
                      state={step.live ? "live" : "rest"}
                      still
                    />
                  )}
                </CordLayer>
                {step.plate !== undefined && (
                  <Plate variant="line" className="self-start">
                    {step.plate}
                  </Plate>
                )}
                <Heading level={3}>{step.title}</Heading>
                {step.description && <Text tone="muted">{step.description}</Text>}
                {step.points && <CheckPoints layout="lines" points={step.points} />}
              </>
            );
            return (
              <li
                key={step.title}
                data-slot="process-step"
                data-state={step.live ? "live" : "rest"}
                // Subgrid gives the boxes of all figures the same height, so that the cords are on one line.
                className={`ll-cord-drop min-w-0 ${hasFigures ? "grid grid-cols-1 gap-6 lg:row-span-2 lg:grid-rows-subgrid" : "flex flex-col gap-4"}`}
              >
                {hasFigures ? (
                  <>
                    <div className="grid items-center rounded-panel bg-sunk p-5">{step.figure}</div>
                    <div className="flex flex-col gap-4">{body}</div>
                  </>
                ) : (
                  body
                )}
              </li>
            );
          })}
        </ol>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </Container>
    </Section>
  );
}
