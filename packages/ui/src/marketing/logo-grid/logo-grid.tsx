import { useId } from "react";
import type { ReactNode } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import type { SectionProps } from "../../layout/section/section.tsx";
import { Section } from "../../layout/section/section.tsx";
import { LogoMark } from "../../media/logo-mark/logo-mark.tsx";
import type { LogoDrawing } from "../../media/logo-mark/logo-mark.tsx";

export interface LogoGridItem {
  /** The tool's name: "HubSpot". It is always shown. */
  name: string;
  /** The tool's logo in one color. Without `drawing` and `symbol` only the name is shown. */
  drawing?: LogoDrawing | undefined;
  /** URL of its logo in a sprite: see `LogoMark`. */
  symbol?: string | undefined;
  /** Link to more information. */
  href?: string | undefined;
  /**
   * Whether the tool is already connected, shown by a plugged jack.
   * @default false
   */
  connected?: boolean | undefined;
}

export interface LogoGridProps extends Omit<SectionProps, "children" | "title"> {
  /** The section's heading, level 2: "Plugs into what you run on". */
  title: string;
  /** A sentence on the number of integrations and how they are connected. */
  claim?: ReactNode;
  /** Three, six or twelve tools: they fill whole rows at every width. */
  items: readonly LogoGridItem[];
  /** A `Link` to all integrations: "See all integrations". */
  action?: ReactNode;
}

/** One to three columns, depending on the width. From 600 px "Google Calendar" with its logo fits into one line. */
const severalColumns =
  "grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] sm:grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))]";

/** Classes of the grid's columns. Up to three tools are stacked. */
function columnClasses(tools: number) {
  if (tools <= 3) return "grid-cols-1";
  return tools > 6 ? severalColumns : `${severalColumns} lg:grid-cols-2`;
}

/** Integrations as a grid of jacks with logos and names. */
export function LogoGrid({ title, claim, items, action, ...props }: LogoGridProps) {
  const id = useId();
  return (
    <Section data-slot="logo-grid" aria-labelledby={id} {...props}>
      <Container className="grid grid-cols-1 gap-x-module gap-y-10 lg:grid-cols-[calc(var(--spacing-module)*7)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start justify-items-start gap-5 *:not-data-[slot=text]:max-w-full">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {claim && <Text tone="muted">{claim}</Text>}
          {action}
        </div>
        <ul
          className={`grid content-start overflow-clip rounded-stage border border-line ${columnClasses(items.length)}`}
        >
          {items.map(({ connected = false, ...tool }) => (
            <li
              key={tool.name}
              data-slot="logo-grid-item"
              className="-ms-px -mt-px grid min-h-20 grid-cols-1 border-s border-t border-line transition-colors has-[a]:hover:bg-surface lg:min-h-24"
            >
              <LogoMark
                {...tool}
                jack={connected ? "plugged" : "empty"}
                className="px-4 py-3 lg:px-5"
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
