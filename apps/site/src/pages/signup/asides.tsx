/** The content beside each step of the sign-up. */
import { includedInAllPlans } from "@larkline/content/plans";
import { signUp } from "@larkline/content/sign-up";
import { Heading } from "@larkline/ui/heading";
import { Jack } from "@larkline/ui/jack";
import { Panel } from "@larkline/ui/panel";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useId } from "react";

interface PointsProps {
  /** Id of the heading. */
  id: string;
  heading: string;
  points: readonly string[];
  /** Whether the points' jacks are plugged, which marks what every plan includes. Otherwise they are empty. */
  plugged?: boolean;
}

/** A heading with a list. */
function Points({ id, heading, points, plugged = false }: PointsProps) {
  return (
    <Stack gap="md">
      <Heading level={2} size={3} id={id}>
        {heading}
      </Heading>
      <Stack as="ul" divided aria-labelledby={id}>
        {points.map((point) => (
          <Stack as="li" key={point} direction="row" align="center" wrap={false}>
            <Jack state={plugged ? "plugged" : "empty"} />
            <Text as="span">{point}</Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

/** Beside the form: what happens after the sign-up, and what every plan includes. */
export function FirstCall() {
  const id = useId();
  const { heading, included, points } = signUp.aside;
  return (
    <Panel as="aside" aria-labelledby={id} ground="board">
      <Stack gap="xl">
        <Points id={id} heading={heading} points={points} />
        <Points id={`${id}-included`} heading={included} points={includedInAllPlans} plugged />
      </Stack>
    </Panel>
  );
}

/** Beside the verification step: what to do if no mail arrives. */
export function NoEmailYet() {
  const id = useId();
  return (
    <Panel as="aside" aria-labelledby={id}>
      <Points id={id} {...signUp.verify.hint} />
    </Panel>
  );
}

/** Beside the last step: what to do next. */
export function WhatsNext() {
  const id = useId();
  const { heading, text } = signUp.success.next;
  return (
    <Panel as="aside" aria-labelledby={id} ground="board">
      <Stack gap="md">
        <Heading level={2} size={3} id={id}>
          {heading}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Panel>
  );
}
