import type { ComponentPropsWithRef, ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";

export interface DataFlowNode {
  /** The node's name: "AI agent". */
  name: string;
  /** Owner or kind of the node, shown as a small label: "Larkline". */
  plate?: string | undefined;
  /** What happens there, in one sentence. */
  description?: ReactNode;
  /** Data that goes to the next node: "Who called, and why". Not used for the last node. */
  sends?: readonly string[] | undefined;
}

export interface DataFlowDiagramProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Accessible name of the list of nodes: "How a call gets into your CRM". */
  label: string;
  /** Three nodes, in the direction of the data. */
  nodes: readonly [DataFlowNode, DataFlowNode, DataFlowNode];
  /**
   * Heading level of the nodes' names.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** Ends of a cord between two nodes, in modules from the upper left corner of its `CordLayer`. */
const CORD_START = { x: 1.5, y: 0.5 };
const CORD_END = { x: 5.5, y: 0.5 };

/** Background classes of the three nodes, in their order. */
const nodeBackgrounds = ["lg:bg-sunk", "", "lg:bg-surface"];

/**
 * Three nodes joined by cords, with the data between them. Screen readers get a list of the nodes; the
 * cords are decorative. Below 1024 px the cords run down at the start side.
 */
export function DataFlowDiagram({
  label,
  nodes,
  headingLevel = 3,
  className = "",
  ...props
}: DataFlowDiagramProps) {
  return (
    <div
      data-slot="data-flow-diagram"
      {...props}
      className={`text-ink lg:grid lg:grid-rows-[auto_calc(var(--spacing-module)*2)_auto] ${className}`}
    >
      {/* The field of jacks is only where the cords are, never behind text. */}
      <div className="relative col-start-1 row-start-2 hidden lg:block">
        <JackField />
      </div>
      <ol
        aria-label={label}
        className="relative col-start-1 row-span-full grid grid-cols-1 gap-10 lg:grid-cols-3 lg:grid-rows-subgrid lg:gap-x-[calc(var(--spacing-module)*3)] lg:gap-y-0"
      >
        {nodes.map(({ name, plate, description, sends }, index) => {
          const last = index === nodes.length - 1;
          return (
            <li
              key={name}
              data-slot="data-flow-node"
              className="ll-cord-drop min-w-0 lg:row-span-3 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid"
            >
              <div
                className={`flex flex-col items-start gap-3 *:max-w-full max-lg:pb-4 lg:rounded-panel lg:border lg:border-line lg:p-6 lg:pb-[calc(var(--spacing-module)+8px)] ${nodeBackgrounds[index]}`}
              >
                {plate && <Plate variant={index === 0 ? "solid" : "line"}>{plate}</Plate>}
                <Heading level={headingLevel}>{name}</Heading>
                {description && (
                  <Text size="small" tone="muted">
                    {description}
                  </Text>
                )}
              </div>
              {!last && (
                <>
                  {/* Seven modules wide: the gap of three modules between two nodes, and two modules of
                      each node. Three modules high: one at the lower edge of the nodes, where the jacks
                      are, and the two of the row below. */}
                  <CordLayer
                    columns={7}
                    rows={3}
                    className="relative hidden lg:ms-[calc(var(--spacing-module)*4)] lg:-mt-module lg:block lg:w-[calc(var(--spacing-module)*7)]"
                  >
                    <Cord from={CORD_START} to={CORD_END} sag={1.8} />
                  </CordLayer>
                  {sends && (
                    <ul className="grid grid-cols-1 content-start gap-1 text-small/[1.4] font-medium lg:ms-[calc(var(--spacing-module)*4)] lg:w-[calc(var(--spacing-module)*7)] lg:pt-5 lg:text-center">
                      {sends.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  )}
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
