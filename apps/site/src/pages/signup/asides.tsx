/** What stands beside each step. */
import { includedInAllPlans } from "@larkline/content/plans";
import { signUp } from "@larkline/content/sign-up";
import { Heading } from "@larkline/ui/heading";
import { Jack } from "@larkline/ui/jack";
import { Panel } from "@larkline/ui/panel";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useId } from "react";

interface PointsProps {
  heading: string;
  points: readonly string[];
  /** Whether they hold already. */
  plugged?: boolean;
}

function Points({ heading, points, plugged = false }: PointsProps) {
  const id = useId();
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

/** Beside the form: what comes of it. */
export function FirstCall() {
  const { heading, included, points } = signUp.aside;
  return (
    <Panel as="aside" ground="board" room="md">
      <Stack gap="xl">
        <Points heading={heading} points={points} />
        <Points heading={included} points={includedInAllPlans} plugged />
      </Stack>
    </Panel>
  );
}

/** Beside the verification: how long it may take, and where else to look. */
export function NoEmailYet() {
  return (
    <Panel as="aside" room="md">
      <Points {...signUp.verify.hint} />
    </Panel>
  );
}

/** Beside the welcome. */
export function WhatsNext() {
  const { heading, text } = signUp.success.next;
  return (
    <Panel as="aside" ground="board" room="md">
      <Stack gap="md">
        <Heading level={2} size={3}>
          {heading}
        </Heading>
        <Text>{text}</Text>
      </Stack>
    </Panel>
  );
}
