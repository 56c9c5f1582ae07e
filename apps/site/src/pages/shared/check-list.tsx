import { CheckIcon } from "@larkline/ui/icon";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

interface CheckListProps {
  points: readonly string[];
  /** Hairlines between the points, where there is room. */
  divided?: boolean;
}

/** Short points, each with a check mark. */
export function CheckList({ points, divided = false }: CheckListProps) {
  return (
    <Stack as="ul" divided={divided} gap={divided ? "none" : "sm"}>
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
