import type { ReactNode } from "react";

import type { Change, Changes } from "../../packages/codemods/src/changes.ts";
import { vocabulary } from "../../packages/codemods/src/vocabulary.ts";
import { Rows } from "./rows.tsx";

/** Renders a sentence, with the text between backticks as code. */
const withCode = (text: string): ReactNode[] =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/**
 * What replaces a prop: the new name and the renamed values (`tone` with "none" as "default"), or an
 * instruction for a change by hand.
 */
function newName(change: Change): ReactNode {
  if ("instruction" in change) return <>By hand: it {withCode(change.instruction)}.</>;
  const values = Object.entries(change.values ?? {});
  return (
    <>
      <code>{change.to}</code>
      {values.length > 0 && " with "}
      {values.map(([from, to], index) => (
        <span key={from}>
          {index > 0 && ", "}
          <code>{JSON.stringify(from)}</code> as{" "}
          <code>{to === null ? "null" : JSON.stringify(to)}</code>
        </span>
      ))}
    </>
  );
}

const rowsOf = (changes: Changes) =>
  Object.entries(changes)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([module, components]) =>
      Object.entries(components).flatMap(([component, props]) =>
        Object.entries(props).map(([prop, change]) => [
          component === "*" ? `every part of ${module}` : component,
          <code key={prop}>{prop}</code>,
          newName(change),
        ]),
      ),
    );

/** A table of the changes of the codemod `vocabulary`: automatic renames, and changes to be made by hand. */
export const Renames = () => (
  <Rows head={["Component", "Before", "Now"]} rows={rowsOf(vocabulary)} />
);
