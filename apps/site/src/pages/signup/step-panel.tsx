import { Heading } from "@larkline/ui/heading";
import { Panel } from "@larkline/ui/panel";
import { Stack } from "@larkline/ui/stack";
import type { ReactNode, Ref } from "react";

/**
 * Connects a step's heading to the page: the heading labels the section, and receives the focus when the step
 * is shown.
 */
export interface StepHeading {
  id: string;
  ref: Ref<HTMLHeadingElement>;
}

export interface StepPanelProps {
  heading: StepHeading;
  title: string;
  children: ReactNode;
}

/** The panel of one step of sign-up or password reset, with its heading. */
export function StepPanel({ heading, title, children }: StepPanelProps) {
  return (
    <Panel>
      <Stack gap="lg">
        <Heading level={1} size={2} tabIndex={-1} {...heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}
