"use client";

import { useEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";

import type { MediaState } from "./use-media.ts";

interface TimelineProps extends Pick<MediaState, "time" | "duration" | "playing"> {
  /** The element whose position is shown. */
  media: RefObject<HTMLMediaElement | null>;
  /** Accessible name of the slider. */
  label: string;
  /** The position in words, for screen readers. */
  valueText: string;
  /** Called with the new position. */
  onSeek: (seconds: number) => void;
  className: string;
}

/**
 * Seconds by which a key moves the position, limited to the ends. Left and right are swapped in right-to-left
 * text.
 */
const secondsByKey: Readonly<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The seek bar of `CallPlayer` and `VideoPlayer`: a native range input. During playback the position is
 * updated in each frame, because `timeupdate` events are too rare for smooth movement.
 */
export function Timeline({
  media,
  label,
  valueText,
  time,
  duration,
  playing,
  onSeek,
  className,
}: TimelineProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const slider = input.current;
    if (!slider) return undefined;
    const show = (seconds: number) => {
      slider.value = String(seconds);
      // Set by script, because a Content-Security-Policy may forbid style attributes in HTML.
      slider.style.setProperty("--heard", `${duration > 0 ? (seconds / duration) * 100 : 0}%`);
    };
    show(time);
    if (!playing) return undefined;
    let frame = 0;
    const updateEachFrame = () => {
      // Safari's position is 0 until the file is loaded, also if the visitor has chosen another.
      show(media.current?.currentTime || time);
      frame = requestAnimationFrame(updateEachFrame);
    };
    frame = requestAnimationFrame(updateEachFrame);
    return () => cancelAnimationFrame(frame);
  }, [media, time, duration, playing]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    let seconds = secondsByKey[event.key];
    if (seconds === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const isHorizontal = event.key === "ArrowRight" || event.key === "ArrowLeft";
    if (isHorizontal && getComputedStyle(event.currentTarget).direction === "rtl")
      seconds = -seconds;
    event.preventDefault();
    onSeek(Math.min(Math.max(time + seconds, 0), duration));
  };

  return (
    <input
      ref={input}
      type="range"
      data-slot="timeline"
      data-state={playing || time > 0 ? "here" : "rest"}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      // A range input needs a maximum above its minimum, also while the duration is unknown.
      max={duration || 1}
      step="any"
      defaultValue={0}
      disabled={duration === 0}
      onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      onKeyDown={onKeyDown}
      className={`ll-timeline-bare ${className}`}
    />
  );
}
