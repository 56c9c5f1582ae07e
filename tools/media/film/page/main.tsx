/**
 * The film's page: renders a call at any moment of its film, from the data in `window.filmData`. capture.ts
 * opens the page, sets the data, and requests each frame through `window.filmStage`.
 */
import { CallWindow, type CallMoment } from "@larkline/ui/call-window";
import { Cord, CordLayer } from "@larkline/ui/cord";
import { JackShape, type JackState } from "@larkline/ui/jack";
import { JackField } from "@larkline/ui/jack-field";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { plugDelay } from "../../sound/timing.ts";
import type { FilmData } from "./film-data.ts";

import "@larkline/ui/styles.css";
import "./film.css";

/** Width of the film's board, in modules. */
const columns = 16;
/**
 * Horizontal middle of each destination's jack, and of the port (a jack of the call's window) from which its
 * cord comes, in modules (38 px).
 */
const jackColumns = [2.5, 8.5, 13.5] as const;
const portColumns = [5.5, 6.5, 10.5] as const;
/**
 * Vertical middle of the ports, in modules. It is 231 px below the board's top, half a module above the lower
 * edge of the window, which is 250 px high (film.css).
 */
const portRow = 231 / 38;
/** Vertical middle of the destinations' jacks, one module below the ports. */
const jackRow = portRow + 1;
/** How long a cord is drawn as live after it was plugged in, in seconds. */
const liveSeconds = 1.4;
/** Duration of the transcript's scrolling for a new line, in seconds. */
const scrollSeconds = 0.28;
/** How long before its first sound a line of the transcript appears, in seconds. */
const lineLead = 0.12;
/** How long before its sound a word appears, in seconds, because reading takes longer than hearing. */
const wordLead = 0.06;

const clock = (seconds: number) =>
  `00:${String(Math.max(0, Math.floor(seconds))).padStart(2, "0")}`;
const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** The time at which each destination's cord is plugged in, in seconds, by the destination's name. */
function plugTimesOf({ script, lines }: FilmData): ReadonlyMap<string, number> {
  return new Map(
    script.lines.flatMap(({ to }, index) =>
      to === undefined ? [] : [[to, (lines[index]?.end ?? 0) + plugDelay] as const],
    ),
  );
}

/** For each spoken line, the indexes of the words before which its text wraps. */
type Breaks = readonly (readonly number[])[];

/** The transcript at `time`, word by word; after the end of the call, its outcome. */
function momentsAt({ script, lines, over }: FilmData, breaks: Breaks, time: number): CallMoment[] {
  // Each sentence of the outcome is on its own line.
  if (time >= over) return [{ speaker: "Done", text: script.outcome.replaceAll(". ", ".\n") }];
  return script.lines.flatMap(({ speaker, done }, index) => {
    const line = lines[index];
    if (!line || time < line.start - lineLead) return [];
    const visibleWords = line.words.filter(({ start }) => start - wordLead <= time);
    const text = visibleWords
      .map(({ word }, place) => `${breaks[index]?.includes(place) ? "\n" : " "}${word}`)
      .join("")
      .trimStart();
    const moment = { speaker, text };
    return [done !== undefined && time >= line.end + plugDelay ? { ...moment, done } : moment];
  });
}

interface FilmProps {
  data: FilmData;
  breaks: Breaks;
  time: number;
  /** How far the transcript is scrolled, in pixels. */
  shift: number;
}

