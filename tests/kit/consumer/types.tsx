// Uses of the kit that its types must accept.
import { Button } from "@larkline/ui/button";
import { Text } from "@larkline/ui/text";
import { useRef } from "react";

/** Refs of the elements that the caller chooses. */
export function ChosenElements() {
  const span = useRef<HTMLSpanElement>(null);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const element = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <Text ref={paragraph}>Calls</Text>
      <Text as="span" ref={span}>
        Calls
      </Text>
      <Text as="li" ref={item}>
        Calls
      </Text>
      <Text as="strong" ref={element}>
        Calls
      </Text>
      <Button asChild ref={link}>
        <a href="/calls">Calls</a>
      </Button>
    </>
  );
}
