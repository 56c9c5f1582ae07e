import { Heading } from "@larkline/ui/heading";
import { Split } from "@larkline/ui/split";
import { Text } from "@larkline/ui/text";

interface SplitHeadingProps {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  title: string;
  lede: string;
}

/** A section's heading, with its introduction beside it. */
export function SplitHeading({ id, title, lede }: SplitHeadingProps) {
  return (
    <Split
      ratio="start"
      align="end"
      first={
        <Heading level={2} id={id}>
          {title}
        </Heading>
      }
      second={<Text tone="muted">{lede}</Text>}
    />
  );
}
