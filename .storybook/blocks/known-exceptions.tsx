import { skips } from "../../tests/kit/machinery/browser/skips.ts";
import { Rows } from "./rows.tsx";

/** Table of the stories that are excluded from a check, each with the reason. The story tests use the same list. */
export function KnownExceptions() {
  if (skips.length === 0) return <p>At present no story is excluded.</p>;
  return (
    <Rows
      head={["Story", "Check", "Why"]}
      rows={skips.map(({ story, check, reason }) => [story, check, reason])}
    />
  );
}
