import { skips } from "../../tests/kit/machinery/browser/skips.ts";
import { Rows } from "./rows.tsx";

/** Stories that are excluded from a check, with the reason: the list that the story tests use. */
export function KnownExceptions() {
  if (skips.length === 0) return <p>There is none at present.</p>;
  return (
    <Rows
      head={["Story", "Check", "Why"]}
      rows={skips.map(({ story, check, reason }) => [story, check, reason])}
    />
  );
}
