"use client";

import { useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Meter } from "../../board/meter/meter.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Waveform } from "../../board/waveform/waveform.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { PauseIcon, PlayIcon } from "../../foundations/icon/icon.tsx";
import { durationInWords } from "../../foundations/labels/duration.ts";
import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { callPlayerLabels } from "../../labels.ts";
import { keepFocus } from "../keep-focus.ts";
import { Timeline } from "../timeline.tsx";
import { formatClock, useMedia } from "../use-media.ts";
import type { MediaSource } from "../use-media.ts";

export type { MediaSource } from "../use-media.ts";

/** A turn of a recorded call: who said what and when, and the action that followed. */
export interface RecordedMoment {
  /** Start of the turn in the recording, in seconds. */
  at: number;
  /** Who speaks. The caller's words are set as a quotation. */
  by: "caller" | "agent";
  /** The speaker's name as shown: a first name, or the product's. */
  speaker: string;
  /** What is said, verbatim. */
  text: string;
  /** The action: "books Thu, 7:30 AM". A verb in the third person, no full stop. */
  done?: string | undefined;
}

export type CallPlayerLabels = KitLabels["callPlayer"];

export interface CallPlayerProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Accessible name, in one sentence: "Recording of a call: Dana Ruiz, 38 seconds". */
  label: string;
  /** Name of the caller. */
  caller: string;
  /** When the call came in, as shown: "Thursday, 2:14 AM". */
  time: string;
  /** The same recording in several formats, the preferred one first. */
  sources: readonly MediaSource[];
  /** Length of the recording in seconds. */
  duration: number;
  /** Loudness over the length of the recording, each value from 0 to 1; see `Waveform`. */
  peaks: readonly number[];
  /** The turns of the call, in order. */
  transcript: readonly RecordedMoment[];
  /** Language of the recording if it differs from the page's: "es". */
  transcriptLang?: string | undefined;
  /** The outcome of the call, in a sentence. */
  outcome?: ReactNode;
  /**
   * Initial position in seconds, such as where the subject of the page is mentioned.
   * @default 0
   */
  startAt?: number | undefined;
  /**
   * Selectable speeds. With a single speed no selection is shown. The recording starts with normal speed, or with
   * the first one if normal speed is not among them.
   * @default [1, 1.25, 1.5, 2]
   */
  speeds?: readonly number[] | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<CallPlayerLabels> | undefined;
}

const defaultSpeeds = [1, 1.25, 1.5, 2];

/**
 * A player for a recorded call: the waveform is the timeline, and the transcript follows the sound.
 * Before hydration and without JavaScript it is a native player with the whole transcript. On a page
 * only one player plays with sound at a time.
 */
