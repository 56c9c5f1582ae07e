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

const columns = 16;
/** Where the three destinations' jacks lie, and the ports whose cords go there, in modules. */
const places = [2.5, 8.5, 13.5] as const;
const ports = [5.5, 6.5, 10.5] as const;
const portRow = 231 / 38;
const placeRow = portRow + 1;
/** How long a cord takes to be plugged in, and stays lit, in seconds. */
const lit = 1.4;
/** How long a line takes to move up, in seconds. */
const scroll = 0.28;

const clock = (seconds: number) =>
  `00:${String(Math.max(0, Math.floor(seconds))).padStart(2, "0")}`;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** When each destination is plugged in, in seconds. */
function pluggedAt({ script, lines }: FilmData): ReadonlyMap<string, number> {
  return new Map(
    script.lines.flatMap(({ to }, index) =>
      to === undefined ? [] : [[to, (lines[index]?.end ?? 0) + plugDelay] as const],
    ),
  );
}

/** The words of each line that begin a new line on the screen, by their places. */
type Breaks = readonly (readonly number[])[];

/** What has been said by then: the words of the line that is being spoken one by one. */
function momentsAt({ script, lines, over }: FilmData, breaks: Breaks, time: number): CallMoment[] {
  // A sentence each.
  if (time >= over) return [{ speaker: "Done", text: script.outcome.replaceAll(". ", ".\n") }];
  return script.lines.flatMap(({ speaker, done }, index) => {
    const line = lines[index];
    if (!line || time < line.start - 0.12) return [];
    // A word is set just before it is heard: the eye is slower than the ear.
    const said = line.words.filter(({ start }) => start - 0.06 <= time);
    const text = said
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
  /** How far the words have moved up, in pixels. */
  shift: number;
}

function Film({ data, breaks, time, shift }: FilmProps) {
  const { script, peaks, duration, answered, over } = data;
  const ended = time >= over;
  const plugs = pluggedAt(data);
  const stateOf = (name: string): JackState => {
    const at = plugs.get(name);
    if (at === undefined || time < at) return "empty";
    return ended || time >= at + lit ? "plugged" : "live";
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
            const talk = figure?.querySelector<HTMLElement>(".ll-call-talk");
            talk?.style.setProperty("--film-shift", `${ended ? 0 : -shift}px`);
            talk?.style.setProperty("--film-fade", shift > 0 && !ended ? "16px" : "0px");
          }}
        />
        <CordLayer columns={columns} rows={9}>
          {script.destinations.map((name, index) => (
            <JackShape
              key={name}
              state={stateOf(name) === "empty" ? "empty" : "plugged"}
              transform={`translate(${(places[index] ?? 0) * 48} ${placeRow * 48})`}
            />
          ))}
          {script.destinations.map((name, index) => {
            const state = stateOf(name);
            if (state === "empty") return null;
            return (
              <Cord
                key={name}
                data-at={plugs.get(name)}
                from={{ x: ports[index] ?? 0, y: portRow }}
                to={{ x: places[index] ?? 0, y: placeRow }}
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
              ref={(plate) => plate?.style.setProperty("left", `${(places[index] ?? 0) * 38}px`)}
            >
              {name}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

/** @throws {Error} where the page was opened by itself. */
function given(): { data: FilmData; stage: HTMLElement } {
  const stage = document.querySelector<HTMLElement>("#stage");
  if (!window.filmData || !stage) throw new Error("There is nothing to film.");
  return { data: window.filmData, stage };
}

const { data, stage } = given();
const root = createRoot(stage);
let breaks: Breaks = [];
const render = (time: number, shift: number) =>
  flushSync(() => root.render(<Film data={data} breaks={breaks} time={time} shift={shift} />));

/** A line has been said and done, and the next one has not begun. */
const endOf = (index: number) => (data.lines[index + 1]?.start ?? data.over) - 0.13;

/** Where the lines of each text are broken, so that they are about as long as each other. */
function measureBreaks(): Breaks {
  stage.classList.add("film-measuring");
  const found = data.lines.map(({ words }, index) => {
    render(endOf(index), 0);
    const text = document.querySelector(
      ".ll-call-talk > li:last-child > :nth-child(2)",
    )?.firstChild;
    if (!text) throw new Error("The line has no text.");
    let place = 0;
    let height = Number.NaN;
    return words.flatMap(({ word }, at) => {
      const range = document.createRange();
      range.setStart(text, place);
      range.setEnd(text, place + word.length);
      place += word.length + 1;
      const { top } = range.getBoundingClientRect();
      const below = top > height + 2;
      height = top;
      return below ? [at] : [];
    });
  });
  stage.classList.remove("film-measuring");
  return found;
}

/** How far the words have moved up while each line is spoken: as far as it takes to see it whole. */
function measureShifts(): number[] {
  return data.lines.map((_, index) => {
    render(endOf(index), 0);
    const talk = document.querySelector(".ll-call-talk");
    const last = talk?.lastElementChild;
    if (!talk || !last) return 0;
    const room = talk.getBoundingClientRect();
    return Math.max(0, last.getBoundingClientRect().bottom - room.bottom + 6);
  });
}

/** Puts each animation where it is at this moment, however one came there. */
function holdAnimations(time: number): void {
  for (const animation of document.getAnimations()) {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const start = Number(target?.closest("[data-at]")?.getAttribute("data-at") ?? 0);
    animation.pause();
    animation.currentTime = (time - start) * 1000;
  }
}

await document.fonts.ready;
render(data.over - 0.5, 0);
await document.fonts.ready;
breaks = measureBreaks();
const shifts = measureShifts();
render(0, 0);

window.filmStage = {
  show: (time) => {
    const current = data.lines.findLastIndex(({ start }) => time >= start - 0.12);
    const before = shifts[current - 1] ?? 0;
    const target = shifts[current] ?? 0;
    const since = (time - (data.lines[current]?.start ?? 0) + 0.12) / scroll;
    const shift = before + (target - before) * easeOut(Math.min(Math.max(since, 0), 1));
    render(time, shift);
    holdAnimations(time);
  },
};