/** One frame of the film: the call's window, and the cords from it to the destinations. */
function Film({ data, breaks, time, shift }: FilmProps) {
  const { script, peaks, duration, answered, over } = data;
  const ended = time >= over;
  const plugTimes = plugTimesOf(data);
  const stateOf = (name: string): JackState => {
    const plugTime = plugTimes.get(name);
    if (plugTime === undefined || time < plugTime) return "empty";
    return ended || time >= plugTime + liveSeconds ? "plugged" : "live";
  };
  const portStates = Array.from({ length: columns }, (): JackState => "empty");
  return (
    <>
      <JackField anchor="bottom" className="film-field" />
      <div className="film-board">
        <CallWindow
          className="film-window"
          label={script.label}
          caller={script.caller}
          time={script.time}
          elapsed={clock(Math.min(time, over) - answered)}
          peaks={peaks}
          progress={time / duration}
          state={ended ? "ended" : "live"}
          transcript={momentsAt(data, breaks, time)}
          ports={portStates}
          ref={(figure) => {
            const transcript = figure?.querySelector<HTMLElement>(".ll-call-talk");
            transcript?.style.setProperty("--film-shift", `${ended ? 0 : -shift}px`);
            transcript?.style.setProperty("--film-fade", shift > 0 && !ended ? "16px" : "0px");
          }}
        />
        <CordLayer columns={columns} rows={9}>
          {/* CordLayer draws 48 units per module, whatever the module's size in pixels is. */}
          {script.destinations.map((name, index) => (
            <JackShape
              key={name}
              state={stateOf(name) === "empty" ? "empty" : "plugged"}
              transform={`translate(${(jackColumns[index] ?? 0) * 48} ${jackRow * 48})`}
            />
          ))}
          {script.destinations.map((name, index) => {
            const state = stateOf(name);
            if (state === "empty") return null;
            return (
              <Cord
                key={name}
                // Time at which the cord's animation begins, in seconds. `pauseAnimationsAt` reads it.
                data-at={plugTimes.get(name)}
                from={{ x: portColumns[index] ?? 0, y: portRow }}
                to={{ x: jackColumns[index] ?? 0, y: jackRow }}
                sag={0.72}
                state={state === "live" ? "live" : "rest"}
                plugging
              />
            );
          })}
        </CordLayer>
        <div className="film-names">
          {script.destinations.map((name, index) => (
            <span
              key={name}
              data-state={stateOf(name) === "empty" ? "empty" : "plugged"}
              ref={(plate) =>
                plate?.style.setProperty("left", `${(jackColumns[index] ?? 0) * 38}px`)
              }
            >
              {name}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/**
 * The film's data, and the element into which the film is rendered.
 *
 * @throws {Error} if the page was not opened by capture.ts, which sets `filmData`.
 */
function readInput(): { data: FilmData; stage: HTMLElement } {
  const stage = document.querySelector<HTMLElement>("#stage");
  if (!window.filmData || !stage)
    throw new Error("window.filmData is missing: open this page with npm run media.");
  return { data: window.filmData, stage };
}

const { data, stage } = readInput();
const root = createRoot(stage);
let breaks: Breaks = [];
const render = (time: number, shift: number) =>
  flushSync(() => root.render(<Film data={data} breaks={breaks} time={time} shift={shift} />));

/**
 * Time at which line `index` is complete, in seconds: just before the next line appears. For the last line,
 * just before the outcome appears.
 */
const timeBeforeNext = (index: number) =>
  (data.lines[index + 1]?.start ?? data.over) - lineLead - 0.01;

/**
 * Measures where the browser wraps each whole text (balanced by film.css), so that no word moves when later
 * words appear.
 */
function measureBreaks(): Breaks {
  stage.classList.add("film-measuring");
  const measured = data.lines.map(({ words }, index) => {
    render(timeBeforeNext(index), 0);
    const text = document.querySelector(
      ".ll-call-talk > li:last-child > :nth-child(2)",
    )?.firstChild;
    if (!text) throw new Error("The line has no text.");
    let offset = 0;
    let previousTop = Number.NaN;
    return words.flatMap(({ word }, wordIndex) => {
      const range = document.createRange();
      range.setStart(text, offset);
      range.setEnd(text, offset + word.length);
      offset += word.length + 1;
      const { top } = range.getBoundingClientRect();
      // Words of one line may differ by fractions of a pixel, words of two lines by more than 20 px.
      const isWrapped = top > previousTop + 2;
      previousTop = top;
      return isWrapped ? [wordIndex] : [];
    });
  });
  stage.classList.remove("film-measuring");
  return measured;
}

/** How far the transcript is scrolled for each line, in pixels, so that the whole line is visible. */
function measureShifts(): number[] {
  return data.lines.map((_, index) => {
    render(timeBeforeNext(index), 0);
    const transcript = document.querySelector(".ll-call-talk");
    const last = transcript?.lastElementChild;
    if (!transcript || !last) return 0;
    const box = transcript.getBoundingClientRect();
    // 6 px of space below the line.
    return Math.max(0, last.getBoundingClientRect().bottom - box.bottom + 6);
  });
}

/** Pauses each animation in its state at `time`, so that a frame does not depend on the frames before it. */
function pauseAnimationsAt(time: number): void {
  for (const animation of document.getAnimations()) {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const start = Number(target?.closest("[data-at]")?.getAttribute("data-at") ?? 0);
    animation.pause();
    animation.currentTime = (time - start) * 1000;
  }
}

// The first render shows the whole transcript, so that the browser requests its fonts. Lines are measured once
// these fonts are loaded.
await document.fonts.ready;
render(data.over - 0.5, 0);
await document.fonts.ready;
breaks = measureBreaks();
const shifts = measureShifts();
render(0, 0);

window.filmStage = {
  show: (time) => {
    const current = data.lines.findLastIndex(({ start }) => time >= start - lineLead);
    const before = shifts[current - 1] ?? 0;
    const target = shifts[current] ?? 0;
    const progress = (time - (data.lines[current]?.start ?? 0) + lineLead) / scrollSeconds;
    const shift = before + (target - before) * easeOut(Math.min(Math.max(progress, 0), 1));
    render(time, shift);
    pauseAnimationsAt(time);
  },
};