export function CallPlayer({
  label,
  caller,
  time: callTime,
  sources,
  duration: knownDuration,
  peaks,
  transcript,
  transcriptLang,
  outcome,
  startAt,
  speeds = defaultSpeeds,
  labels: labelOverrides,
  className = "",
  ...props
}: CallPlayerProps) {
  const labels = useLabels("callPlayer", callPlayerLabels, labelOverrides);
  const locale = useLocale();
  const durationText = (seconds: number) => durationInWords(seconds, locale);
  const hydrated = useHydrated();
  const recording = useRef<HTMLAudioElement>(null);
  const { playing, waiting, failed, time, duration, seek } = useMedia(
    recording,
    sources,
    knownDuration,
    startAt,
  );
  const [speed, setSpeed] = useState(speeds.includes(1) ? 1 : (speeds[0] ?? 1));

  const play = () => {
    const audio = recording.current;
    if (!audio) return;
    audio.playbackRate = speed;
    // If the browser refuses to play, the player stays paused.
    void audio.play().catch(() => {});
  };
  const toggle = () => (playing ? recording.current?.pause() : play());

  // Paused at position 0, or without a playable source, the whole transcript is shown as played.
  // Otherwise only the turns up to the current position are.
  const listening = !failed && (playing || time > 0);
  const active = listening ? transcript.findLastIndex(({ at }) => at <= time) : -1;
  const stateOf = (index: number) => {
    if (!listening || index < active) return "heard";
    return index === active ? "active" : "ahead";
  };

  return (
    <figure
      data-slot="call-player"
      data-state={failed ? "failed" : playing ? "playing" : "paused"}
      data-ground="board"
      aria-label={label}
      {...props}
      className={`ll-call-player w-full min-w-0 rounded-stage border border-line bg-page text-ink ${className}`}
    >
      <div data-slot="call-player-console" className="ll-call-console rounded-t-stage bg-sunk">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <strong className="min-w-0 font-display text-heading-3 font-semibold wrap-break-word">
            {caller}
          </strong>
          <span className="font-plate text-small font-semibold text-ink-muted">{callTime}</span>
        </div>
        <div className="relative my-3">
          <Waveform
            peaks={peaks}
            progress={listening ? time / duration : 1}
            className="ll-call-wave"
          />
          {hydrated && !failed && (
            <div ref={keepFocus} className="contents">
              <Timeline
                media={recording}
                label={labels.seek}
                valueText={fill(
                  labels.position,
                  { time: durationText(time), duration: durationText(duration) },
                  locale,
                )}
                time={time}
                duration={duration}
                playing={playing}
                onSeek={seek}
                className="ll-timeline-wave"
              />
            </div>
          )}
        </div>
        <div className="flex min-h-13.5 flex-wrap items-center gap-x-4 gap-y-2">
          {/* No captions: the transcript is below. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            ref={recording}
            controls={!hydrated}
            preload="none"
            aria-label={label}
            className="w-full"
          >
            {sources.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
          </audio>
          {/* Always rendered, because a live region announces only content that is added to it later. */}
          {hydrated && (
            <output className={failed ? "text-small" : "sr-only"}>{failed && labels.failed}</output>
          )}
          {hydrated && !failed && (
            <div ref={keepFocus} className="contents">
              <button
                type="button"
                data-slot="call-player-toggle"
                className="grid size-13.5 flex-none place-items-center rounded-full border-[7px] border-cord bg-sunk text-ink transition-colors hover:bg-action hover:text-on-action forced-colors:border-[ButtonText]"
                onClick={toggle}
              >
                {waiting ? (
                  <Spinner size="sm" />
                ) : playing ? (
                  <PauseIcon size="md" />
                ) : (
                  <PlayIcon size="md" className="translate-x-px" />
                )}
                <span className="sr-only">{playing ? labels.pause : labels.play}</span>
              </button>
              <span className="flex flex-wrap items-baseline gap-x-2 font-plate text-small font-semibold text-ink-muted">
                <Meter
                  className="text-heading-3 text-ink [--color-meter:var(--color-page)]"
                  value={formatClock(time)}
                  label={durationText(time)}
                  turning={playing}
                />
                {fill(labels.of, { duration: formatClock(duration) }, locale)}
              </span>
              {speeds.length > 1 && (
                <label className="ll-call-speed relative ms-auto flex items-center gap-2 font-plate text-small font-semibold text-ink-muted">
                  <span>{labels.speed}</span>
                  <select
                    value={speed}
                    data-slot="call-player-speed"
                    className="min-h-11 rounded-control border-(length:--width-edge) border-edge bg-page px-2 text-ink"
                    onChange={(event) => {
                      const next = Number(event.currentTarget.value);
                      setSpeed(next);
                      if (recording.current) recording.current.playbackRate = next;
                    }}
                  >
                    {speeds.map((each) => (
                      <option key={each} value={each}>
                        {each.toLocaleString(locale)}×
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
          )}
        </div>
      </div>
      <div className="ll-call-script">
        <div aria-hidden="true" className="ll-call-script-heads">
          <Plate variant="line">{labels.said}</Plate>
          <Plate variant="line">{labels.done}</Plate>
        </div>
        <ol
          aria-label={labels.transcript}
          data-state={listening ? "listening" : "rest"}
          className="ll-call-lines"
        >
          {transcript.map(({ at, by, speaker, text, done }, index) => {
            const state = stateOf(index);
            const timeText = formatClock(at);
            return (
              // A click on a turn seeks to it. Keyboard users follow the link on its time.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
              <li
                // Two turns may begin at the same time.
                key={index}
                data-by={by}
                data-state={state}
                aria-current={state === "active" || undefined}
                onClick={() => {
                  // Selecting text must not seek.
                  if (!failed && getSelection()?.isCollapsed !== false) seek(at);
                }}
              >
                <span className="ll-call-line-who">
                  {failed ? (
                    <span className="py-1 tabular-nums">{timeText}</span>
                  ) : (
                    <a
                      ref={keepFocus}
                      href={`${sources[0]?.src ?? ""}#t=${at}`}
                      data-slot="call-player-place"
                      aria-label={fill(labels.playFrom, { time: timeText }, locale)}
                      className="rounded-plate px-1.5 py-1"
                      onClick={(event) => {
                        // Keeps the turn's own handler from seeking, also if the link opens in another tab.
                        event.stopPropagation();
                        if (event.altKey || event.metaKey || event.ctrlKey || event.shiftKey)
                          return;
                        event.preventDefault();
                        seek(at);
                        play();
                      }}
                    >
                      {timeText}
                    </a>
                  )}
                  <span>{speaker}</span>
                </span>
                <p
                  lang={transcriptLang}
                  dir={transcriptLang && "auto"}
                  className="ll-call-line-said"
                >
                  {text}
                </p>
                {done !== undefined && (
                  <p className="ll-call-line-done">
                    <Jack state={state === "ahead" ? "empty" : "plugged"} />
                    <span className="sr-only">{labels.done}: </span>
                    {done}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
        {outcome && (
          <p data-slot="call-player-outcome" className="ll-call-outcome">
            <Plate>{labels.outcome}</Plate>
            <span className="min-w-0">{outcome}</span>
          </p>
        )}
      </div>
    </figure>
  );
}
