import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { CordStrokes } from "../../board/cord/cord-strokes.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { Jack } from "../../board/jack/jack.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import type { SectionProps } from "../../layout/section/section.tsx";

export interface CtaBandProps
  extends
    Omit<ComponentPropsWithRef<"section">, "children" | "title">,
    Pick<SectionProps, "joined"> {
  /** Heading and accessible name, at most ten words. */
  title: ReactNode;
  /** One sentence below the heading. */
  children?: ReactNode;
  /** One or two buttons. The first, with a lamp, opens the chat; hovering or focusing it lights the cord. */
  actions: ReactNode;
  /** Labels of the cord's ends: "Your phone", "Larkline". Decorative. */
  ends?: readonly [from: string, to: string] | undefined;
  /**
   * `panel` is a panel on the page, with the cord beside the text. `band` has full width, with the
   * cord across the page. If a `band` is the last element of `main`, the footer after it draws no cord.
   * Do not place a `band` after a section on the board's ground.
   * @default "panel"
   */
  variant?: "panel" | "band" | undefined;
}

/** The closing call to action, on the board. */
export function CtaBand({
  title,
  children,
  actions,
  ends,
  variant = "panel",
  className = "",
  ...props
}: CtaBandProps) {
  const id = useId();
  const heading = (
    <Heading level={2} id={id}>
      {title}
    </Heading>
  );
  const sentence = children && (
    <Text size="lede" tone="muted" measure={false} className="max-w-[30em]">
      {children}
    </Text>
  );
  const actionsRow = <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">{actions}</div>;
  const cordWithJacks = (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="ll-mirrored ll-cord">
        <CordStrokes d={cordPath} />
      </svg>
      <Jack state="plugged" />
      <Jack state="plugged" />
      {ends?.map((end) => (
        <Plate key={end} variant="line" className="bg-page">
          {end}
        </Plate>
      ))}
    </>
  );
  const shared = { "aria-labelledby": id, "data-slot": "cta-band", "data-variant": variant };
  if (variant === "band") {
    return (
      <Section {...shared} ground="board" space="none" {...props} className={`ll-cta ${className}`}>
        <Container className="pt-[calc(var(--spacing-section)/1.5)] pb-12 lg:flex lg:items-start lg:justify-between lg:gap-module">
          <div className="max-w-[38rem] min-w-0">{heading}</div>
          {/* A fixed width, so that this column begins at the same module on every page. It does not grow with the text
              size: it would leave too little space for the heading. */}
          <div className="mt-5 grid min-w-0 gap-7 lg:mt-2 lg:w-120 lg:flex-none">
            {sentence}
            {actionsRow}
          </div>
        </Container>
        <div data-slot="cta-band-board" aria-hidden="true" className="ll-cta-board">
          <JackField />
          <Container className="ll-cta-cord">{cordWithJacks}</Container>
        </div>
      </Section>
    );
  }
  return (
    <Section {...shared} {...props} className={`ll-cta ${className}`}>
      <Container>
        <div
          data-ground="board"
          className="grid grid-cols-1 overflow-clip rounded-stage bg-page text-ink lg:grid-cols-[minmax(0,1fr)_calc(10*var(--spacing-module))]"
        >
          <div className="flex flex-col justify-center gap-5 px-6 pt-10 pb-8 sm:px-10 lg:py-16 lg:ps-14 lg:pe-0">
            {heading}
            {sentence}
            <div className="mt-2">{actionsRow}</div>
          </div>
          <div data-slot="cta-band-board" aria-hidden="true" className="ll-cta-board">
            <JackField />
            <div className="ll-cta-cord">{cordWithJacks}</div>
          </div>
        </div>
      </Container>
    </Section>
  );
}

/** Path of the hanging cord, in a viewBox of 100 by 100 that is stretched to the board. */
const cordPath = "M0 0C3 58 17 100 50 100S97 58 100 0";
