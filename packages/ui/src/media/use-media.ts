"use client";

import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** One of several files with the same content. The browser plays the first that it supports. */
export interface MediaSource {
  /** URL of the file. */
  src: string;
  /** Its media type, with codecs if needed: `video/webm`, `audio/mpeg`. */
  type: string;
}

/** State of a media element, as a player shows it. */
export interface MediaState {
  playing: boolean;
  /** Buffering. */
  waiting: boolean;
  /** No source can be played. */
  failed: boolean;
  /** Current position, in seconds. */
  time: number;
  /** Duration in seconds; 0 while it is unknown. */
  duration: number;
}

/** Formats seconds as minutes and seconds: "1:51". */
export function formatClock(seconds: number): string {
  const totalSeconds = Math.floor(seconds);
  return `${Math.floor(totalSeconds / 60)}:${String(totalSeconds % 60).padStart(2, "0")}`;
}

/** The media element of the page that plays with sound, or did so last; undefined if there is none. */
let audible: HTMLMediaElement | undefined;

/** If `media` has become audible, pauses the element that was audible before. */
function pauseOthers(media: HTMLMediaElement) {
  if (media.paused || media.muted || audible === media) return;
  audible?.pause();
  audible = media;
}

/** Events after which the element's state is read again. */
const stateEvents = [
  "play",
  "playing",
  "pause",
  "waiting",
  "canplay",
  "ended",
  "timeupdate",
  "seeking",
  "durationchange",
  "volumechange",
];

/**
 * Whether no source can be played. `networkState` alone is not sufficient: it is the same while an element
 * still selects a source.
 */
function hasFailed(media: HTMLMediaElement, sourceFailed: boolean) {
  const noSource = media.networkState === media.NETWORK_NO_SOURCE;
  return media.error !== null || (noSource && (sourceFailed || !media.paused));
}

/** Moves the position. The browser limits it to the duration. */
function seekTo(media: HTMLMediaElement, seconds: number) {
  media.currentTime = seconds;
}

/**
 * Hook: mirrors the state of a media element, which may already play before hydration. WebKit (Safari) loses
 * a position that is set before metadata is loaded. So the hook stores the position, and sets it again when
 * metadata is loaded.
 *
 * @param sources Files of the element. If they change, the element loads the new ones and is paused at `startAt`.
 * @param knownDuration Duration in seconds, used until the element reports it.
 * @param startAt Initial position in seconds.
 */
export function useMedia(
  element: RefObject<HTMLMediaElement | null>,
  sources: readonly MediaSource[],
  knownDuration = 0,
  startAt = 0,
) {
  const [state, setState] = useState<MediaState>({
    playing: false,
    waiting: false,
    failed: false,
    time: startAt,
    duration: knownDuration,
  });
  /** Position at which playback starts, in seconds. Not used once the element's metadata is loaded. */
  const startPosition = useRef(startAt);
  const files = sources.map(({ src }) => src).join();
  const loadedFiles = useRef(files);

  useEffect(() => {
    const media = element.current!;
    const listening = new AbortController();
    const { signal } = listening;
    let sourceFailed = false;
    const readState = () => {
      pauseOthers(media);
      const failed = hasFailed(media, sourceFailed);
      // Also true while the element waits for missing data: the player then offers to pause.
      const playing = !failed && !media.paused && !media.ended;
      setState({
        playing,
        waiting: playing && media.readyState < media.HAVE_FUTURE_DATA,
        failed,
        time: media.currentTime || (media.readyState ? 0 : startPosition.current),
        duration: Number.isFinite(media.duration) ? media.duration : knownDuration,
      });
    };
    const applyStartPosition = () => {
      // Skipped if playback has started at another position. Seeking to 0 would hide the poster.
      if (startPosition.current && !media.currentTime) seekTo(media, startPosition.current);
    };
    startPosition.current = startAt;
    // Browsers ignore changes of `<source>` elements until `load` is called. The first files may already play.
    if (loadedFiles.current !== files) media.load();
    loadedFiles.current = files;
    applyStartPosition();
    media.addEventListener("loadedmetadata", applyStartPosition, { signal });
    for (const eventName of stateEvents) media.addEventListener(eventName, readState, { signal });
    // Errors of `<source>` elements do not bubble, so they are captured. The media element itself fails only
    // after its last source has failed.
    const onSourceError = () => {
      sourceFailed = true;
      requestAnimationFrame(readState);
    };
    media.addEventListener("error", onSourceError, { capture: true, signal });
    const first = requestAnimationFrame(readState);
    return () => {
      listening.abort();
      cancelAnimationFrame(first);
      if (audible !== media) return;
      audible = undefined;
      // An `Activity` hides the player, but does not stop it. The parent is checked, because an `audio` element
      // without native controls is never visible.
      if (!media.parentElement!.checkVisibility()) media.pause();
    };
  }, [element, files, knownDuration, startAt]);

  /**
   * Moves the position. Before metadata is loaded, `startPosition` holds it, because the element may not
   * report it yet.
   */
  const seek = (seconds: number) => {
    startPosition.current = seconds;
    const media = element.current;
    if (!media) return;
    seekTo(media, seconds);
    // The element's events update the other values.
    setState((shown) => ({ ...shown, time: seconds }));
  };

  return { ...state, seek };
}
