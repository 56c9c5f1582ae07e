import { Heading } from "@larkline/ui/heading";
import { Split } from "@larkline/ui/split";
import { Text } from "@larkline/ui/text";

interface SplitHeadingProps {
  /** Of the heading, by which its section is named. */
  id: string;
  title: string;
  lede: string;
}

/** A section's heading, with what it is about at its end. */
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
