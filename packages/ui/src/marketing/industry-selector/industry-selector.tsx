"use client";

import { memo, useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { Jack } from "../../board/jack/jack.tsx";
import { Findable } from "../../components/findable/findable.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { industrySelectorLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { CheckPoints } from "../parts/check-points.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";
import { scrollToElement } from "./scroll-to-element.ts";

export { scrollToElement } from "./scroll-to-element.ts";
export type { ScrollToElementOptions } from "./scroll-to-element.ts";

/** Playback state of a film. */
export interface IndustryFilmState {
  /**
   * Load and play: the industry is selected, and at least half of the film, with its controls and
   * transcript, is in view.
   */
  active: boolean;
  /**
   * Allow sound: the industry is selected, and any part of the film, its controls or its transcript is in
   * view. Mute it otherwise. The controls count, so that the player's sound button works whenever it is in view.
   */
  visible: boolean;
}

/** The film's poster. `width` and `height` are the film's size in pixels. */
export interface FilmPoster {
  src: string;
  width: number;
  height: number;
}

export interface IndustryOption {
  /** Identifies the industry. */
  value: string;
  /** The industry: "Home Services". */
  name: string;
  /** The beginning of a typical call, in the caller's words, without quotation marks. */
  words: string;
  /** What the agent does for this industry, in one or two sentences. */
  description: ReactNode;
  /** Four short points. */
  benefits: readonly string[];
  /** A number that shows the result: its value, what it counts, and whose result it is. */
  stat: { value: string; label: string; attribution?: string | undefined };
  /** The film, or a function that receives the playback state and returns the film. */
  film?: ReactNode | ((state: IndustryFilmState) => ReactNode);
  /**
   * The film's poster. It reserves the film's space, including the player's controls, so that the
   * layout does not move when the film is loaded later.
   */
  poster?: FilmPoster | undefined;
  /** The action: one button, "Learn More". */
  action?: ReactNode;
}

export interface IndustrySelectorProps<Value extends string = string> extends Omit<
  HeadedSectionProps,
  "defaultValue"
> {
  /** Three to nine industries. */
  industries: readonly IndustryOption[];
  /** The selected industry, or null for none, if controlled. */
  value?: Value | null | undefined;
  /**
   * The industry open at first, or null for none, if uncontrolled.
   * @default the first
   */
  defaultValue?: string | null | undefined;
  /**
   * Called with the pressed industry; null when it was pressed again. The first press on an industry that is
   * open from the start keeps it open.
   */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Labels that override the `LabelsProvider`'s: the text shown while none is selected. */
  labels?: Partial<KitLabels["industrySelector"]> | undefined;
  /**
   * Duration of scrolling to the selected industry below 1024 px, in milliseconds.
   * @default 500
   */
  scrollDuration?: number | undefined;
  /**
   * Distance kept above the selected industry when scrolling, in pixels.
   * @default 80
   */
  scrollOffset?: number | undefined;
}

/** Below this width the detail is under its industry, and the page scrolls to that industry. */
const NARROW_QUERY = "(width < 1024px)";
/** Share of a film that must be in view for it to play, 0 to 1. */
const MIN_VISIBLE_PART = 0.5;

/** Reserves a film's space: its poster, and a `VideoPlayer`'s controls and closed transcript. */
function FilmPlaceholder(poster: FilmPoster) {
  return (
    <div data-slot="industry-film-place">
      <img {...poster} alt="" loading="lazy" className="h-auto w-full" />
      <div className="ll-film-rest flex h-37 flex-col border-t border-line px-3 pt-3 noscript:hidden" />
    </div>
  );
}

interface FilmProps extends Required<Pick<IndustryOption, "film">>, Pick<IndustryOption, "poster"> {
  open: boolean;
}

/**
 * Shows a film over its placeholder. If `film` is a function, it receives the playback state, which depends on
 * how much of this element (film, controls, transcript) is in view.
 */
function Film({ film, poster, open }: FilmProps) {
  const ref = useRef<HTMLDivElement>(null);
  /** Share of this element that is in view, as of the last time that it crossed one of the thresholds. */
  const [partInView, setPartInView] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      // The last entry is the newest.
      (entries) => setPartInView(entries.at(-1)?.intersectionRatio ?? 0),
      { threshold: [0, MIN_VISIBLE_PART] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      data-slot="industry-film"
      data-ground="board"
      // A `VideoPlayer` fills the detail's width, so it has no border and no round corners here. Its colors are
      // those of the board by day, which films show, in the dark theme, too.
      className={`grid flex-1 grid-cols-1 bg-page text-ink scheme-light *:col-start-1 *:row-start-1 [&_[data-slot=video-player-stage]]:rounded-none [&>figure>div]:rounded-none [&>figure>div]:border-0 ${poster ? "content-start" : ""}`}
    >
      {poster && <FilmPlaceholder {...poster} />}
      {typeof film === "function"
        ? film({
            active: open && partInView >= MIN_VISIBLE_PART,
            visible: open && partInView > 0,
          })
        : film}
    </div>
  );
}

interface DetailProps {
  industry: IndustryOption;
  open: boolean;
}

/** An industry's detail. Memoized, because a selection changes only two of the details. */
const Detail = memo(function Detail({ industry, open }: DetailProps) {
  const { film, poster, description, benefits, stat, action } = industry;
  return (
    <div className="flex h-full flex-col overflow-clip rounded-panel border border-line bg-surface lg:rounded-stage">
      {film ? (
        <Film film={film} poster={poster} open={open} />
      ) : (
        // Beside the list the caller's words are repeated in a large size.
        <div
          aria-hidden="true"
          data-ground="board"
          className="flex flex-1 items-end bg-page p-8 text-ink max-lg:hidden"
        >
          <q className="min-w-0 font-display text-heading-1 font-semibold text-balance">
            {industry.words}
          </q>
        </div>
      )}
      <div className="sm:grid sm:grid-cols-[minmax(50%,1fr)_minmax(0,13rem)]">
        <div className="grid content-start gap-5 p-5 sm:p-8">
          <Text tone="muted">{description}</Text>
          <CheckPoints layout="columns" points={benefits} />
          {action && <div className="mt-1 flex flex-wrap gap-3">{action}</div>}
        </div>
        <dl className="flex flex-wrap items-end gap-x-6 border-line p-5 *:max-w-full max-sm:justify-between max-sm:border-t sm:flex-col sm:items-start sm:gap-y-2 sm:border-s sm:px-6 sm:py-8">
          <dt className="font-plate text-plate font-semibold text-ink-muted">{stat.label}</dt>
          <dd className="text-fine text-ink-muted">
            <b className="mb-1.5 block font-display text-heading-1 font-semibold text-ink">
              {stat.value}
            </b>
            {stat.attribution}
          </dd>
        </dl>
      </div>
    </div>
  );
});

/**
 * A list of industries, of which at most one is selected. Its detail (film, benefits, number) is beside the
 * list, or below 1024 px under the industry. The browser's page search finds hidden details; without
 * JavaScript all details are shown.
 */
export function IndustrySelector<Value extends string = string>({
  title,
  lede,
  head,
  plate,
  industries,
  value,
  defaultValue = industries[0]?.value ?? null,
  onValueChange,
  labels: labelOverrides,
  scrollDuration = 500,
  scrollOffset = 80,
  ...props
}: IndustrySelectorProps<Value>) {
  const labels = useLabels("industrySelector", industrySelectorLabels, labelOverrides);
  const id = useId();
  const [uncontrolled, setUncontrolled] = useState<string | null>(defaultValue);
  const selected = value === undefined ? uncontrolled : value;
  const list = useRef<HTMLDivElement>(null);
  /** The industry that the visitor has just selected: the page scrolls there once it is open. */
  const [justSelected, setJustSelected] = useState<string | null>(null);
  const change = (next: string | null) => {
    setUncontrolled(next);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its industries' values
    onValueChange?.(next as Value | null);
  };

  useEffect(() => {
    if (justSelected !== selected || !matchMedia(NARROW_QUERY).matches) return undefined;
    const row = list.current?.querySelector("[data-slot=industry-line][data-state=open]");
    if (!row) return undefined;
    return scrollToElement(row, { duration: scrollDuration, offset: scrollOffset });
  }, [justSelected, selected, scrollDuration, scrollOffset]);

  return (
    <Section data-slot="industry-selector" aria-labelledby={id} {...props}>
      <Container>
        <SectionHead id={id} lede={lede} head={head} plate={plate}>
          {title}
        </SectionHead>
        <div ref={list} data-slot="industry-selector-list" className="ll-industry-lines mt-12">
          {industries.map((industry, index) => {
            const open = industry.value === selected;
            // The value may contain spaces, and `aria-labelledby` separates ids by spaces.
            const buttonId = `${id}-${index}`;
            return (
              <div
                key={industry.value}
                data-slot="industry-line"
                data-state={open ? "open" : "closed"}
              >
                <h3 className="ll-industry-name">
                  <button
                    type="button"
                    id={buttonId}
                    aria-expanded={open}
                    aria-controls={`${buttonId}-detail`}
                    data-slot="industry-trigger"
                    onClick={() => {
                      // Deselects only what the visitor has selected. The industry that is open from the start
                      // stays open at the first press, which asks to see it.
                      const next = open && justSelected ? null : industry.value;
                      setJustSelected(next);
                      change(next);
                    }}
                    className="ll-industry-trigger relative grid w-full grid-cols-[minmax(0,1fr)_24px] items-center gap-x-5 rounded-plate py-5 text-start text-ink-muted transition-colors hover:text-ink aria-expanded:text-ink max-lg:pe-3"
                  >
                    <span>
                      <span className="text-small font-semibold">{industry.name}</span>{" "}
                      <q className="mt-1 block font-display text-heading-3 font-semibold text-balance">
                        {industry.words}
                      </q>
                    </span>
                    <Jack state={open ? "live" : "empty"} />
                    {open && (
                      // From the row's jack across the gap to the detail's edge.
                      <span className="absolute -end-27 z-2 w-33 max-lg:hidden">
                        <CordLayer columns={2.75} rows={0.5}>
                          <Cord
                            from={{ x: 0.25, y: 0.25 }}
                            to={{ x: 2.5, y: 0.25 }}
                            shape="side"
                            sag={0.5}
                            state="live"
                            plugging={justSelected !== null}
                            // Only the plugging in is animated; the live cord does not move.
                            still
                          />
                        </CordLayer>
                      </span>
                    )}
                  </button>
                </h3>
                <Findable
                  id={`${buttonId}-detail`}
                  // `Findable` renders a custom element, which has no role of its own. A closed one, which
                  // `until-found` keeps in the accessibility tree, must not be an empty landmark.
                  {...(open && { role: "region", "aria-labelledby": buttonId })}
                  open={open}
                  onReveal={() => {
                    // Not set to this industry, because the browser itself scrolls to what it has found.
                    setJustSelected(null);
                    change(industry.value);
                  }}
                  data-slot="industry-detail"
                  // From 1024 px all details are in the same place. Without `z-1`, closed details would
                  // receive the clicks on the open one.
                  className={open ? "relative z-1" : ""}
                >
                  <Detail industry={industry} open={open} />
                </Findable>
              </div>
            );
          })}
          {selected === null && (
            <div
              data-slot="industry-selector-empty"
              data-ground="board"
              className="relative overflow-clip rounded-stage bg-page p-9 text-ink max-lg:hidden"
            >
              {/* `--field-shift: 0px` puts a jack in the middle of the field. By default a gap is there, and
                  the panel's edges would cut off or touch the outermost jacks. */}
              <JackField anchor="bottom" className="mt-24 mb-3 [--field-shift:0px]" />
              <p className="font-display text-heading-3 font-semibold">{labels.empty}</p>
            </div>
          )}
        </div>
      </Container>
    </Section>
  );
}
