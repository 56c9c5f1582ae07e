"use client";

import { useEffect, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";

import type { MediaState } from "./use-media.ts";

interface TimelineProps extends Pick<MediaState, "time" | "duration" | "playing"> {
  media: RefObject<HTMLMediaElement | null>;
  /** Name of the slider. */
  label: string;
  /** Where it is, in words. */
  valueText: string;
  onSeek: (seconds: number) => void;
  className: string;
}

/** Seconds that a key goes on. The arrows along the line follow the script's direction. */
const strides: Readonly<Record<string, number>> = {
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
 * A seek bar: a native range input. Between `timeupdate` events the position follows each frame,
 * for smooth movement.
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
    const mark = input.current;
    if (!mark) return undefined;
    const show = (seconds: number) => {
      mark.value = String(seconds);
      // Set by CSSOM, because a Content-Security-Policy may forbid style attributes.
      mark.style.setProperty("--heard", `${duration > 0 ? (seconds / duration) * 100 : 0}%`);
    };
    show(time);
    if (!playing) return undefined;
    let frame = 0;
    const follow = () => {
      show(media.current?.currentTime ?? 0);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [media, time, duration, playing]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    let stride = strides[event.key];
    if (stride === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const along = event.key === "ArrowRight" || event.key === "ArrowLeft";
    if (along && getComputedStyle(event.currentTarget).direction === "rtl") stride = -stride;
    event.preventDefault();
    onSeek(Math.min(Math.max(time + stride, 0), duration));
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
