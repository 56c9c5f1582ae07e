import { CheckIcon } from "@larkline/ui/icon";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

/** Short points, each with a check mark. */
export function CheckList({ points }: { points: readonly string[] }) {
  return (
    <Stack as="ul" gap="sm">
      {points.map((point) => (
        <Stack as="li" key={point} direction="row" gap="sm" align="start" wrap={false}>
          <Text as="span" size="small" tone="success">
            <CheckIcon />
          </Text>
          <Text as="span" size="small">
            {point}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
